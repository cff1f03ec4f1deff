remark: <unknown>:0:0: in function square_roots: loop not vectorized: library call cannot be vectorized. Try compiling with -fno-math-errno, -ffast-math, or similar flags
remark: <unknown>:0:0: in function square_roots: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function logarithms: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function logarithms: loop not vectorized: instruction cannot be vectorized
