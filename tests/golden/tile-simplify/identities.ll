; RUN: nvopt -passes=tile-simplify %s
; Whole expressions: what cancels, what is factored, what is the same by another spelling.

define i32 @sums(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %o = or i32 %x, %y
  %s = add i32 %a, %o
  %t = mul i32 %x, %z
  %u = mul i32 %z, %y
  %p = add i32 %t, %u
  %q = xor i32 %s, %p
  ret i32 %q
}

; A product that is needed anyway is not undone.
define i32 @shared_products(i32 %x, i32 %y, i32 %z, ptr %p) {
  %t = mul i32 %x, %z
  %u = mul i32 %z, %y
  store i32 %t, ptr %p
  store i32 %u, ptr %p
  %s = add i32 %t, %u
  ret i32 %s
}

; No flag of what is put together anew is kept; what stays as it is keeps its flags.
define i32 @flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = sub nsw i32 %a, %x
  %c = add nuw nsw i32 %a, %b
  ret i32 %c
}

; Flags are what both promise.
define i32 @common_flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = add nuw i32 %y, %x
  %c = mul i32 %a, %b
  ret i32 %c
}

define i1 @comparisons(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp eq i32 %y, %x
  %c = or i1 %a, %b
  %d = icmp ugt i32 %x, %y
  %e = xor i1 %c, %d
  ret i1 %e
}

define <4 x i32> @vectors(<4 x i32> %x, <4 x i32> %y) {
  %a = xor <4 x i32> %x, splat (i32 -1)
  %b = xor <4 x i32> %y, splat (i32 -1)
  %c = and <4 x i32> %a, %b
  ret <4 x i32> %c
}

define i32 @selects(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %z, %x
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %c, i32 %s, i32 %y
  ret i32 %t
}

; x is a sum, which is taken apart with the sum that it stands in: (x | ~y) - (x ^ y) - ~x + 2 * (y & ~x) is x & y.
define i32 @of_a_sum(i32 noundef %a, i32 noundef %b, i32 noundef %y) {
  %x = add i32 %a, %b
  %noty = xor i32 %y, -1
  %or = or i32 %x, %noty
  %xor = xor i32 %x, %y
  %notx = xor i32 %x, -1
  %low = and i32 %y, %notx
  %double = shl i32 %low, 1
  %s = add i32 %xor, %notx
  %t = sub i32 %or, %s
  %u = add i32 %t, %double
  ret i32 %u
}
