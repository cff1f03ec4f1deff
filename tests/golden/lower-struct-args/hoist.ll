; RUN: nvopt -passes=lower-struct-args<opt-byval> -hoist-load-param -pass-remarks=. -S %s 2>&1
; RUN: nvopt -passes=lower-struct-args<opt-byval>,lower-struct-args<opt-byval> -hoist-load-param -lower-read-only-devicefn-byval -S %s
; Loads at constant offsets are made in the entry block, each once, and say no more than what always holds.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @branches(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c, i64 %i) {
entry:
  %x = load i32, ptr %s, align 8
  br i1 %c, label %then, label %else

then:
  %d = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 2
  %number = load double, ptr %d, align 64, !noundef !0
  store double %number, ptr %out, align 8
  br label %join

else:
  %e = getelementptr inbounds i8, ptr %s, i64 40
  %same = load double, ptr %e, align 8
  %other = load i64, ptr %e, align 8
  store i64 %other, ptr %out, align 8
  store double %same, ptr %out, align 8
  %behind = getelementptr i8, ptr %s, i64 44
  %outside = load double, ptr %behind, align 4
  store double %outside, ptr %out, align 8
  br label %join

join:
  %element = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
  %value = load i32, ptr %element, align 4
  %sum = add i32 %value, %x
  store i32 %sum, ptr %out, align 4
  ret void
}

define i32 @device(ptr byval(%struct.S) align 8 %s, i1 %c) {
  br i1 %c, label %then, label %else

then:
  %d = getelementptr inbounds i8, ptr %s, i64 8
  %value = load i32, ptr %d, align 8
  ret i32 %value

else:
  ret i32 0
}

; A copy is in the entry block as it is.
define ptx_kernel void @copied(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i1 %c) {
  br i1 %c, label %then, label %else

then:
  %value = load i32, ptr %s, align 4
  store i32 %value, ptr %out, align 4
  ret void

else:
  store i32 0, ptr %s, align 4
  ret void
}

!0 = !{}
