warning: memory-space-opt: in @not_there: Cannot do atomic operation on const memory
warning: memory-space-opt: in @not_there: Cannot do atomic on local memory
warning: memory-space-opt: in @not_there: Cannot do WMMA on constant memory
remark: <unknown>:0:0: in function kinds: 8 accesses made global
remark: <unknown>:0:0: in function kinds: 4 accesses made shared
remark: <unknown>:0:0: in function not_there: 1 access made constant
remark: <unknown>:0:0: in function not_there: 1 access made local
remark: <unknown>:0:0: in function assumed: load stays generic: cannot tell what pointer points to
remark: <unknown>:0:0: in function assumed: 2 accesses made shared
remark: <unknown>:0:0: in function assumed_later: load stays generic: cannot tell what pointer points to
remark: <unknown>:0:0: in function assumed_later: 1 access made shared
