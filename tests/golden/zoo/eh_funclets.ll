; ModuleID = '<string>'
source_filename = "<string>"
target triple = "x86_64-pc-windows-msvc"

%eh = type { ptr, ptr, [3 x i8] }

$"??_R0H@8" = comdat any

@"??_R0H@8" = linkonce_odr global %eh { ptr null, ptr null, [3 x i8] c".H\00" }, comdat

declare i32 @__CxxFrameHandler3(...)

declare void @f(i32)

define i32 @cpp() personality ptr @__CxxFrameHandler3 {
entry:
  %o = alloca i32, align 4
  invoke void @f(i32 1)
          to label %cont unwind label %cs

cs:                                               ; preds = %entry
  %0 = catchswitch within none [label %h1, label %h2] unwind label %cl

h1:                                               ; preds = %cs
  %1 = catchpad within %0 [ptr @"??_R0H@8", i32 0, ptr %o]
  call void @f(i32 2) [ "funclet"(token %1) ]
  invoke void @f(i32 9) [ "funclet"(token %1) ]
          to label %h1c unwind label %ic

h1c:                                              ; preds = %ih, %h1
  catchret from %1 to label %cont

ic:                                               ; preds = %h1
  %inner = catchswitch within %1 [label %ih] unwind label %cl

ih:                                               ; preds = %ic
  %ip = catchpad within %inner []
  catchret from %ip to label %h1c

h2:                                               ; preds = %cs
  %2 = catchpad within %0 [ptr null, i32 64, ptr null]
  invoke void @f(i32 3) [ "funclet"(token %2) ]
          to label %h2c unwind label %cl

h2c:                                              ; preds = %h2
  catchret from %2 to label %cont

cl:                                               ; preds = %h2, %ic, %cs
  %3 = cleanuppad within none []
  call void @f(i32 4) [ "funclet"(token %3) ]
  cleanupret from %3 unwind to caller

cont:                                             ; preds = %h2c, %h1c, %entry
  ret i32 0
}

define void @nested() personality ptr @__CxxFrameHandler3 {
  invoke void @f(i32 1)
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = cleanuppad within none [i32 5, ptr null]
  invoke void @f(i32 1) [ "funclet"(token %3) ]
          to label %4 unwind label %5

4:                                                ; preds = %2
  cleanupret from %3 unwind label %7

5:                                                ; preds = %2
  %6 = cleanuppad within %3 []
  cleanupret from %6 unwind label %7

7:                                                ; preds = %5, %4
  %8 = catchswitch within none [label %9] unwind to caller

9:                                                ; preds = %7
  %10 = catchpad within %8 [ptr null]
  unreachable
}
