remark: <unknown>:0:0: in function seldom: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function seldom: loop not vectorized
remark: <unknown>:0:0: in function often_enough: the cost-model indicates that interleaving is beneficial but is explicitly disabled or interleave count is set to 1
remark: <unknown>:0:0: in function no_floats: loop not vectorized: Can't vectorize when the NoImplicitFloat attribute is used
remark: <unknown>:0:0: in function no_floats: loop not vectorized
remark: <unknown>:0:0: in function in_order: loop not vectorized: cannot prove it is safe to reorder floating-point operations
remark: <unknown>:0:0: in function in_order: loop not vectorized
remark: <unknown>:0:0: in function one_after_another: the cost-model indicates that interleaving is beneficial but is explicitly disabled or interleave count is set to 1
remark: <unknown>:0:0: in function barrier: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function barrier: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function barrier: loop not vectorized
remark: <unknown>:0:0: in function scattered: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function scattered: the cost-model indicates that interleaving is not beneficial and is explicitly disabled or interleave count is set to 1
remark: <unknown>:0:0: in function search: loop not vectorized: Auto-vectorization of loops with uncountable early exit is not enabled
remark: <unknown>:0:0: in function scalable: Scalable vectorization requested but not supported by the target
remark: <unknown>:0:0: in function scalable: the cost-model indicates that interleaving is beneficial but is explicitly disabled or interleave count is set to 1
remark: <unknown>:0:0: in function told: the cost-model indicates that interleaving is not beneficial and is explicitly disabled or interleave count is set to 1
remark: <unknown>:0:0: in function told_in_vain: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function told_in_vain: loop not vectorized (Force=true, Vector Width=4, Interleave Count=1)
