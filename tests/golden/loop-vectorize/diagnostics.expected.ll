--- !Analysis
Pass:            loop-vectorize
Name:            UnsupportedUncountableLoop
Function:        until_zero
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize uncountable loop
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantComputeNumberOfIterations
Function:        until_zero
Args:
  - String:          'loop not vectorized: '
  - String:          could not determine number of loop iterations
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        until_zero
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            LoopContainsUnsupportedSwitch
Function:        leaves_by_switch
Args:
  - String:          'loop not vectorized: '
  - String:          Loop contains an unsupported switch
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnsafeOperationsEarlyExitLoop
Function:        leaves_by_switch
Args:
  - String:          'loop not vectorized: '
  - String:          Early exit loop contains operations that cannot be speculatively executed
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        leaves_by_switch
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            LoopContainsUnsupportedTerminator
Function:        calls_that_unwind
Args:
  - String:          'loop not vectorized: '
  - String:          Loop contains an unsupported terminator
...
--- !Analysis
Pass:            loop-vectorize
Name:            WritesInEarlyExitLoop
Function:        calls_that_unwind
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with complex writes to memory
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
Function:        calls_that_unwind
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        calls_that_unwind
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoCFGForSelect
Function:        calls_at_times
Args:
  - String:          'loop not vectorized: '
  - String:          Control flow cannot be substituted for a select
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
Name:            RecurrencesInEarlyExitLoop
Function:        sum_until
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with reductions or recurrences
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        sum_until
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            LoopContainsUnsupportedSwitch
Function:        search_for_two
Args:
  - String:          'loop not vectorized: '
  - String:          Loop contains an unsupported switch
...
--- !Analysis
Pass:            loop-vectorize
Name:            EarlyExitTooManySuccessors
Function:        search_for_two
Args:
  - String:          'loop not vectorized: '
  - String:          Incorrect number of successors from early exiting block
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        search_for_two
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            TooManyUncountableEarlyExits
Function:        two_searches
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with more than one early exit
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        two_searches
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            EarlyExitNotLatchPredecessor
Function:        searches_ahead_of_branch
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        searches_ahead_of_branch
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnknownLatchExitCountEarlyExitLoop
Function:        searches_last
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        searches_last
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            WritesInEarlyExitLoop
Function:        writes_by_call
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with complex writes to memory
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
Function:        writes_by_call
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        writes_by_call
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnsafeOperationsEarlyExitLoop
Function:        divides_behind
Args:
  - String:          'loop not vectorized: '
  - String:          Early exit loop contains operations that cannot be speculatively executed
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        divides_behind
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            PotentiallyFaultingLoadsNotSupported
Function:        searches_anywhere
Args:
  - String:          'loop not vectorized: '
  - String:          Auto-vectorization of loops with potentially faulting load is not supported
...
--- !Analysis
Pass:            loop-vectorize
Name:            EarlyExitLoopWithStridedFaultOnlyFirstLoad
Function:        searches_every_second
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with strided fault-only-first load
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        searches_every_second
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            PotentiallyFaultingEarlyExitLoop
Function:        stores_until_anywhere
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize potentially faulting early exit loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_until_anywhere
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            EarlyExitLoadInvariantAddress
Function:        stores_until_told
Args:
  - String:          'loop not vectorized: '
  - String:          Uncountable exit condition depends on load with an address that is not an add recurrence in the loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_until_told
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoConditionLoadForEarlyExitLoop
Function:        stores_until_sum
Args:
  - String:          'loop not vectorized: '
  - String:          Early exit loop with store but no supported condition load
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_until_sum
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeAliasWithCriticalUncountableExitLoad
Function:        stores_until_perhaps_changed
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot determine whether critical uncountable exit load address does not alias with a memory write
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_until_perhaps_changed
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnsafeDep
Function:        stores_ahead
Args:
  - String:          'loop not vectorized: '
  - String:          "unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop\nBackward loop carried data dependence."
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeUnsafeDependencyForEELoopWithSideEffects
Function:        stores_ahead
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize unsafe dependencies in uncountable exit loop with side effects
...
--- !Analysis
Pass:            loop-vectorize
Name:            WritesInEarlyExitLoop
Function:        stores_ahead
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize early exit loop with writes to memory
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_ahead
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            UncountableEarlyExitUnsupported
Function:        search_with_another_exit
Args:
  - String:          'loop not vectorized: '
  - String:          Auto-vectorization of early exit loops requiring a scalar epilogue is unsupported
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        search_with_another_exit
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NonReductionValueUsedOutsideLoop
Function:        squares_of_squares
Args:
  - String:          'loop not vectorized: '
  - String:          value that could not be identified as reduction is used outside the loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        squares_of_squares
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            ValueUsedOutsideLoop
Function:        last_of_narrow_counter
Args:
  - String:          'loop not vectorized: '
  - String:          Value cannot be used outside the loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        last_of_narrow_counter
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NonReductionValueUsedOutsideLoop
Function:        shifts
Args:
  - String:          'loop not vectorized: '
  - String:          value that could not be identified as reduction is used outside the loop
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoInductionVariable
Function:        shifts
Args:
  - String:          'loop not vectorized: '
  - String:          loop induction variable could not be identified
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnsupportedUncountableLoop
Function:        shifts
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize uncountable loop
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        shifts
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NoIntegerInductionVariable
Function:        by_floats
Args:
  - String:          'loop not vectorized: '
  - String:          integer loop induction variable could not be identified
