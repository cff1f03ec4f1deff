nvopt: atomics.ll:7:3: error: atomic loads and stores are not supported
  %value = load atomic i32, ptr %p acquire, align 4
  ^
  in function @accesses, block %0
atomics.ll:8:3: error: atomic loads and stores are not supported
  store atomic i32 %value, ptr %p syncscope("block") release, align 4
  ^
  in function @accesses, block %0
atomics.ll:13:3: error: atomicrmw of i8 is not supported
  %a = atomicrmw add ptr %p, i8 1 monotonic, align 1
  ^
  in function @widths, block %0
atomics.ll:14:3: error: atomicrmw of i16 is not supported
  %b = atomicrmw xchg ptr %p, i16 1 monotonic, align 2
  ^
  in function @widths, block %0
atomics.ll:15:3: error: atomicrmw of i128 is not supported
  %c = atomicrmw add ptr %p, i128 1 monotonic, align 16
  ^
  in function @widths, block %0
atomics.ll:16:3: error: cmpxchg of i16 is not supported
  %d = cmpxchg ptr %p, i16 1, i16 2 monotonic monotonic, align 2
  ^
  in function @widths, block %0
atomics.ll:21:3: error: atomicrmw of 4 bytes is aligned to 2 only
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 2
  ^
  in function @alignments, block %0
atomics.ll:22:3: error: cmpxchg of 8 bytes is aligned to 4 only
  %b = cmpxchg ptr %p, i64 1, i64 2 monotonic monotonic, align 4
  ^
  in function @alignments, block %0
atomics.ll:23:3: error: atomicrmw of 8 bytes is aligned to 4 only
  %c = atomicrmw fadd ptr %p, double 1.000000e+00 monotonic, align 4
  ^
  in function @alignments, block %0
atomics.ll:28:3: error: atomicrmw must be on generic, global or shared memory, not local
  %a = atomicrmw add ptr addrspace(5) %local, i32 1 monotonic, align 4
  ^
  in function @spaces, block %0
atomics.ll:29:3: error: cmpxchg must be on generic, global or shared memory, not param
  %b = cmpxchg ptr addrspace(101) %param, i32 1, i32 2 monotonic monotonic, align 4
  ^
  in function @spaces, block %0
atomics.ll:30:3: error: atomicrmw cannot access tensor memory
  %c = atomicrmw add ptr addrspace(6) %tensor, i32 1 monotonic, align 4
  ^
  in function @spaces, block %0
atomics.ll:35:3: error: syncscope "agent" is not supported
  %a = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic, align 4
  ^
  in function @scopes, block %0
atomics.ll:36:3: error: syncscope "workgroup" is not supported
  %b = cmpxchg ptr %p, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
  ^
  in function @scopes, block %0
atomics.ll:37:3: error: syncscope "agent" is not supported
  fence syncscope("agent") acquire
  ^
  in function @scopes, block %0
atomics.ll:38:3: error: a fence of a single thread is not supported
  fence syncscope("singlethread") seq_cst
  ^
  in function @scopes, block %0
atomics.ll:39:3: error: a seq_cst cmpxchg of a single thread is not supported
  %c = cmpxchg ptr %p, i32 1, i32 2 syncscope("singlethread") seq_cst monotonic, align 4
  ^
  in function @scopes, block %0
