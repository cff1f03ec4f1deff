; ModuleID = '<string>'
source_filename = "<string>"

define i32 @cb(i32 %x) {
entry:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i"(i32 %x) #0
          to label %fall [label %a, label %b]

fall:                                             ; preds = %entry
  %y = callbr i32 asm "mov $0, $1; jmp ${2:l}", "=r,r,!i,~{cc}"(i32 %x)
          to label %n [label %err], !srcloc !0

n:                                                ; preds = %fall
  callbr void asm inteldialect "", ""()
          to label %a []

a:                                                ; preds = %n, %entry
  %z = callbr { i32, i32 } asm "", "=r,=r,!i"()
          to label %b [label %err]

b:                                                ; preds = %a, %entry
  ret i32 1

err:                                              ; preds = %a, %fall
  %m = phi i32 [ 0, %fall ], [ 2, %a ]
  ret i32 %m
}

define void @cb2() {
  callbr void asm sideeffect "", "!i"()
          to label %1 [label %2]

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  ret void
}

attributes #0 = { nounwind }

!0 = !{i32 5}