...
--- !Analysis
Pass:            loop-vectorize
Name:            UnsupportedUncountableLoop
Function:        by_floats
Args:
  - String:          'loop not vectorized: '
  - String:          Cannot vectorize uncountable loop
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantComputeNumberOfIterations
Function:        by_floats
Args:
  - String:          'loop not vectorized: '
  - String:          could not determine number of loop iterations
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        by_floats
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeIntrinsic
Function:        powers
Args:
  - String:          'loop not vectorized: '
  - String:          intrinsic instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        powers
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstructionReturnType
Function:        vectors_by_hand
Args:
  - String:          'loop not vectorized: '
  - String:          instruction return type cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        vectors_by_hand
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeStore
Function:        stores_vectors
Args:
  - String:          'loop not vectorized: '
  - String:          Store instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_vectors
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeNontemporalLoad
Function:        loads_once
Args:
  - String:          'loop not vectorized: '
  - String:          nontemporal load instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        loads_once
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeNontemporalStore
Function:        stores_once
Args:
  - String:          'loop not vectorized: '
  - String:          nontemporal store instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_once
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeStoreToLoopInvariantAddress
Function:        counts_there
Args:
  - String:          'loop not vectorized: '
  - String:          write to a loop invariant address could not be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        counts_there
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeStoreToLoopInvariantAddress
Function:        sums_there_at_times
Args:
  - String:          'loop not vectorized: '
  - String:          write of conditional recurring variant value to a loop invariant address could not be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        sums_there_at_times
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVersionLoopWithOptForSize
Function:        may_overlap_in_small_code
Args:
  - String:          'loop not vectorized: '
  - String:          'runtime pointer checks needed. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        may_overlap_in_small_code
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        may_overlap_in_small_code
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVersionLoopWithOptForSize
Function:        index_may_wrap_in_small_code
Args:
  - String:          'loop not vectorized: '
  - String:          'runtime SCEV checks needed. Enable vectorization of this loop with ''#pragma clang loop vectorize(enable)'' when compiling with -Os/-Oz'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        index_may_wrap_in_small_code
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
--- !Missed
Pass:            loop-vectorize
Name:            InterleavingNotBeneficial
Function:        index_may_wrap_in_small_code
Args:
  - String:          the cost-model indicates that interleaving is not beneficial
...
--- !Analysis
Pass:            loop-vectorize
Name:            AllDisabled
Function:        done_before
Args:
  - String:          'loop not vectorized: vectorization and interleaving are explicitly disabled, or the loop has already been vectorized'
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedExplicitlyDisabled
Function:        not_to_be
Args:
  - String:          'loop not vectorized: '
  - String:          vectorization is explicitly disabled
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedTransformsDisabled
Function:        only_as_told
Args:
  - String:          'loop not vectorized: '
  - String:          loop transformations are disabled
...
--- !Analysis
Pass:            loop-vectorize
Name:            NonSimpleLoad
Function:        loads_volatile
Args:
  - String:          'loop not vectorized: '
  - String:          read with atomic ordering or volatile read
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        loads_volatile
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            NonSimpleStore
Function:        stores_atomically
Args:
  - String:          'loop not vectorized: '
  - String:          write with atomic ordering or volatile write
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        stores_atomically
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantIdentifyArrayBounds
Function:        by_what_is_loaded
Args:
  - String:          'loop not vectorized: '
  - String:          cannot identify array bounds
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        by_what_is_loaded
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantIdentifyArrayBounds
Function:        by_what_is_loaded_there
Args:
  - String:          'loop not vectorized: '
  - String:          cannot identify array bounds
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        by_what_is_loaded_there
Args:
  - String:          loop not vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeLibcall
Function:        meets
Args:
  - String:          'loop not vectorized: '
  - String:          call instruction cannot be vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantInsertRuntimeCheckWithConvergent
Function:        meets
Args:
  - String:          'loop not vectorized: '
  - String:          cannot add control dependency to convergent operation
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
Function:        meets
Args:
  - String:          loop not vectorized
...
