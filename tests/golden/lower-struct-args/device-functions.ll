; RUN: nvopt -passes=lower-struct-args<opt-byval> -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=lower-struct-args<opt-byval> -lower-read-only-devicefn-byval -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=lower-struct-args<opt-byval> -lower-read-only-devicefn-byval -devicefn-param-always-local=0 -pass-remarks-missed=. -S %s 2>&1
; Device functions on request only. Their parameters lie in local memory.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define internal i32 @read(ptr byval(%struct.S) align 8 %s, i64 %i) {
  %element = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
  %value = load i32, ptr %element, align 4
  ret i32 %value
}

define fastcc i32 @written(ptr noundef byval(%struct.S) align 8 %s, i64 %i) {
  %element = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 2
  %value = load i32, ptr %element, align 4
  %sum = add i32 %value, 1
  store i32 %sum, ptr %element, align 4
  %again = load i32, ptr %element, align 4
  ret i32 %again
}

define i32 @recursive(ptr byval(%struct.S) align 8 %s, i32 %n) {
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %done

again:
  %less = sub i32 %n, 1
  %deep = call i32 @recursive(ptr byval(%struct.S) align 8 %s, i32 %less)
  ret i32 %deep

done:
  ret i32 %n
}
