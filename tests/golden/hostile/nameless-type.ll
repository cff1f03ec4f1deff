; RUN: not nvopt -passes=strip %s 2>&1

; Only an attribute speaks of %T, which strip takes the name from: LLVM prints its address then.
%T = type { i32, i32 }

declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(%T))
declare ptr @llvm.call.preallocated.arg(token, i32)

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %p = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(%T)
  ret void
}
