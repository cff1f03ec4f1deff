; RUN: nvopt -passes=lower-aggr-copies<lower-aggr-func-args> %s
; Aggregates leave the signatures of internal and private functions; kernels and external functions keep theirs.

source_filename = "shapes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Ray = type { %struct.Vec, %struct.Vec, float }
%struct.Vec = type { [3 x float] }

; A nested struct: called twice, one call inside the other.
define internal fastcc %struct.Vec @at(%struct.Ray noundef %ray, float noundef %t) #0 {
entry:
  %o = extractvalue %struct.Ray %ray, 0, 0, 1
  %d = extractvalue %struct.Ray %ray, 1, 0, 1
  %s = fmul float %d, %t
  %y = fadd float %o, %s
  %old = extractvalue %struct.Ray %ray, 0
  %new = insertvalue %struct.Vec %old, float %y, 0, 1
  ret %struct.Vec %new
}

define private { { i64 } } @single({ ptr addrspace(1) } %p, [1 x [1 x i32]] %i) {
  %q = extractvalue { ptr addrspace(1) } %p, 0
  %n = extractvalue [1 x [1 x i32]] %i, 0, 0
  %at = getelementptr inbounds i64, ptr addrspace(1) %q, i32 %n
  %v = load i64, ptr addrspace(1) %at, align 8
  %r = insertvalue { { i64 } } poison, i64 %v, 0, 0
  ret { { i64 } } %r
}

; Vectors are leaves, packed structs are nothing special, and of empty ones nothing is left.
define internal {} @vectors(<{ i8, <4 x float> }> %packed, {} %empty, <2 x i32> %vector, [2 x i16] %array, ptr %out) {
  %v = extractvalue <{ i8, <4 x float> }> %packed, 1
  store <4 x float> %v, ptr %out, align 16
  %a = extractvalue [2 x i16] %array, 1
  store i16 %a, ptr %out, align 16
  ret {} %empty
}

; Flat already: what it returns stays.
define internal { i32, float } @flat(i1 %c, { i32, float } %x, { i32, float } %y) {
  %r = select i1 %c, { i32, float } %x, { i32, float } %y
  ret { i32, float } %r
}

define %struct.Vec @external(%struct.Ray %ray) {
  %first = call fastcc noundef %struct.Vec @at(%struct.Ray noundef %ray, float noundef 1.000000e+00)
  %moved = insertvalue %struct.Ray %ray, %struct.Vec %first, 0
  %second = tail call fastcc noundef %struct.Vec @at(%struct.Ray noundef %moved, float noundef 2.000000e+00)
  ret %struct.Vec %second
}

define ptx_kernel void @kernel(%struct.Ray %ray, ptr addrspace(1) %out, i1 %c) {
  %x = call { { i64 } } @single({ ptr addrspace(1) } { ptr addrspace(1) null }, [1 x [1 x i32]] [[1 x i32] [i32 3]])
  %v = extractvalue { { i64 } } %x, 0, 0
  store i64 %v, ptr addrspace(1) %out, align 8
  %flat = call { i32, float } @flat(i1 %c, { i32, float } { i32 1, float 2.000000e+00 }, { i32, float } zeroinitializer)
  store { i32, float } %flat, ptr addrspace(1) %out, align 8
  %generic = addrspacecast ptr addrspace(1) %out to ptr
  %none = call {} @vectors(<{ i8, <4 x float> }> undef, {} undef, <2 x i32> zeroinitializer, [2 x i16] [i16 1, i16 2], ptr %generic)
  ret void

dead:                                             ; no predecessors
  %again = call fastcc %struct.Vec @at(%struct.Ray %loop, float 1.000000e+00)
  %loop = insertvalue %struct.Ray %ray, %struct.Vec %again, 1
  br label %dead
}

attributes #0 = { nounwind memory(none) }
