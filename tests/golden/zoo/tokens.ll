; ModuleID = '<string>'
source_filename = "<string>"

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.anchor() #0

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #1

; Function Attrs: nounwind
declare i1 @llvm.coro.alloc(token) #2

; Function Attrs: nounwind
declare ptr @llvm.coro.begin(token, ptr writeonly) #2

; Function Attrs: nounwind
declare i8 @llvm.coro.suspend(token, i1) #2

; Function Attrs: nounwind
declare void @llvm.coro.end(ptr, i1, token) #2

; Function Attrs: nomerge nounwind
declare token @llvm.coro.save(ptr) #3

; Function Attrs: convergent
declare void @conv() #4

declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.experimental.gc.result.i32(token) #5

declare i32 @callee(ptr addrspace(1))

; Function Attrs: convergent
define void @convergence(i1 %c) #4 {
  %t = call token @llvm.experimental.convergence.entry()
  call void @conv() [ "convergencectrl"(token %t) ]
  br label %l

l:                                                ; preds = %l, %0
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @conv() [ "convergencectrl"(token %u) ]
  br i1 %c, label %l, label %e

e:                                                ; preds = %l
  ret void
}

; Function Attrs: presplitcoroutine
define ptr @coro(ptr %mem) #6 {
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %need = call i1 @llvm.coro.alloc(token %id)
  %h = call ptr @llvm.coro.begin(token %id, ptr %mem)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  %sv = call token @llvm.coro.save(ptr %h)
  %s2 = call i8 @llvm.coro.suspend(token %sv, i1 true)
  switch i8 %s, label %susp [
    i8 0, label %susp
    i8 1, label %susp
  ]

susp:                                             ; preds = %0, %0, %0
  call void @llvm.coro.end(ptr %h, i1 false, token none)
  ret ptr %h
}

define i32 @gc(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (ptr addrspace(1))) @callee, i32 1, i32 0, ptr addrspace(1) %o, i32 0, i32 0) [ "deopt"(i32 0), "gc-live"(ptr addrspace(1) %o) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %s, i32 0, i32 0) ; (%o, %o)
  %v = call i32 @llvm.experimental.gc.result.i32(token %s)
  ret i32 %v
}

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nounwind }
attributes #3 = { nomerge nounwind }
attributes #4 = { convergent }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { presplitcoroutine }
