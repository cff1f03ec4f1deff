remark: <unknown>:0:0: in function quotient: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function pair: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function pair: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function short_dividend: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function short_divisor: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function short: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function short: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function odd_divisor: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function digits: divides 64 bits as 32 where both numbers are that short
remark: <unknown>:0:0: in function digits: divides 64 bits as 32 where both numbers are that short
; ModuleID = 'divisions.ll'
source_filename = "divisions.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @quotient(i64 %n, i64 %d) #0 {
  %1 = freeze i64 %n
  %2 = freeze i64 %d
  %3 = or i64 %1, %2
  %4 = and i64 %3, -4294967296
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %long, label %short

long:                                             ; preds = %0
  %6 = udiv i64 %1, %2
  br label %11

short:                                            ; preds = %0
  %7 = trunc i64 %1 to i32
  %8 = trunc i64 %2 to i32
  %9 = udiv i32 %7, %8
  %10 = zext i32 %9 to i64
  br label %11

11:                                               ; preds = %short, %long
  %q = phi i64 [ %6, %long ], [ %10, %short ]
  ret i64 %q
}

define i64 @pair(i64 noundef %n, i64 %d) #0 {
  %1 = freeze i64 %d
  %2 = or i64 %n, %1
  %3 = and i64 %2, -4294967296
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %long, label %short

long:                                             ; preds = %0
  %5 = sdiv i64 %n, %1
  %6 = srem i64 %n, %1
  br label %15

short:                                            ; preds = %0
  %7 = trunc i64 %n to i32
  %8 = trunc i64 %1 to i32
  %9 = udiv i32 %7, %8
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %n to i32
  %12 = trunc i64 %1 to i32
  %13 = urem i32 %11, %12
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %short, %long
  %q = phi i64 [ %5, %long ], [ %10, %short ]
  %r = phi i64 [ %6, %long ], [ %14, %short ]
  %s = add i64 %q, 1
  %x = xor i64 %s, %r
  ret i64 %x
}

define i64 @short_dividend(i32 %n, i64 %d) #0 {
  %w = zext i32 %n to i64
  %1 = freeze i64 %w
  %2 = freeze i64 %d
  %3 = icmp ule i64 %2, %1
  br i1 %3, label %short, label %8

short:                                            ; preds = %0
  %4 = trunc i64 %1 to i32
  %5 = trunc i64 %2 to i32
  %6 = urem i32 %4, %5
  %7 = zext i32 %6 to i64
  br label %8

8:                                                ; preds = %short, %0
  %r = phi i64 [ %7, %short ], [ %1, %0 ]
  ret i64 %r
}

define i64 @short_divisor(i64 noundef %n, i32 %d) #0 {
  %w = zext i32 %d to i64
  %1 = and i64 %n, -4294967296
  %2 = icmp ne i64 %1, 0
  br i1 %2, label %long, label %short

long:                                             ; preds = %0
  %3 = sdiv i64 %n, %w
  br label %8

short:                                            ; preds = %0
  %4 = trunc i64 %n to i32
  %5 = trunc i64 %w to i32
  %6 = udiv i32 %4, %5
  %7 = zext i32 %6 to i64
  br label %8

8:                                                ; preds = %short, %long
  %q = phi i64 [ %3, %long ], [ %7, %short ]
  ret i64 %q
}

define i64 @short(i32 %n, i32 %d) #0 {
  %w = zext i32 %n to i64
  %v = zext i32 %d to i64
  %1 = trunc i64 %w to i32
  %2 = trunc i64 %v to i32
  %3 = udiv i32 %1, %2
  %q = zext i32 %3 to i64
  %4 = trunc i64 %w to i32
  %5 = trunc i64 %v to i32
  %6 = urem i32 %4, %5
  %r = zext i32 %6 to i64
  %s = add i64 %q, %r
  ret i64 %s
}

define i64 @odd_divisor(i64 noundef %n) #0 {
  %d = or i64 undef, 1
  %1 = freeze i64 %d
  %2 = or i64 %n, %1
  %3 = and i64 %2, -4294967296
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %long, label %short

long:                                             ; preds = %0
  %5 = udiv i64 %n, %1
  br label %10

short:                                            ; preds = %0
  %6 = trunc i64 %n to i32
  %7 = trunc i64 %1 to i32
  %8 = udiv i32 %6, %7
  %9 = zext i32 %8 to i64
  br label %10

10:                                               ; preds = %short, %long
  %q = phi i64 [ %5, %long ], [ %9, %short ]
  ret i64 %q
}

define i64 @digits(i64 noundef %n, i64 %d) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %left = phi i64 [ %n, %entry ], [ %second, %loop.split.split ]
  %sum = phi i64 [ 0, %entry ], [ %next, %loop.split.split ]
  %0 = freeze i64 %left
  %1 = freeze i64 %d
  %2 = or i64 %0, %1
  %3 = and i64 %2, -4294967296
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %long, label %short

long:                                             ; preds = %loop
  %5 = udiv i64 %0, %1
  br label %loop.split

short:                                            ; preds = %loop
  %6 = trunc i64 %0 to i32
  %7 = trunc i64 %1 to i32
  %8 = udiv i32 %6, %7
  %9 = zext i32 %8 to i64
  br label %loop.split

loop.split:                                       ; preds = %short, %long
  %first = phi i64 [ %5, %long ], [ %9, %short ]
  %10 = freeze i64 %d
  %11 = or i64 %first, %10
  %12 = and i64 %11, -4294967296
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %long1, label %short2

long1:                                            ; preds = %loop.split
  %14 = udiv i64 %first, %10
  br label %loop.split.split

short2:                                           ; preds = %loop.split
  %15 = trunc i64 %first to i32
  %16 = trunc i64 %10 to i32
  %17 = udiv i32 %15, %16
  %18 = zext i32 %17 to i64
  br label %loop.split.split

loop.split.split:                                 ; preds = %short2, %long1
  %second = phi i64 [ %14, %long1 ], [ %18, %short2 ]
  %next = add i64 %sum, 1
  %more = icmp ne i64 %second, 0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop.split.split
  ret i64 %next
}

attributes #0 = { "nvopt-codegen-prepare" }
