remark: <unknown>:0:0: in function read: argument %s is left as it is: a device function's can be addressed as local memory only, which takes -devicefn-param-always-local
remark: <unknown>:0:0: in function written: argument %s is left as it is: a device function's can be addressed as local memory only, which takes -devicefn-param-always-local
remark: <unknown>:0:0: in function recursive: argument %s is left as it is: a device function's can be addressed as local memory only, which takes -devicefn-param-always-local
; ModuleID = 'device-functions.ll'
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

again:                                            ; preds = %0
  %less = sub i32 %n, 1
  %deep = call i32 @recursive(ptr byval(%struct.S) align 8 %s, i32 %less)
  ret i32 %deep

done:                                             ; preds = %0
  ret i32 %n
}
