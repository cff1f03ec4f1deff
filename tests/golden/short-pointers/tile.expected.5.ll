remark: <unknown>:0:0: pointers into shared, constant and local memory have 32 bits
