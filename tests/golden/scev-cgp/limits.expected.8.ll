remark: <unknown>:0:0: in function three: computed as an offset of 4 from %p0
remark: <unknown>:0:0: in function three: computed as an offset of 8 from %p0
remark: <unknown>:0:0: in function levels: computed as an offset of 4 from %scevgep
remark: <unknown>:0:0: in function levels: computed as an offset of 0 from %scevgep
remark: <unknown>:0:0: in function levels: computed as an offset of 4 from %scevgep1
remark: <unknown>:0:0: in function levels: computed as an offset of 0 from %scevgep1
