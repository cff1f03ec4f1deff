remark: <unknown>:0:0: in function head: cloned as head.shared.1
remark: <unknown>:0:0: in function outer: cloned as outer.shared
remark: <unknown>:0:0: in function outer: cloned as outer.global
remark: <unknown>:0:0: in function seen: cloned as seen.shared.global
remark: <unknown>:0:0: in function seen: cloned as seen.shared.shared
remark: <unknown>:0:0: in function seen: cloned as seen.global.shared
remark: <unknown>:0:0: in function same.everywhere: cloned as same.everywhere.shared
remark: <unknown>:0:0: in function taken: cloned as taken.shared
remark: <unknown>:0:0: in function head: cloned as head.global
remark: <unknown>:0:0: in function head.shared.1: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function outer.shared: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function outer.global: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function seen.shared.global: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function seen.shared.global: argument %q points to global memory in all calls
remark: <unknown>:0:0: in function seen.shared.shared: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function seen.shared.shared: argument %q points to shared memory in all calls
remark: <unknown>:0:0: in function seen.global.shared: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function seen.global.shared: argument %q points to shared memory in all calls
remark: <unknown>:0:0: in function same.everywhere.shared: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function taken.shared: argument %p points to shared memory in all calls
remark: <unknown>:0:0: in function head.global: argument %p points to global memory in all calls
remark: <unknown>:0:0: in function kernel: 1 access made global
remark: <unknown>:0:0: in function head.shared.1: 1 access made shared
remark: <unknown>:0:0: in function seen.shared.global: 1 access made global
remark: <unknown>:0:0: in function seen.shared.global: 1 access made shared
remark: <unknown>:0:0: in function seen.shared.shared: 2 accesses made shared
remark: <unknown>:0:0: in function seen.global.shared: 1 access made global
remark: <unknown>:0:0: in function seen.global.shared: 1 access made shared
remark: <unknown>:0:0: in function same.everywhere.shared: 1 access made shared
remark: <unknown>:0:0: in function taken.shared: 1 access made shared
remark: <unknown>:0:0: in function head.global: 1 access made global
