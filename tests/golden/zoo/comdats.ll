; ModuleID = '<string>'
source_filename = "<string>"
target triple = "x86_64-pc-windows-msvc"

$f = comdat any

$"a b\22\\\C3\BC" = comdat any

$any = comdat any

$exactmatch = comdat exactmatch

$largest = comdat largest

$nodup = comdat nodeduplicate

$samesize = comdat samesize

$"1num" = comdat any

$"-dash.dot$dollar_" = comdat any

@any = global i32 0, comdat
@e = global i32 0, comdat($exactmatch)
@exactmatch = global i32 0, comdat
@largest = weak_odr global i64 0, comdat
@nodup = global i32 0, section "s", comdat, align 4
@samesize = linkonce global i32 0, comdat
@i = internal global i32 0, comdat($any)
@"a b\22\\\C3\BC" = linkonce_odr constant i8 0, comdat
@"1num" = global i8 0, comdat
@"-dash.dot$dollar_" = global i8 0, comdat
@x = global i8 0, comdat($"-dash.dot$dollar_")

define linkonce_odr void @f() comdat {
  ret void
}

define internal void @g() section "t" comdat($f) align 4 {
  ret void
}

; Function Attrs: nounwind
define weak_odr dso_local i32 @h() unnamed_addr #0 section "t" comdat($"a b\22\\\C3\BC") {
  ret i32 0
}

attributes #0 = { nounwind }
