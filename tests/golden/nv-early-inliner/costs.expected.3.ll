ten inlined into one: cost 10
ten inlined into two: cost 10
ten not inlined into two: cost 10, 0 left of inline-budget
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
ten inlined into outer: cost 10
outer not inlined into above: cost 12, 10 left of inline-budget
outer not inlined into above: cost 12, 10 left of inline-budget
called_once inlined into once: cost 11
