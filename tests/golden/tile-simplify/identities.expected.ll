; ModuleID = 'identities.ll'
source_filename = "identities.ll"

define i32 @sums(i32 %x, i32 %y, i32 %z) {
  %s = add i32 %x, %y
  %p = mul i32 %z, %s
  %q = xor i32 %s, %p
  ret i32 %q
}

define i32 @shared_products(i32 %x, i32 %y, i32 %z, ptr %p) {
  %t = mul i32 %x, %z
  %u = mul i32 %z, %y
  store i32 %t, ptr %p, align 4
  store i32 %u, ptr %p, align 4
  %s = add i32 %t, %u
  ret i32 %s
}

define i32 @flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %c = add nuw nsw i32 %a, %y
  ret i32 %c
}

define i32 @common_flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = add nuw i32 %y, %x
  %c = mul i32 %a, %b
  ret i32 %c
}

define i1 @comparisons(i32 %x, i32 %y) {
  ret i1 true
}

define <4 x i32> @vectors(<4 x i32> %x, <4 x i32> %y) {
  %1 = or <4 x i32> %x, %y
  %c = xor <4 x i32> %1, splat (i32 -1)
  ret <4 x i32> %c
}

define i32 @selects(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %t = select i1 %c, i32 %a, i32 %y
  ret i32 %t
}

define i32 @of_a_sum(i32 noundef %a, i32 noundef %b, i32 noundef %y) {
  %x = add i32 %a, %b
  %u = and i32 %x, %y
  ret i32 %u
}
