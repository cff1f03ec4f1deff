--- !Analysis
Pass:            loop-vectorize
Name:            SingleIterationLoop
Function:        once
Args:
  - String:          'loop not vectorized: '
  - String:          loop trip count is one, irrelevant for vectorization
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        once
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        once
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        twice
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        twice
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            VectorizationFactor
Function:        two_behind
Args:
  - String:          User-specified vectorization factor 4 is unsafe, clamping to maximum safe vectorization factor 2
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        two_behind
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        two_behind
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '2'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        four_behind
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        four_behind
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoTailLoopWithOptForSize
Function:        small
Args:
  - String:          'loop not vectorized: '
  - String:          'cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        small
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        small
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoTailLoopWithOptForSize
Function:        smallest
Args:
  - String:          'loop not vectorized: '
  - String:          'cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        smallest
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        smallest
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        small_without_tail
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        small_without_tail
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoTailLoopWithOptForSize
Function:        small_but_asked
Args:
  - String:          'loop not vectorized: '
  - String:          'cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        small_but_asked
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        small_but_asked
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVersionLoopWithOptForSize
Function:        small_but_asked_of_others
Args:
  - String:          'loop not vectorized: '
  - String:          'runtime pointer checks needed. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        small_but_asked_of_others
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        small_but_asked_of_others
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        left_at_the_top
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        left_at_the_top
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        eight_behind
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '2'
  - String:          ')'
...
