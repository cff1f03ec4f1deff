warning: memory-space-opt: in @not_there: Cannot do atomic operation on const memory
warning: memory-space-opt: in @not_there: Cannot do atomic on local memory
warning: memory-space-opt: in @not_there: Cannot do WMMA on constant memory
remark: <unknown>:0:0: 8 accesses made global
remark: <unknown>:0:0: 4 accesses made shared
remark: <unknown>:0:0: 1 access made constant
remark: <unknown>:0:0: 1 access made local
remark: <unknown>:0:0: load stays generic: cannot tell what pointer points to
remark: <unknown>:0:0: 2 accesses made shared
remark: <unknown>:0:0: load stays generic: cannot tell what pointer points to
remark: <unknown>:0:0: 1 access made shared
