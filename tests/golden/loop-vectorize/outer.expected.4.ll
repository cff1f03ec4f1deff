remark: <unknown>:0:0: in function sum: vectorized loop (vectorization width: 4, interleaved count: 1)
