; ModuleID = '<string>'
source_filename = "<string>"

define void @rmw(ptr %p, i32 %v, float %f, double %d, half %h, <2 x half> %vh, ptr addrspace(1) %q, ptr addrspace(3) %s) {
  %1 = atomicrmw xchg ptr %p, i32 %v monotonic, align 4
  %2 = atomicrmw volatile xchg ptr addrspace(1) %q, i64 5 syncscope("agent") acquire, align 16
  %3 = atomicrmw add ptr %p, i32 %v acquire, align 4
  %4 = atomicrmw volatile add ptr addrspace(1) %q, i64 5 syncscope("agent") release, align 16
  %5 = atomicrmw sub ptr %p, i32 %v release, align 4
  %6 = atomicrmw volatile sub ptr addrspace(1) %q, i64 5 syncscope("agent") acq_rel, align 16
  %7 = atomicrmw and ptr %p, i32 %v acq_rel, align 4
  %8 = atomicrmw volatile and ptr addrspace(1) %q, i64 5 syncscope("agent") seq_cst, align 16
  %9 = atomicrmw nand ptr %p, i32 %v seq_cst, align 4
  %10 = atomicrmw volatile nand ptr addrspace(1) %q, i64 5 syncscope("agent") monotonic, align 16
  %11 = atomicrmw or ptr %p, i32 %v monotonic, align 4
  %12 = atomicrmw volatile or ptr addrspace(1) %q, i64 5 syncscope("agent") acquire, align 16
  %13 = atomicrmw xor ptr %p, i32 %v acquire, align 4
  %14 = atomicrmw volatile xor ptr addrspace(1) %q, i64 5 syncscope("agent") release, align 16
  %15 = atomicrmw max ptr %p, i32 %v release, align 4
  %16 = atomicrmw volatile max ptr addrspace(1) %q, i64 5 syncscope("agent") acq_rel, align 16
  %17 = atomicrmw min ptr %p, i32 %v acq_rel, align 4
  %18 = atomicrmw volatile min ptr addrspace(1) %q, i64 5 syncscope("agent") seq_cst, align 16
  %19 = atomicrmw umax ptr %p, i32 %v seq_cst, align 4
  %20 = atomicrmw volatile umax ptr addrspace(1) %q, i64 5 syncscope("agent") monotonic, align 16
  %21 = atomicrmw umin ptr %p, i32 %v monotonic, align 4
  %22 = atomicrmw volatile umin ptr addrspace(1) %q, i64 5 syncscope("agent") acquire, align 16
  %23 = atomicrmw uinc_wrap ptr %p, i32 %v acquire, align 4
  %24 = atomicrmw volatile uinc_wrap ptr addrspace(1) %q, i64 5 syncscope("agent") release, align 16
  %25 = atomicrmw udec_wrap ptr %p, i32 %v release, align 4
  %26 = atomicrmw volatile udec_wrap ptr addrspace(1) %q, i64 5 syncscope("agent") acq_rel, align 16
  %27 = atomicrmw usub_cond ptr %p, i32 %v acq_rel, align 4
  %28 = atomicrmw volatile usub_cond ptr addrspace(1) %q, i64 5 syncscope("agent") seq_cst, align 16
  %29 = atomicrmw usub_sat ptr %p, i32 %v seq_cst, align 4
  %30 = atomicrmw volatile usub_sat ptr addrspace(1) %q, i64 5 syncscope("agent") monotonic, align 16
  %31 = atomicrmw fadd ptr %p, float %f monotonic, align 4
  %32 = atomicrmw fadd ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") release, align 4
  %33 = atomicrmw fadd ptr %p, double 1.500000e+00 acq_rel, align 8
  %34 = atomicrmw fsub ptr %p, float %f acquire, align 4
  %35 = atomicrmw fsub ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") acq_rel, align 4
  %36 = atomicrmw fsub ptr %p, double 1.500000e+00 seq_cst, align 8
  %37 = atomicrmw fmax ptr %p, float %f release, align 4
  %38 = atomicrmw fmax ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") seq_cst, align 4
  %39 = atomicrmw fmax ptr %p, double 1.500000e+00 monotonic, align 8
  %40 = atomicrmw fmin ptr %p, float %f acq_rel, align 4
  %41 = atomicrmw fmin ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") monotonic, align 4
  %42 = atomicrmw fmin ptr %p, double 1.500000e+00 acquire, align 8
  %43 = atomicrmw fmaximum ptr %p, float %f seq_cst, align 4
  %44 = atomicrmw fmaximum ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") acquire, align 4
  %45 = atomicrmw fmaximum ptr %p, double 1.500000e+00 release, align 8
  %46 = atomicrmw fminimum ptr %p, float %f monotonic, align 4
  %47 = atomicrmw fminimum ptr addrspace(3) %s, <2 x half> %vh syncscope("singlethread") release, align 4
  %48 = atomicrmw fminimum ptr %p, double 1.500000e+00 acq_rel, align 8
  %x1 = atomicrmw xchg ptr %p, ptr null seq_cst, align 8
  %x2 = atomicrmw xchg ptr %p, half %h monotonic, align 2
  %x3 = atomicrmw xchg ptr %p, i128 0 acq_rel, align 16
  %x4 = atomicrmw xchg ptr %p, float %f acquire, align 4, !mmra !0, !noalias.addrspace !1
  ret void
}

