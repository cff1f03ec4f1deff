remark: <unknown>:0:0: in function three: stopped after 0 moves: -sink-limit
; ModuleID = 'limits.ll'
source_filename = "limits.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @three(ptr %a, i32 %x, i1 %c) {
entry:
  %u = mul i32 %x, 3
  %v = mul i32 %x, 5
  %w = mul i32 %x, 7
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  store i32 %u, ptr %a, align 4
  store i32 %v, ptr %a, align 4
  store i32 %w, ptr %a, align 4
  br label %out

out:                                              ; preds = %then, %entry
  ret void
}
