--- !Analysis
Pass:            loop-vectorize
Name:            IfConversionDisabled
Function:        calls_at_times
Args:
  - String:          'loop not vectorized: '
  - String:          If-conversion is disabled
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeLibcall
Function:        calls_at_times
Args:
  - String:          'loop not vectorized: '
  - String:          call instruction cannot be vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
Function:        calls_at_times
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        calls_at_times
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            TooManySCEVRunTimeChecks
Function:        index_may_wrap
Args:
  - String:          'loop not vectorized: '
  - String:          Too many SCEV assumptions need to be made and checked at runtime
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        index_may_wrap
Args:
  - String:          loop not vectorized
...
--- !AnalysisAliasing
Pass:            loop-vectorize
Name:            CantReorderMemOps
Function:        may_overlap
Args:
  - String:          'loop not vectorized: '
  - String:          cannot prove it is safe to reorder memory operations
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        may_overlap
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            HistogramPreventsScalarInterleaving
Function:        counts
Args:
  - String:          Unable to interleave without vectorization due to constraints on the order of histogram operations
...