define void @cmpxchg(ptr %p, i32 %a, i32 %b, ptr addrspace(1) %q, ptr %r) {
  %1 = cmpxchg ptr %p, i32 %a, i32 %b monotonic monotonic, align 4
  %2 = cmpxchg weak ptr %p, i32 %a, i32 %b syncscope("workgroup") monotonic acquire, align 4
  %3 = cmpxchg volatile ptr %p, i32 %a, i32 %b monotonic seq_cst, align 8
  %4 = cmpxchg weak volatile ptr %p, i32 %a, i32 %b syncscope("workgroup") acquire monotonic, align 4
  %5 = cmpxchg ptr addrspace(1) %q, i32 %a, i32 %b acquire acquire, align 4
  %6 = cmpxchg weak ptr addrspace(1) %q, i32 %a, i32 %b syncscope("workgroup") acquire seq_cst, align 8
  %7 = cmpxchg volatile ptr addrspace(1) %q, i32 %a, i32 %b release monotonic, align 4
  %8 = cmpxchg weak volatile ptr addrspace(1) %q, i32 %a, i32 %b syncscope("workgroup") release acquire, align 4
  %9 = cmpxchg ptr %p, i32 %a, i32 %b release seq_cst, align 8
  %10 = cmpxchg weak ptr %p, i32 %a, i32 %b syncscope("workgroup") acq_rel monotonic, align 4
  %11 = cmpxchg volatile ptr %p, i32 %a, i32 %b acq_rel acquire, align 4
  %12 = cmpxchg weak volatile ptr %p, i32 %a, i32 %b syncscope("workgroup") acq_rel seq_cst, align 8
  %13 = cmpxchg ptr addrspace(1) %q, i32 %a, i32 %b seq_cst monotonic, align 4
  %14 = cmpxchg weak ptr addrspace(1) %q, i32 %a, i32 %b syncscope("workgroup") seq_cst acquire, align 4
  %15 = cmpxchg volatile ptr addrspace(1) %q, i32 %a, i32 %b seq_cst seq_cst, align 8
  %p1 = cmpxchg ptr %p, ptr %r, ptr null acq_rel monotonic, align 8
  %p2 = cmpxchg ptr %p, i8 1, i8 -1 seq_cst seq_cst, align 1
  ret void
}

define void @loads(ptr %p, ptr addrspace(1) %q) {
  %1 = load atomic i32, ptr %p unordered, align 4
  %2 = load atomic volatile i64, ptr addrspace(1) %q syncscope("one \22as\22 \\") unordered, align 8
  %3 = load atomic i32, ptr %p monotonic, align 4
  %4 = load atomic volatile i64, ptr addrspace(1) %q syncscope("one \22as\22 \\") monotonic, align 8
  %5 = load atomic i32, ptr %p acquire, align 4
  %6 = load atomic volatile i64, ptr addrspace(1) %q syncscope("one \22as\22 \\") acquire, align 8
  %7 = load atomic i32, ptr %p seq_cst, align 4
  %8 = load atomic volatile i64, ptr addrspace(1) %q syncscope("one \22as\22 \\") seq_cst, align 8
  %f1 = load atomic float, ptr %p monotonic, align 4
  %f2 = load atomic ptr, ptr %p acquire, align 8
  %f3 = load atomic i128, ptr %p unordered, align 16
  ret void
}

define void @stores(ptr %p, ptr addrspace(1) %q) {
  store atomic i32 0, ptr %p unordered, align 4
  store atomic volatile double 0x7FF8000000000000, ptr addrspace(1) %q syncscope("singlethread") unordered, align 8
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic volatile double 0x7FF8000000000000, ptr addrspace(1) %q syncscope("singlethread") monotonic, align 8
  store atomic i32 2, ptr %p release, align 4
  store atomic volatile double 0x7FF8000000000000, ptr addrspace(1) %q syncscope("singlethread") release, align 8
  store atomic i32 3, ptr %p seq_cst, align 4
  store atomic volatile double 0x7FF8000000000000, ptr addrspace(1) %q syncscope("singlethread") seq_cst, align 8
  ret void
}

define void @fences() {
  fence acquire
  fence syncscope("singlethread") acquire
  fence syncscope("agent-one-as") acquire, !mmra !2
  fence release
  fence syncscope("singlethread") release
  fence syncscope("agent-one-as") release, !mmra !2
  fence acq_rel
  fence syncscope("singlethread") acq_rel
  fence syncscope("agent-one-as") acq_rel, !mmra !2
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  fence syncscope("agent-one-as") seq_cst, !mmra !2
  ret void
}

!0 = !{!"foo", !"bar"}
!1 = !{i32 5, i32 6}
!2 = !{!0, !3}
!3 = !{!"amdgpu-as", !"local"}
