; RUN: nvopt -passes=tile-simplify %s

declare void @use(i32)

define i32 @masked(i32 %x) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %else

then:
  %same = and i32 %x, 7
  ret i32 %same

else:
  %other = and i32 %x, 7
  ret i32 %other
}

; Also of what is computed from it, and of what is no symbol.
define i64 @deeper(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %small = icmp ugt i32 %x, 99
  br i1 %small, label %else, label %then

then:
  %wide = zext i32 %x to i64
  %more = add i64 %wide, 27
  %same = urem i64 %more, 127
  ret i64 %same

else:
  ret i64 0
}

define i1 @implied(i32 %a, i32 %b, i1 %c) {
  %less = icmp slt i32 %a, %b
  br i1 %less, label %then, label %else

then:
  %equal = icmp eq i32 %b, %a
  %at.most = icmp sle i32 %a, %b
  %without.sign = icmp ult i32 %a, %b
  %all = select i1 %at.most, i1 %without.sign, i1 %equal
  ret i1 %all

else:
  %not.less = icmp sge i32 %a, %b
  %one = and i1 %not.less, %c
  ret i1 %one
}

; Both parts of an `and`, neither of an `or`; the loop's guard ahead of the loop.
define i32 @parts(i32 %x, i32 %n) {
  %low = icmp sgt i32 %x, -1
  %high = icmp slt i32 %x, 16
  %both = and i1 %low, %high
  br i1 %both, label %then, label %else

then:
  %half = sdiv i32 %x, 16
  %top = call i32 @llvm.smin.i32(i32 %x, i32 15)
  %sum = add i32 %half, %top
  ret i32 %sum

else:
  %odd = and i32 %n, 1
  %is.even = icmp eq i32 %odd, 0
  br i1 %is.even, label %even, label %exit

even:
  %bit = urem i32 %n, 2
  ret i32 %bit

exit:
  ret i32 0
}

declare i32 @llvm.smin.i32(i32, i32)

; Two ways lead to the end: nothing is known there.
define i32 @meeting(i32 %x) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %end

then:
  call void @use(i32 %x)
  br label %end

end:
  %masked = and i32 %x, 7
  ret i32 %masked
}

; What stands for an expression in one arm isn't there in the other.
define i32 @arms(i32 %x, i32 %y, i32 %z) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %end

then:
  %c = icmp eq i32 %y, %z
  br i1 %c, label %one, label %other

one:
  %p = mul i32 %y, 12
  %first = and i32 %x, 7
  %a = mul i32 %first, %p
  ret i32 %a

other:
  %second = and i32 %x, 15
  %b = mul i32 %second, %y
  ret i32 %b

end:
  ret i32 %x
}
