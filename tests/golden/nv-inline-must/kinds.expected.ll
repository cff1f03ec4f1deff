remark: <unknown>:0:0: in function recursive: recursive not AlwaysInline into recursive: it calls itself
remark: <unknown>:0:0: in function k: by_name AlwaysInline into k: PTX has names for what it accesses
remark: <unknown>:0:0: in function k: a_word_more AlwaysInline into k: it passes 4356 bytes
remark: <unknown>:0:0: in function k: a_large_result AlwaysInline into k: it passes 4356 bytes
remark: <unknown>:0:0: in function k: wrapper AlwaysInline into k: it is a wrapper
remark: <unknown>:0:0: in function k: recursive not AlwaysInline into k: it calls itself
