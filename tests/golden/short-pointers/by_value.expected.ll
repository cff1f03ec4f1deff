remark: <unknown>:0:0: in function pick: pointers into shared, constant and local memory keep 64 bits: code generation can't take the address of a by-value parameter in a function that is no kernel
; ModuleID = 'by_value.ll'
source_filename = "by_value.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%triple = type { i32, i32, i32 }

@last = internal addrspace(3) global i32 undef, align 4

define i32 @pick(ptr byval(%triple) align 4 %of, i32 %i) {
  %p = getelementptr inbounds i32, ptr %of, i32 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(3) @last, align 4
  ret i32 %v
}
