; ModuleID = '<string>'
source_filename = "<string>"

@g1 = global i32 0 #0
@g2 = external global i32 #0
@g3 = global i32 1, align 8 #1

declare void @a() #2

declare void @b() #3

declare void @c() #4

declare void @d() #5

; Function Attrs: nounwind
declare void @e() #6

; Function Attrs: nounwind
declare void @f() #7

; Function Attrs: nounwind alignstack(16)
declare void @g() #8

; Function Attrs: nounwind alignstack(16)
declare void @i() #9

; Function Attrs: noinline uwtable
define void @j() #10 {
  call void @a() #12
  call void @b() #12
  call void @c() #7
  call void @d() #13
  ret void
}

define void @k() #11 {
  ret void
}

attributes #0 = { "bss-section"="my_bss.1" "data-section"="d" }
attributes #1 = { "toc-data" }
attributes #2 = { "plain" }
attributes #3 = { "empty" "key"="value" }
attributes #4 = { "nl
"="\00\01\7F\80\FF" "with space, = and ü"="and \\backslash\\" }
attributes #5 = { "utf8 ü"="\F0\9F\98\80" }
attributes #6 = { nounwind "denormal-fp-math"="preserve-sign,positive-zero" "denormal-fp-math-f32"="ieee" "target-cpu"="sm_90" "target-features"="+ptx83,-sm_20" }
attributes #7 = { nounwind }
attributes #8 = { nounwind alignstack=16 "extra" "no-trapping-math"="true" }
attributes #9 = { nounwind alignstack=16 "no-trapping-math"="true" }
attributes #10 = { noinline uwtable "frame-pointer"="all" "less-precise-fpmad"="false" "loader-replaceable" "marked_for_windows_hot_patching" "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-inline-line-tables" "no-jump-tables"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "profile-sample-accurate" "stack-protector-buffer-size"="8" "tune-cpu"="generic" "unsafe-fp-math"="false" "use-sample-profile" }
attributes #11 = { "allow_direct_access_in_hot_patch_function" }
attributes #12 = { cold "b" }
attributes #13 = { nounwind "call" }
