; Definitions in the opposite order of their uses.
define void @first() #1 personality ptr @pers !dbglike !3 {
  call void @second(), !x !2
  %p = load ptr, ptr @table, !y !1
  invoke void %p() to label %ok unwind label %bad
bad:
  landingpad { ptr, i32 } cleanup
  unreachable
ok:
  ret void
}
!3 = !{!2}
!2 = !{!1}
!1 = !{ptr @second}
@table = global ptr @second, section "s", comdat($c)
attributes #1 = { nounwind }
define internal void @second() { ret void }
$c = comdat any
declare i32 @pers(...)
