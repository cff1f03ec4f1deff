remark: <unknown>:0:0: in function reads: 2 loads of memory that nothing writes
remark: <unknown>:0:0: in function kernel: 3 accesses in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function kernel: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function first: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function calm: 1 access in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function chooses: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function both: 1 access in or outside of the scopes of %a, %b, %out
remark: <unknown>:0:0: in function one.caller: 1 access in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function unmarked: 1 access in or outside of the scopes of %out
remark: <unknown>:0:0: in function calls.seen: 1 access in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function of.device: 1 access in or outside of the scopes of %p
remark: <unknown>:0:0: in function writes.before: 1 access in or outside of the scopes of %p
remark: <unknown>:0:0: in function written.by.callee: 1 access in or outside of the scopes of %in
remark: <unknown>:0:0: in function added.to: 2 accesses in or outside of the scopes of %in
remark: <unknown>:0:0: in function copied.to: 3 accesses in or outside of the scopes of %in, %from
remark: <unknown>:0:0: in function copied.to: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function volatile: 2 accesses in or outside of the scopes of %in
remark: <unknown>:0:0: in function stored: 1 access in or outside of the scopes of %in
remark: <unknown>:0:0: in function passed.on: 1 access in or outside of the scopes of %in
remark: <unknown>:0:0: in function looked.at: 1 access in or outside of the scopes of %in
remark: <unknown>:0:0: in function looked.at: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function number: 2 accesses in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function tested: 2 accesses in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function tested: 1 load of memory that nothing writes
remark: <unknown>:0:0: in function given.back: 1 access in or outside of the scopes of %in
remark: <unknown>:0:0: in function written.where.chosen: 2 accesses in or outside of the scopes of %in, %out
remark: <unknown>:0:0: in function shared: 2 accesses in or outside of the scopes of %in, %out
