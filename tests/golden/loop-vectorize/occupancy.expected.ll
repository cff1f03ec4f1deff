remark: <unknown>:0:0: in function sums: 109 registers a thread leave 16 warps a multiprocessor, 36 leave 48
remark: <unknown>:0:0: in function sums: 65 registers a thread leave 28 warps a multiprocessor, 36 leave 48
remark: <unknown>:0:0: in function sums: 45 registers a thread leave 40 warps a multiprocessor, 36 leave 48
remark: <unknown>:0:0: in function sums: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function sums: the cost-model indicates that interleaving is not beneficial
