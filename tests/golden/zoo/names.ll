; ModuleID = '<string>'
source_filename = "<string>"

%"type with space" = type { i32 }

$"com dat" = comdat any

@"global name" = global i32 0, comdat($"com dat")
@"quote\22back\\slash" = global i32 0
@"\01_mangled$asm" = global i32 0
@"\C3\BCml\C3\A4ut" = global i32 0
@"\E6\97\A5\E6\9C\AC" = global i32 0
@"invalid\FF\FEutf8" = global i32 0
@"new\0Aline\09tab" = global i32 0
@"123numeric" = global i32 0
@"9" = global i32 0
@-5 = global i32 0
@- = global i32 0
@. = global i32 0
@"$" = global i32 0
@_ = global i32 0
@"a.b-c$d_e1" = global i32 0
@"a+b" = global i32 0
@"a:b" = global i32 0
@llvm.x = global i32 0
@"with'single" = global i32 0
@"percent%at@hash#bang!" = global i32 0
@define = global i32 0
@x = global ptr @"quote\22back\\slash"
@nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = global i8 0

define i32 @"fun c"(i32 %"arg 1", i32 %"2", ptr %"\C3\A9", %"type with space" %t, i32 %a.b, i32 %-) {
"entry block":
  %"x y" = add i32 %"arg 1", %"2"
  %"7" = add i32 %"x y", 1
  %"- " = add i32 %-, %"7"
  %"q\22" = load i32, ptr %"\C3\A9", align 4
  br label %"99"

"99":                                             ; preds = %"loop \22q\22", %"entry block"
  %"new\0Aline" = phi i32 [ %"7", %"entry block" ], [ 5, %"loop \22q\22" ]
  br i1 true, label %"loop \22q\22", label %"dots.and-dash$1"

"loop \22q\22":                                   ; preds = %"99"
  br label %"99"

"dots.and-dash$1":                                ; preds = %"99"
  %src.memmove.gep.unroll = getelementptr i8, ptr %"\C3\A9", i64 1
  %"dst.memmove.gep,unroll" = getelementptr i8, ptr %"\C3\A9", i64 2
  br label %-1

-1:                                               ; preds = %"dots.and-dash$1"
  br label %.1

.1:                                               ; preds = %-1
  br label %"$x"

"$x":                                             ; preds = %.1
  br label %"\FF"

"\FF":                                            ; preds = %"$x"
  %0 = call i32 @"fun c"(i32 %"- ", i32 %"q\22", ptr @"fun c", %"type with space" zeroinitializer, i32 0, i32 %-)
  ret i32 %0
}

define void @labels(i32 %0, i32 %b, i32 %1) {
  %3 = add i32 %0, %1
  br label %named

named:                                            ; preds = %2
  br label %4

4:                                                ; preds = %named
  %5 = add i32 %b, %3
  br label %6

6:                                                ; preds = %4
  ret void
}

define i32 @blocks_numbered(i1 %0) {
  br i1 %0, label %2, label %3

2:                                                ; preds = %1
  br label %3

3:                                                ; preds = %2, %1
  %4 = phi i32 [ 0, %1 ], [ 1, %2 ]
  ret i32 %4
}

define void @void() {
entry:
  ret void
}
