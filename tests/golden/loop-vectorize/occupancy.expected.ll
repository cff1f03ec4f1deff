remark: <unknown>:0:0: in function sums: 111 registers a thread leave 16 warps a multiprocessor, 38 leave 48
remark: <unknown>:0:0: in function sums: 67 registers a thread leave 28 warps a multiprocessor, 38 leave 48
remark: <unknown>:0:0: in function sums: 47 registers a thread leave 40 warps a multiprocessor, 38 leave 48
remark: <unknown>:0:0: in function sums: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function sums: the cost-model indicates that interleaving is not beneficial
