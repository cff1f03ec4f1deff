remark: <unknown>:0:0: in function behind_a_branch: %a moved into the entry block
remark: <unknown>:0:0: in function behind_a_branch: %b moved into the entry block
remark: <unknown>:0:0: in function in_a_loop: %a moved into the entry block
remark: <unknown>:0:0: in function in_a_loop: %other moved into the entry block
remark: <unknown>:0:0: in function kept_in_memory: %node stays where it is: memory of earlier iterations may be in use
remark: <unknown>:0:0: in function kept_by_a_phi: %node stays where it is: memory of earlier iterations may be in use
remark: <unknown>:0:0: in function kept_by_a_call: %node stays where it is: memory of earlier iterations may be in use
remark: <unknown>:0:0: in function sizes: %unknown stays where it is: its size is not known
remark: <unknown>:0:0: in function sizes: %special stays where it is: it is inalloca
remark: <unknown>:0:0: in function sizes: %empty moved into the entry block
remark: <unknown>:0:0: in function sizes: %vectors stays where it is: its size is not known
remark: <unknown>:0:0: in function restored: %a stays where it is: the stack is restored
