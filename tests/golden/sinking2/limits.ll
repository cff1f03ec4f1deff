; RUN: nvopt -passes=sinking2 -sink-limit=0 -pass-remarks-missed=sinking2 %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-limit=2 -dump-sink2 -disable-output -pass-remarks-missed=sinking2 %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-limit=3 -dump-sink2 -disable-output -pass-remarks-missed=sinking2 %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-limit=4 -dump-sink2 -disable-output -pass-remarks-missed=sinking2 %s 2>&1
; RUN: nvopt -passes='sinking2<fast>' -sink-limit=11 -dump-sink2 -disable-output %s 2>&1
; RUN: nvopt -passes='sinking2<fast>' -sink-limit=12 -dump-sink2 -disable-output %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-into-texture=0 -dump-sink2 -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

define void @three(ptr %a, i32 %x, i1 %c) {
entry:
  %u = mul i32 %x, 3
  %v = mul i32 %x, 5
  %w = mul i32 %x, 7
  br i1 %c, label %then, label %out
then:
  store i32 %u, ptr %a, align 4
  store i32 %v, ptr %a, align 4
  store i32 %w, ptr %a, align 4
  br label %out
out:
  ret void
}
