; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Atomic operations that NVVM IR and PTX do not have.

target triple = "nvptx64-nvidia-cuda"

define void @accesses(ptr %p) {
  %value = load atomic i32, ptr %p acquire, align 4
  store atomic i32 %value, ptr %p syncscope("block") release, align 4
  ret void
}

define void @widths(ptr %p) {
  %a = atomicrmw add ptr %p, i8 1 monotonic, align 1
  %b = atomicrmw xchg ptr %p, i16 1 monotonic, align 2
  %c = atomicrmw add ptr %p, i128 1 monotonic, align 16
  %d = cmpxchg ptr %p, i16 1, i16 2 monotonic monotonic, align 2
  ret void
}

define void @alignments(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 2
  %b = cmpxchg ptr %p, i64 1, i64 2 monotonic monotonic, align 4
  %c = atomicrmw fadd ptr %p, double 1.000000e+00 monotonic, align 4
  ret void
}

define void @spaces(ptr addrspace(5) %local, ptr addrspace(101) %param, ptr addrspace(6) %tensor) {
  %a = atomicrmw add ptr addrspace(5) %local, i32 1 monotonic, align 4
  %b = cmpxchg ptr addrspace(101) %param, i32 1, i32 2 monotonic monotonic, align 4
  %c = atomicrmw add ptr addrspace(6) %tensor, i32 1 monotonic, align 4
  ret void
}

define void @scopes(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic, align 4
  %b = cmpxchg ptr %p, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
  fence syncscope("agent") acquire
  fence syncscope("singlethread") seq_cst
  %c = cmpxchg ptr %p, i32 1, i32 2 syncscope("singlethread") seq_cst monotonic, align 4
  ret void
}
