remark: <unknown>:0:0: in function one: ten not inlined into one: cost 10, 9 left of inline-budget
remark: <unknown>:0:0: in function two: ten not inlined into two: cost 10, 9 left of inline-budget
remark: <unknown>:0:0: in function two: ten not inlined into two: cost 10, 9 left of inline-budget
remark: <unknown>:0:0: in function of_words: words inlined into of_words: cost -28
remark: <unknown>:0:0: in function of_words: words inlined into of_words: cost -28
remark: <unknown>:0:0: in function of_words: words inlined into of_words: cost -31
remark: <unknown>:0:0: in function ways: either inlined into ways: cost -9
remark: <unknown>:0:0: in function ways: either inlined into ways: cost -9
remark: <unknown>:0:0: in function ways: either inlined into ways: cost -10
remark: <unknown>:0:0: in function ways: either inlined into ways: cost -13
remark: <unknown>:0:0: in function ways: either inlined into ways: cost -13
remark: <unknown>:0:0: in function spaces: generic inlined into spaces: cost -14
remark: <unknown>:0:0: in function spaces: generic inlined into spaces: cost -214
remark: <unknown>:0:0: in function spaces: generic inlined into spaces: cost -214
remark: <unknown>:0:0: in function spaces: generic inlined into spaces: cost -214
remark: <unknown>:0:0: in function spaces: unused inlined into spaces: cost -15
remark: <unknown>:0:0: in function outer: ten not inlined into outer: cost 10, 9 left of inline-budget
remark: <unknown>:0:0: in function above: outer inlined into above: cost 2
remark: <unknown>:0:0: in function above: outer inlined into above: cost 2
remark: <unknown>:0:0: in function once: called_once inlined into once: cost 11
