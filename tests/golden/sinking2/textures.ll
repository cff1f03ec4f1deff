; RUN: nvopt -passes=sinking2 -sink-into-texture=1 -dump-sink2 %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-into-texture=2 -dump-sink2 %s 2>&1
; RUN: nvopt -passes=sinking2 -dump-sink2 -disable-output %s 2>&1
; RUN: nvopt -passes=sinking2 -sink-into-texture=2 -sink-limit=2 -dump-sink2 -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)

; %u goes to a block with a texture, %v to one from which one comes, %w to neither.
define void @blocks(ptr %a, i64 %t, i32 %x, i1 %c, i1 %d) {
entry:
  %u = mul i32 %x, 3
  %v = mul i32 %x, 5
  %w = mul i32 %x, 7
  br i1 %c, label %then, label %else
then:
  store i32 %v, ptr %a, align 4
  br i1 %d, label %texture, label %out
texture:
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 %t, i32 %u)
  %e = extractvalue { i32, i32, i32, i32 } %r, 0
  store i32 %e, ptr %a, align 4
  br label %out
else:
  store i32 %w, ptr %a, align 4
  br label %out
out:
  ret void
}

; Within the block go what textures alone need, in front of the first that does, and what is computed from; not %shared.
define void @within(ptr %a, i64 %t, i32 %x) {
entry:
  %s = mul i32 %x, 3
  %u = xor i32 %s, 5
  %shared = mul i32 %x, 7
  store i32 %shared, ptr %a, align 4
  call void asm sideeffect "tex.1d.v4.s32.s32 {a, b, c, d}, [$0, {$1}];", "l,r"(i64 %t, i32 %u)
  call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], $2;", "l,r,r"(i64 %t, i32 %u, i32 %shared)
  ret void
}

define void @no_textures(ptr %a, i32 %x, i1 %c) {
entry:
  %u = mul i32 %x, 3
  call void asm sideeffect "vertex.never;", ""()
  br i1 %c, label %then, label %out
then:
  store i32 %u, ptr %a, align 4
  br label %out
out:
  ret void
}
