remark: <unknown>:0:0: in function no_floats: loop not vectorized: Can't vectorize when the NoImplicitFloat attribute is used
remark: <unknown>:0:0: in function barrier: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function barrier: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function scalable: Scalable vectorization requested but not supported by the target
remark: <unknown>:0:0: in function told_in_vain: loop not vectorized: instruction cannot be vectorized
