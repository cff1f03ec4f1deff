remark: <unknown>:0:0: argument %p points to shared memory in all calls
remark: <unknown>:0:0: argument %p points to shared memory in all calls
remark: <unknown>:0:0: the result points to shared memory
remark: <unknown>:0:0: argument %p points to global memory in all calls
remark: <unknown>:0:0: the result points to global memory
remark: <unknown>:0:0: argument %p points to global memory in all calls
remark: <unknown>:0:0: argument %p points to local memory in all calls
remark: <unknown>:0:0: argument %g points to global memory in all calls
remark: <unknown>:0:0: argument %g points to global memory in all calls
remark: <unknown>:0:0: 1 access made shared
remark: <unknown>:0:0: 1 access made global
remark: <unknown>:0:0: 1 access made global
remark: <unknown>:0:0: 1 access made global
remark: <unknown>:0:0: 1 access made global
remark: <unknown>:0:0: 2 accesses made global
remark: <unknown>:0:0: 1 access made shared
