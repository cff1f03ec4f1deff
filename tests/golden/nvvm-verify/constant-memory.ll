; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Nothing writes constant memory: not by a pointer into it, nor by a generic pointer that is known to point there.

target triple = "nvptx64-nvidia-cuda"

%pair = type { [4 x i32], [4 x i32] }

@table = addrspace(4) global %pair zeroinitializer, align 16

define void @copies(ptr %p, i64 %n) {
entry:
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 @table, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr %p, i64 %n, i1 false)
  call void @llvm.memcpy.inline.p4.p0.i64(ptr addrspace(4) @table, ptr %p, i64 16, i1 true)
  br label %more

more:
  call void @llvm.memmove.p4.p0.i64(ptr addrspace(4) @table, ptr %p, i64 16, i1 false)
  call void @llvm.memset.p4.i64(ptr addrspace(4) @table, i8 0, i64 16, i1 false)
  call void @llvm.memset.inline.p4.i64(ptr addrspace(4) @table, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p4.p0.i64(ptr addrspace(4) align 4 @table, ptr align 4 %p, i64 16, i32 4)
  call void @llvm.memset.element.unordered.atomic.p4.i64(ptr addrspace(4) align 4 @table, i8 0, i64 16, i32 4)
  ret void
}

define void @through_generic(i64 %i) {
  %row = getelementptr %pair, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i32 1
  %element = getelementptr i32, ptr %row, i64 %i
  store i32 1, ptr %element, align 4
  call void @llvm.memset.p0.i64(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 4), i8 0, i64 4, i1 false)
  ret void
}

define void @whichever(ptr %other, ptr addrspace(4) %a, i1 %c) {
entry:
  %generic = addrspacecast ptr addrspace(4) %a to ptr
  %frozen = freeze ptr %generic
  %chosen = select i1 %c, ptr %frozen, ptr addrspacecast (ptr addrspace(4) @table to ptr)
  store i32 1, ptr %chosen, align 4
  br i1 %c, label %loop, label %done

loop:
  %at = phi ptr [ %chosen, %entry ], [ %next, %loop ]
  store i32 2, ptr %at, align 4
  %next = getelementptr i8, ptr %at, i64 4
  br i1 %c, label %loop, label %done

done:
  %maybe = select i1 %c, ptr %chosen, ptr %other
  store i32 3, ptr %maybe, align 4
  ret void
}

define void @accesses(ptr addrspace(4) %p) {
  store volatile i32 1, ptr addrspace(4) %p, align 4
  %old = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic, align 4
  %found = cmpxchg ptr addrspace(4) %p, i32 1, i32 2 monotonic monotonic, align 4
  %generic = addrspacecast ptr addrspace(4) %p to ptr
  %other = atomicrmw xchg ptr %generic, i32 1 monotonic, align 4
  ret void
}

define void @unreachable_cycle(ptr addrspace(4) %p) {
  ret void

dead:
  %self = getelementptr i8, ptr %self, i64 1
  store i8 0, ptr %self, align 1
  store i8 0, ptr addrspace(4) %p, align 1
  br label %dead
}

declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memmove.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p4.i64(ptr addrspace(4), i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p4.p0.i64(ptr addrspace(4), ptr, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p4.i64(ptr addrspace(4), i8, i64, i32)
