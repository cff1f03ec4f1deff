remark: <unknown>:0:0: in function columns: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function columns: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function columns: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function halves: vectorized outer loop (vectorization width: 2, interleaved count: 1)
remark: <unknown>:0:0: in function triangle: loop not vectorized: loop control flow is not understood by vectorizer
remark: <unknown>:0:0: in function triangle: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function triangle: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function triangle: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function triangle: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function sum: loop not vectorized: Unsupported outer loop Phi(s)
remark: <unknown>:0:0: in function sum: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function sum: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function sum: 39 registers a thread leave 48 warps a multiprocessor, 18 leave 64
remark: <unknown>:0:0: in function sum: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function sum: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function meets: loop not vectorized: loop is not the innermost loop
remark: <unknown>:0:0: in function meets: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function meets: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function meets: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function meets: loop not vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function waits: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function waits: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized
remark: <unknown>:0:0: in function several: loop not vectorized (Force=true, Interleave Count=2)
remark: <unknown>:0:0: in function several: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function several: loop not vectorized
