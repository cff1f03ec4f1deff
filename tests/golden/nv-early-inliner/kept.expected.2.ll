remark: <unknown>:0:0: in function odd: even not inlined into odd: it calls itself
remark: <unknown>:0:0: in function even: odd not inlined into even: it calls itself
remark: <unknown>:0:0: in function tail: plain not inlined into tail: the call is special
remark: <unknown>:0:0: in function k: plain inlined into k: cost 2
remark: <unknown>:0:0: in function k: plain not inlined into k: it is noinline
remark: <unknown>:0:0: in function k: noinline not inlined into k: it is noinline
remark: <unknown>:0:0: in function k: weak not inlined into k: another definition may win
remark: <unknown>:0:0: in function k: odr inlined into k: cost 2
remark: <unknown>:0:0: in function k: flushes not inlined into k: its caller has other modes
remark: <unknown>:0:0: in function k: for_another not inlined into k: its caller has other modes
remark: <unknown>:0:0: in function k: even not inlined into k: it calls itself
remark: <unknown>:0:0: in function k: has_address not inlined into k: its body can't be copied
remark: <unknown>:0:0: in function k: variadic not inlined into k: its body can't be copied
remark: <unknown>:0:0: in function k: tail inlined into k: cost 2
remark: <unknown>:0:0: in function as_it_is: plain not inlined into as_it_is: its caller is optnone
remark: <unknown>:0:0: in function flushing: flushes inlined into flushing: cost 2
