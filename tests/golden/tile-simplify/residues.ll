; RUN: nvopt -passes=tile-simplify %s
; What the lowest bits decide, whatever %x is.

declare i32 @llvm.abs.i32(i32, i1)

define i1 @square(i32 %x) {
  %square = mul i32 %x, %x
  %r = icmp eq i32 %square, 1000003
  ret i1 %r
}

; 17 is 1 more than a multiple of 8, as squares of odd numbers are.
define i1 @square_perhaps(i32 %x) {
  %square = mul i32 %x, %x
  %r = icmp eq i32 %square, 17
  ret i1 %r
}

define i1 @sizes(i32 %x) {
  %size = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %changed = xor i32 %size, %x
  %r = icmp ne i32 %changed, -1
  ret i1 %r
}

define i32 @product_of_neighbours(i32 %x, i32 %y) {
  %next = add i32 %x, 1
  %product = mul i32 %x, %next
  %bit = and i32 %product, 1
  %r = add i32 %bit, %y
  ret i32 %r
}
