--- !Missed
Pass:            loop-vectorize
Name:            InterleavingBeneficialButDisabled
Function:        many
Args:
  - String:          the cost-model indicates that interleaving is beneficial but is explicitly disabled or interleave count is set to 1
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        many
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
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
Name:            InterleavingNotBeneficialAndDisabled
Function:        once
Args:
  - String:          the cost-model indicates that interleaving is not beneficial and is explicitly disabled or interleave count is set to 1
...
