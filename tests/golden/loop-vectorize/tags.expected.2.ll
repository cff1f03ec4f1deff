--- !Analysis
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        many
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Interleaved
Function:        many
Args:
  - String:          'interleaved loop (interleaved count: '
  - InterleaveCount: '2'
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
Name:            InterleavingAvoided
Function:        once
Args:
  - String:          Ignoring UserIC, because interleaving was avoided up front
...
