remark: <unknown>:0:0: in function search: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function search: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function search_of_sums: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function search_of_sums: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function search_of_some: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function search_of_some: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function stores: loop not vectorized: Early exit loop with store but no supported condition load
remark: <unknown>:0:0: in function stores_elsewhere: loop not vectorized: Cannot vectorize early exit loop with writes to memory
