--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        doubled
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        doubled
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
