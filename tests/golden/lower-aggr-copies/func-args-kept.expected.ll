remark: <unknown>:0:0: in function in_a_table: aggregates stay in the signature of in_a_table: its address is taken
remark: <unknown>:0:0: in function used: aggregates stay in the signature of used: its address is taken
remark: <unknown>:0:0: in function stored: aggregates stay in the signature of stored: its address is taken
remark: <unknown>:0:0: in function annotated: aggregates stay in the signature of annotated: metadata refers to it
remark: <unknown>:0:0: in function factorial: aggregates stay in the signature of factorial: it is recursive
remark: <unknown>:0:0: in function ping: aggregates stay in the signature of ping: it is recursive
remark: <unknown>:0:0: in function pong: aggregates stay in the signature of pong: it is recursive
remark: <unknown>:0:0: in function kernel: aggregates stay in the signature of kernel: it is a kernel
remark: <unknown>:0:0: in function large: aggregates stay in the signature of large: [200 x i32] has 200 scalars, more than 128
