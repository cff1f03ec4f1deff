remark: <unknown>:0:0: in function tids: computed as an offset of 28 from %p0
remark: <unknown>:0:0: in function tids: computed as an offset of 28 from %p0
remark: <unknown>:0:0: in function lowest: computed as an offset of 4 from %scevgep
remark: <unknown>:0:0: in function lowest: computed as an offset of 0 from %scevgep
remark: <unknown>:0:0: in function loop: computed as an offset of 4 from %p
remark: <unknown>:0:0: in function others: computed as an offset of 12 from %p0
remark: <unknown>:0:0: in function far: computed as an offset of 8388604 from %p0
