remark: <unknown>:0:0: removed 1 block that cannot be reached
remark: <unknown>:0:0: removed 2 blocks that cannot be reached
remark: <unknown>:0:0: removed 1 block that cannot be reached
remark: <unknown>:0:0: removed 1 block that cannot be reached
remark: <unknown>:0:0: removed 1 block that cannot be reached
