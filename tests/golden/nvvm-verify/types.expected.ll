nvopt: types.ll:8:1: error: type fp128 is not supported
@quad = addrspace(1) global fp128 undef
^
types.ll:9:1: error: type x86_fp80 is not supported
@in_struct = external addrspace(1) global %long
^
types.ll:11:1: error: type ppc_fp128 is not supported
declare void @takes(ppc_fp128)
^
types.ll:14:3: error: type fp128 is not supported
  %a = load fp128, ptr %p, align 16
  ^
  in function @computes, block %0
types.ll:15:3: error: type fp128 is not supported
  %b = fadd fp128 %a, 0xL00000000000000000000000000000000
  ^
  in function @computes, block %0
types.ll:21:3: error: type x86_fp80 is not supported
  %space = alloca %long, align 16
  ^
  in function @hides, block %0
types.ll:26:3: error: type x86_fp80 is not supported
  %wide = fpext double %x to x86_fp80
  ^
  in function @compares, block %0
types.ll:27:3: error: type x86_fp80 is not supported
  %positive = fcmp ogt x86_fp80 %wide, 0xK00000000000000000000
  ^
  in function @compares, block %0
