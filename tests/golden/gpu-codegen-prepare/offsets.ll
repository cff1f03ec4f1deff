; RUN: nvopt -passes=gpu-codegen-prepare %s
target triple = "nvptx64-nvidia-cuda"

; A constant distance goes to the accesses; a stored address, and an index that is no constant, stay.
define i32 @local(i32 %x, i64 %i, i1 %way) {
entry:
  %array = alloca [8 x i32]
  %a = addrspacecast ptr %array to ptr addrspace(5)
  %p = getelementptr inbounds i8, ptr addrspace(5) %a, i64 24
  %q = getelementptr [8 x i32], ptr addrspace(5) %a, i64 0, i64 2
  %v = getelementptr i32, ptr addrspace(5) %a, i64 %i
  store i32 0, ptr addrspace(5) %q
  br i1 %way, label %then, label %else
then:
  store i32 %x, ptr addrspace(5) %p
  store i32 %x, ptr addrspace(5) %q
  store i32 %x, ptr addrspace(5) %v
  %again = load volatile i32, ptr addrspace(5) %p
  br label %out
else:
  store ptr addrspace(5) %p, ptr addrspace(5) %v
  br label %out
out:
  %other = load i32, ptr addrspace(5) %q
  ret i32 %other
}

; Of other memory it stays.
define i32 @shared(ptr addrspace(3) %a, i1 %way) {
entry:
  %p = getelementptr i8, ptr addrspace(3) %a, i64 24
  br i1 %way, label %then, label %out
then:
  store i32 1, ptr addrspace(3) %p
  br label %out
out:
  ret i32 0
}
