remark: <unknown>:0:0: in function once: loop not vectorized: loop trip count is one, irrelevant for vectorization
remark: <unknown>:0:0: in function once: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function once: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function twice: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function two_behind: User-specified vectorization factor 4 is unsafe, clamping to maximum safe vectorization factor 2
remark: <unknown>:0:0: in function two_behind: Ignoring user-specified interleave count due to possibly unsafe dependencies in the loop.
remark: <unknown>:0:0: in function two_behind: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function two_behind: vectorized loop (vectorization width: 2, interleaved count: 1)
remark: <unknown>:0:0: in function four_behind: Ignoring user-specified interleave count due to possibly unsafe dependencies in the loop.
remark: <unknown>:0:0: in function four_behind: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function four_behind: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function small: loop not vectorized: cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz
remark: <unknown>:0:0: in function small: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function small: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function smallest: loop not vectorized: cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz
remark: <unknown>:0:0: in function smallest: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function smallest: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function small_without_tail: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function small_but_asked: loop not vectorized: cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz
remark: <unknown>:0:0: in function small_but_asked: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function small_but_asked: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function small_but_asked_of_others: loop not vectorized: runtime pointer checks needed. Enable vectorization of this loop with '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz
remark: <unknown>:0:0: in function small_but_asked_of_others: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function small_but_asked_of_others: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function left_at_the_top: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function left_at_the_top: Ignoring UserIC, because interleaving was avoided up front
remark: <unknown>:0:0: in function eight_behind: vectorized loop (vectorization width: 4, interleaved count: 2)
