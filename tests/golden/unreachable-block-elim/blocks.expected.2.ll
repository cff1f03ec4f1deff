remark: <unknown>:0:0: in function from_dead_to_live: removed 1 block that cannot be reached
remark: <unknown>:0:0: in function island: removed 2 blocks that cannot be reached
remark: <unknown>:0:0: in function in_loop: removed 1 block that cannot be reached
remark: <unknown>:0:0: in function addressed: removed 1 block that cannot be reached
remark: <unknown>:0:0: in function debug: removed 1 block that cannot be reached
