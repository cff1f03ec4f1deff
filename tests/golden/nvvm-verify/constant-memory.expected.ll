nvopt: constant-memory.ll:12:3: error: memmove/memcpy cannot target constant address space
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 @table, ptr %p, i64 16, i1 false)
  ^
  in function @copies, block %entry
constant-memory.ll:13:3: error: memmove/memcpy cannot target constant address space
  call void @llvm.memcpy.p0.p0.i64(ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr %p, i64 %n, i1 false)
  ^
  in function @copies, block %entry
constant-memory.ll:14:3: error: memmove/memcpy cannot target constant address space
  call void @llvm.memcpy.inline.p4.p0.i64(ptr addrspace(4) @table, ptr %p, i64 16, i1 true)
  ^
  in function @copies, block %entry
constant-memory.ll:18:3: error: memmove/memcpy cannot target constant address space
  call void @llvm.memmove.p4.p0.i64(ptr addrspace(4) @table, ptr %p, i64 16, i1 false)
  ^
  in function @copies, block %more
constant-memory.ll:19:3: error: memset cannot target constant address space
  call void @llvm.memset.p4.i64(ptr addrspace(4) @table, i8 0, i64 16, i1 false)
  ^
  in function @copies, block %more
constant-memory.ll:20:3: error: memset cannot target constant address space
  call void @llvm.memset.inline.p4.i64(ptr addrspace(4) @table, i8 0, i64 16, i1 false)
  ^
  in function @copies, block %more
constant-memory.ll:21:3: error: memmove/memcpy cannot target constant address space
  call void @llvm.memcpy.element.unordered.atomic.p4.p0.i64(ptr addrspace(4) align 4 @table, ptr align 4 %p, i64 16, i32 4)
  ^
  in function @copies, block %more
constant-memory.ll:22:3: error: memset cannot target constant address space
  call void @llvm.memset.element.unordered.atomic.p4.i64(ptr addrspace(4) align 4 @table, i8 0, i64 16, i32 4)
  ^
  in function @copies, block %more
constant-memory.ll:29:3: error: store cannot target constant address space
  store i32 1, ptr %element, align 4
  ^
  in function @through_generic, block %0
constant-memory.ll:30:3: error: memset cannot target constant address space
  call void @llvm.memset.p0.i64(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 4), i8 0, i64 4, i1 false)
  ^
  in function @through_generic, block %0
constant-memory.ll:39:3: error: store cannot target constant address space
  store i32 1, ptr %chosen, align 4
  ^
  in function @whichever, block %entry
constant-memory.ll:44:3: error: store cannot target constant address space
  store i32 2, ptr %at, align 4
  ^
  in function @whichever, block %loop
constant-memory.ll:55:3: error: store cannot target constant address space
  store volatile i32 1, ptr addrspace(4) %p, align 4
  ^
  in function @accesses, block %0
constant-memory.ll:56:3: error: atomicrmw cannot target constant address space
  %old = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic, align 4
  ^
  in function @accesses, block %0
constant-memory.ll:57:3: error: cmpxchg cannot target constant address space
  %found = cmpxchg ptr addrspace(4) %p, i32 1, i32 2 monotonic monotonic, align 4
  ^
  in function @accesses, block %0
constant-memory.ll:59:3: error: atomicrmw cannot target constant address space
  %other = atomicrmw xchg ptr %generic, i32 1 monotonic, align 4
  ^
  in function @accesses, block %0
constant-memory.ll:69:3: error: store cannot target constant address space
  store i8 0, ptr addrspace(4) %p, align 1
  ^
  in function @unreachable_cycle, block %dead
