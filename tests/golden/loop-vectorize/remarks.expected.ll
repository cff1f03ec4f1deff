remark: <unknown>:0:0: in function seldom: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function seldom: loop not vectorized
remark: <unknown>:0:0: in function often_enough: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function no_floats: loop not vectorized: Can't vectorize when the NoImplicitFloat attribute is used
remark: <unknown>:0:0: in function no_floats: loop not vectorized
remark: <unknown>:0:0: in function in_order: loop not vectorized: cannot prove it is safe to reorder floating-point operations
remark: <unknown>:0:0: in function in_order: loop not vectorized
remark: <unknown>:0:0: in function one_after_another: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function barrier: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function barrier: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function barrier: loop not vectorized
remark: <unknown>:0:0: in function scattered: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function scattered: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function search: loop not vectorized: Auto-vectorization of loops with uncountable early exit is not enabled
remark: <unknown>:0:0: in function scalable: Scalable vectorization requested but not supported by the target
remark: <unknown>:0:0: in function scalable: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function told: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function told: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function told_in_vain: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function told_in_vain: loop not vectorized (Force=true, Vector Width=4, Interleave Count=2)
--- !Analysis
Pass:            loop-vectorize
Name:            LowTripCount
Function:        seldom
Args:
  - String:          'loop not vectorized: '
  - String:          The trip count is below the minial threshold value.
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        seldom
Args:
  - String:          loop not vectorized
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        often_enough
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '2'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoImplicitFloat
Function:        no_floats
Args:
  - String:          'loop not vectorized: '
  - String:          'Can''t vectorize when the NoImplicitFloat attribute is used'
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        no_floats
Args:
  - String:          loop not vectorized
...
--- !AnalysisFPCommute
Pass:            loop-vectorize
Name:            CantReorderFPOps
Function:        in_order
Args:
  - String:          'loop not vectorized: '
  - String:          cannot prove it is safe to reorder floating-point operations
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        in_order
Args:
  - String:          loop not vectorized
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        one_after_another
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '2'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeLibcall
Function:        barrier
Args:
  - String:          'loop not vectorized: '
  - String:          call instruction cannot be vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
Function:        barrier
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        barrier
Args:
  - String:          loop not vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        scattered
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        scattered
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            UncountableEarlyExitLoopsDisabled
Function:        search
Args:
  - String:          'loop not vectorized: '
  - String:          Auto-vectorization of loops with uncountable early exit is not enabled
...
--- !Analysis
Pass:            loop-vectorize
Name:            ScalableVFUnfeasible
Function:        scalable
Args:
  - String:          Scalable vectorization requested but not supported by the target
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        scalable
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '2'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        told
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
Function:        told
Args:
  - String:          'vectorized loop (vectorization width: '
  - VectorizationFactor: '4'
  - String:          ', interleaved count: '
  - InterleaveCount: '1'
  - String:          ')'
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
Function:        told_in_vain
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        told_in_vain
Args:
  - String:          'loop not vectorized (Force=true, Vector Width=4, Interleave Count=2)'
...
