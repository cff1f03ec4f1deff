remark: <unknown>:0:0: in function three: computed as an offset of 4 from %p0
remark: <unknown>:0:0: in function three: computed as an offset of 8 from %p0
