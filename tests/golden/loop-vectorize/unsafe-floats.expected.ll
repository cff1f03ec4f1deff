--- !Analysis
Pass:            loop-vectorize
Name:            UnsafeFP
Function:        doubled
Args:
  - String:          'loop not vectorized: '
  - String:          Potentially unsafe FP op prevents vectorization
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        doubled
Args:
  - String:          loop not vectorized
...
