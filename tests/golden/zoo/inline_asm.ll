; ModuleID = '<string>'
source_filename = "<string>"

module asm ".globl first"
module asm "\09.type \22x\22, @object"
module asm "\C3\A9 and $0 \\backslash"

define i32 @asm(i32 %a, ptr %p) {
  call void asm "", ""()
  call void asm sideeffect "nop", ""()
  call void asm alignstack "nop", "~{memory}"()
  call void asm inteldialect "mov eax, 1", "~{eax},~{dirflag},~{fpsr},~{flags}"()
  call void asm sideeffect alignstack inteldialect unwind "call $0", "s"(ptr @asm)
  call void asm unwind "x", "r"(i32 %a)
  call void asm sideeffect unwind "x\22quoted\22\09\0A\\", "r,~{cc}"(i32 1)
  %1 = call i32 asm "bswap $0", "=r,0"(i32 %a) #0
  %2 = call { i32, i64 } asm sideeffect "cpuid", "={eax},={ebx},0,~{ecx}"(i32 %1), !srcloc !0
  call void asm "incl $0", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %3 = tail call <4 x i32> asm "paddd $1,$0", "=x,x,0"(<4 x i32> zeroinitializer, <4 x i32> splat (i32 1))
  %4 = call i32 asm "mov $0, $1", "=&{r8},i|r|m,~{r9}"(i64 5)
  %5 = call i32 asm "# ${0:c} ${:uid} $$", "=r|m,ir"(i32 7)
  ret i32 %1
}

attributes #0 = { nounwind memory(none) }

!0 = !{i64 1, i64 22}
