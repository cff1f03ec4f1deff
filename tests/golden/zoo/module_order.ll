; ModuleID = '<string>'
source_filename = "order.ll"

module asm "first"
module asm "second"

%z = type { %y }
%y = type { i8 }

$aa = comdat any

$zz = comdat any

@z = global i32 0, comdat($zz)
@y = global %z zeroinitializer
@x = external global i32

@al2 = alias i32, ptr @z
@al1 = alias i32, ptr @z

@if2 = ifunc void (), ptr @res
@if1 = ifunc void (), ptr @res

; Function Attrs: cold nounwind
declare void @d1() #0

; Function Attrs: nounwind
define void @f1() #1 {
  call void @d1() #2
  ret void
}

; Function Attrs: cold nounwind
define void @f0() #0 comdat($aa) {
  ret void
}

; Function Attrs: nounwind
declare void @d0() #1

define ptr @res() {
  ret ptr @f1
}

attributes #0 = { cold nounwind }
attributes #1 = { nounwind }
attributes #2 = { noreturn }

!b = !{!0}
!a = !{!2}

!0 = !{!"one", !1}
!1 = !{}
!2 = !{!"zero", !1}
