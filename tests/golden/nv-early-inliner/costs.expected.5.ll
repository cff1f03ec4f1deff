ten not inlined into one: cost 10, 9 left of inline-total-budget
ten not inlined into two: cost 10, 9 left of inline-total-budget
ten not inlined into two: cost 10, 9 left of inline-total-budget
words inlined into of_words: cost -28
words inlined into of_words: cost -28
words inlined into of_words: cost -31
either inlined into ways: cost -9
either inlined into ways: cost -9
either inlined into ways: cost -10
either inlined into ways: cost -13
either inlined into ways: cost -13
generic inlined into spaces: cost -14
generic inlined into spaces: cost -214
generic inlined into spaces: cost -214
generic inlined into spaces: cost -214
unused inlined into spaces: cost -15
ten not inlined into outer: cost 10, 9 left of inline-total-budget
outer inlined into above: cost 2
outer inlined into above: cost 2
called_once inlined into once: cost 11
