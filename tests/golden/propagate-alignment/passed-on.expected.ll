; ModuleID = 'passed-on.ll'
source_filename = "passed-on.ll"

define internal void @last(ptr byref(i32) align 4 %p, ptr align 16 %q) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 16
  ret void
}

define internal void @between(ptr byref(i32) align 4 %p, ptr align 16 %q) {
  musttail call void @last(ptr byref(i32) align 4 %p, ptr %q)
  ret void
}

; Function Attrs: naked noinline
define internal ptr @assembly(ptr %p) #0 {
  call void asm sideeffect "", ""()
  unreachable
}

define internal i32 @head(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @first(ptr align 16 %p, i1 %c) {
entry:
  %x = alloca i32, align 16
  store i32 1, ptr %x, align 16
  call void @between(ptr byref(i32) align 4 %x, ptr %p)
  br i1 %c, label %other, label %exit

other:                                            ; preds = %entry
  %a = call ptr @assembly(ptr %p)
  br label %exit

exit:                                             ; preds = %other, %entry
  %q = phi ptr [ %p, %entry ], [ %a, %other ]
  %v = call i32 @head(ptr %q)
  ret i32 %v
}

attributes #0 = { naked noinline }
