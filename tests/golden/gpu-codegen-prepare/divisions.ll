; RUN: nvopt -passes=gpu-codegen-prepare -pass-remarks=gpu-codegen-prepare %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; Nothing is known of either number.
define i64 @quotient(i64 %n, i64 %d) {
  %q = udiv exact i64 %n, %d
  ret i64 %q
}

; One division for both, by numbers with a sign; what is noundef need not be frozen.
define i64 @pair(i64 noundef %n, i64 %d) {
  %q = sdiv i64 %n, %d
  %s = add i64 %q, 1
  %r = srem i64 %n, %d
  %x = xor i64 %s, %r
  ret i64 %x
}

; One number is known to be short: the other is asked for.
define i64 @short_dividend(i32 %n, i64 %d) {
  %w = zext i32 %n to i64
  %r = urem i64 %w, %d
  ret i64 %r
}

define i64 @short_divisor(i64 noundef %n, i32 %d) {
  %w = zext i32 %d to i64
  %q = sdiv i64 %n, %w
  ret i64 %q
}

; Both are: no branch.
define i64 @short(i32 %n, i32 %d) {
  %w = zext i32 %n to i64
  %v = zext i32 %d to i64
  %q = udiv i64 %w, %v
  %r = urem i64 %w, %v
  %s = add i64 %q, %r
  ret i64 %s
}

; A divisor that may be any number but zero is one and the same in the test and in both divisions.
define i64 @odd_divisor(i64 noundef %n) {
  %d = or i64 undef, 1
  %q = udiv i64 %n, %d
  ret i64 %q
}

; Two divisions in one block, the second of what the first gives, in a loop.
define i64 @digits(i64 noundef %n, i64 %d) {
entry:
  br label %loop
loop:
  %left = phi i64 [ %n, %entry ], [ %second, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %next, %loop ]
  %first = udiv i64 %left, %d
  %second = udiv i64 %first, %d
  %next = add i64 %sum, 1
  %more = icmp ne i64 %second, 0
  br i1 %more, label %loop, label %done
done:
  ret i64 %next
}
