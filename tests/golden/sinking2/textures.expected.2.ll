sank %v from %entry to %then in @blocks
sank %u from %entry to %texture in @blocks
sank %u from %entry to %entry in @within
sank %s from %entry to %entry in @within
; ModuleID = 'textures.ll'
source_filename = "textures.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32) #0

define void @blocks(ptr %a, i64 %t, i32 %x, i1 %c, i1 %d) {
entry:
  %w = mul i32 %x, 7
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %v = mul i32 %x, 5
  store i32 %v, ptr %a, align 4
  br i1 %d, label %texture, label %out

texture:                                          ; preds = %then
  %u = mul i32 %x, 3
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 %t, i32 %u)
  %e = extractvalue { i32, i32, i32, i32 } %r, 0
  store i32 %e, ptr %a, align 4
  br label %out

else:                                             ; preds = %entry
  store i32 %w, ptr %a, align 4
  br label %out

out:                                              ; preds = %else, %texture, %then
  ret void
}

define void @within(ptr %a, i64 %t, i32 %x) {
entry:
  %shared = mul i32 %x, 7
  store i32 %shared, ptr %a, align 4
  %s = mul i32 %x, 3
  %u = xor i32 %s, 5
  call void asm sideeffect "tex.1d.v4.s32.s32 {a, b, c, d}, [$0, {$1}];", "l,r"(i64 %t, i32 %u)
  call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], $2;", "l,r,r"(i64 %t, i32 %u, i32 %shared)
  ret void
}

define void @no_textures(ptr %a, i32 %x, i1 %c) {
entry:
  %u = mul i32 %x, 3
  call void asm sideeffect "vertex.never;", ""()
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  store i32 %u, ptr %a, align 4
  br label %out

out:                                              ; preds = %then, %entry
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(read) }
