remark: <unknown>:0:0: @str is in global memory now
remark: <unknown>:0:0: @p is in global memory now
remark: <unknown>:0:0: @q is in global memory now
remark: <unknown>:0:0: @s is in global memory now
remark: <unknown>:0:0: @table is in global memory now
remark: <unknown>:0:0: @int is in global memory now
remark: <unknown>:0:0: @any is in global memory now
remark: <unknown>:0:0: @ext is in global memory now
remark: <unknown>:0:0: @managed is in global memory now
remark: <unknown>:0:0: @"odd name" is in global memory now
