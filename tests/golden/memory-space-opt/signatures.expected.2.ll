remark: <unknown>:0:0: in function sum: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function outer: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function pick: the result points to shared memory
remark: <unknown>:0:0: in function same: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function same: the result points to global memory
remark: <unknown>:0:0: in function recursive: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function local_and_global: argument %p points to local memory in all calls
remark: <unknown>:0:0: in function local_and_global: argument %g points to global memory in all calls
remark: <unknown>:0:0: in function only_stored: argument %g points to global memory in all calls
remark: <unknown>:0:0: in function both: cloned as both.shared
remark: <unknown>:0:0: in function both: cloned as both.global
remark: <unknown>:0:0: in function taken: cloned as taken.global
remark: <unknown>:0:0: in function visible: cloned as visible.global
remark: <unknown>:0:0: in function both.shared: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function both.global: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function taken.global: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function visible.global: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function sum: 1 access made shared
remark: <unknown>:0:0: in function same: 1 access made global
remark: <unknown>:0:0: in function recursive: 1 access made global
remark: <unknown>:0:0: in function local_and_global: 1 access made global
remark: <unknown>:0:0: in function only_stored: 1 access made global
remark: <unknown>:0:0: in function k: 2 accesses made global
remark: <unknown>:0:0: in function k: 1 access made shared
remark: <unknown>:0:0: in function both.shared: 1 access made shared
remark: <unknown>:0:0: in function both.global: 1 access made global
remark: <unknown>:0:0: in function taken.global: 1 access made global
remark: <unknown>:0:0: in function visible.global: 1 access made global
