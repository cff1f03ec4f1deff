remark: <unknown>:0:0: in function volatile: split load of { i32, i32, i64 } into 3 accesses
remark: <unknown>:0:0: in function volatile: split load of { i8, i8 } into 2 accesses
remark: <unknown>:0:0: in function volatile: split store of { i32, i32, i64 } into 3 accesses
remark: <unknown>:0:0: in function volatile: split store of { i32, i32, i64 } into 3 accesses
remark: <unknown>:0:0: in function large: split load of [17 x i64] into 17 accesses
remark: <unknown>:0:0: in function large: split store of [17 x i64] into 17 accesses
