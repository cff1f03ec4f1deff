; Random functions in which tile-simplify ahead of instcombine once left more than instcombine alone, and why that was.

; (b / 400 << 2) >> 9: the range of a quotient says that the shift to the left loses nothing.
define i32 @shifts.of.quotients(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %v0 = udiv i32 %b, 100
  %v1 = urem i32 %b, 100
  %v2 = udiv i32 %v0, 4
  %v3 = urem i32 %v0, 4
  %v4 = mul i32 %v2, 4
  %v5 = add i32 %v4, %v3
  %v6 = mul i32 %v5, 200
  %v7 = add i32 %v6, %v1
  %v8 = udiv i32 %v4, 16
  %v9 = urem i32 %v4, 16
  %v10 = udiv i32 %v8, 32
  %v11 = urem i32 %v8, 32
  %v12 = mul i32 %v10, 32
  %v13 = add i32 %v12, %v11
  %v14 = udiv i32 %v12, 3
  %v15 = urem i32 %v12, 3
  %v16 = udiv i32 %v14, 8
  %v17 = urem i32 %v14, 8
  %v18 = mul i32 %v16, 8
  %v19 = add i32 %v18, %v17
  %v20 = mul i32 %v19, 3
  %v21 = add i32 %v20, %v15
  %v22 = udiv i32 %v0, 24
  %v23 = urem i32 %v0, 24
  %v24 = xor i32 %a, %v15
  %v25 = xor i32 %v24, %a
  %v26 = xor i32 %v25, %v14
  ret i32 %v26
}

; a / 7 is divided twice more: each by itself saves nothing, both save the first division.
define i32 @divided.twice(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %v0 = udiv i32 %a, 7
  %v1 = urem i32 %a, 7
  %v2 = mul i32 %v0, 14
  %v3 = add i32 %v2, %v1
  %v4 = udiv i32 %v0, 16
  %v5 = urem i32 %v0, 16
  %v6 = udiv i32 %v4, 4
  %v7 = urem i32 %v4, 4
  %v8 = mul i32 %v6, 4
  %v9 = add i32 %v8, %v7
  %v10 = mul i32 %v9, 32
  %v11 = add i32 %v10, %v5
  %v12 = udiv i32 %v0, 96
  %v13 = urem i32 %v0, 96
  %v14 = udiv i32 %v12, 8
  %v15 = urem i32 %v12, 8
  %v16 = mul i32 %v14, 8
  %v17 = add i32 %v16, %v15
  %v18 = mul i32 %v17, 192
  %v19 = add i32 %v18, %v13
  %v20 = add i32 %a, %v7
  %v21 = xor i32 %v20, %v14
  %v22 = add i32 %v21, %c
  ret i32 %v22
}

; ~(x ^ sign) is x ^ ~sign, which goes with the xor behind it; 32767 - x does not.
define i32 @xor.of.sign(i16 %a0, i16 %a1) {
entry:
  %v1 = shl i16 256, 0
  %v2 = zext i16 %v1 to i32
  %v3 = trunc i32 %v2 to i16
  %v4 = xor i16 %a1, -32768
  %v5 = trunc i32 %v2 to i1
  %v6 = and i1 %v5, true
  %v7 = sub i32 0, %v2
  %v8 = xor i16 %v4, -1
  %v9 = shl i16 1, 7
  %v10 = select i1 %v6, i16 0, i16 %v9
  %v11 = call i16 @llvm.fshr.i16(i16 %v9, i16 %v3, i16 %v9)
  %v12 = xor i16 %v8, 1
  %v13 = select i1 %v5, i32 %v2, i32 %v7
  call void @use.i16(i16 %v10)
  call void @use.i16(i16 %v11)
  call void @use.i16(i16 %v12)
  ret i32 %v13
}

; A sign bit that is shifted and flipped is a choice of two numbers.
define i64 @sign.bit(i64 noundef %a0, i64 noundef %a1, i64 noundef %a2) {
entry:
  %v1 = add i64 0, %a0
  %v2 = xor i64 %v1, -1
  %v3 = lshr i64 %v2, 63
  %v4 = call i64 @llvm.umin.i64(i64 %v1, i64 %v3)
  %v5 = xor i64 %v1, -1
  %v6 = trunc i64 %v5 to i1
  %v7 = select i1 %v6, i64 %v3, i64 7
  %v8 = select i1 %v6, i64 %v3, i64 7
  %v9 = shl i1 %v6, false
  %v10 = select i1 %v9, i64 -9223372036854775808, i64 %v8
  %v11 = sub i64 %v7, -1
  %v12 = and i64 %v4, %v8
  %v13 = trunc i64 %a2 to i8
  %v14 = icmp sle i8 %v13, %v13
  %v15 = or i8 -128, 2
  %v16 = or i1 %v14, %v9
  %v17 = shl i64 %v10, -1
  %v18 = mul i64 2, %v12
  %v19 = mul i64 1, -1
  %v20 = xor i8 %v15, -1
  %v21 = sext i8 %v20 to i64
  %v22 = ashr i64 %v18, 63
  %v23 = select i1 %v16, i64 2, i64 262143
  %v24 = udiv i64 %v11, 1099511627776
  %v25 = mul i64 %v23, %v3
  %v26 = or i64 %v21, -1
  call void @use.i64(i64 %v19)
  call void @use.i64(i64 %v22)
  call void @use.i64(i64 %v24)
  call void @use.i64(i64 %v25)
  ret i64 %v26
}

; ~zext(trunc x): a choice of -2 and -1 would keep the trunc.
define i32 @low.bit.inverted(i32 noundef %a0, i32 noundef %a1, i32 noundef %a2) {
entry:
  %v1 = sub i32 %a2, %a1
  %v2 = call i32 @llvm.smin.i32(i32 -2, i32 %a1)
  %v3 = xor i32 %a0, %v1
  %v4 = trunc i32 %a2 to i1
  %v5 = select i1 %v4, i32 3, i32 2147483647
  %v6 = icmp sgt i32 %v5, %v3
  %v7 = zext i1 %v4 to i32
  %v8 = call i32 @llvm.smin.i32(i32 2, i32 %v2)
  %v9 = select i1 %v6, i32 %v7, i32 2048
  %v10 = srem i32 %v8, %v1
  %v11 = zext i1 %v4 to i32
  %v12 = call i32 @llvm.abs.i32(i32 %v10, i1 false)
  %v13 = mul i32 %v12, %v7
  %v14 = trunc i32 %v11 to i16
  %v15 = xor i16 %v14, -1
  %v16 = add i32 %v13, 31
  %v17 = zext i1 %v6 to i32
  %v18 = sub i32 0, %v8
  %v19 = ashr i32 %v17, 9
  %v20 = call i32 @llvm.umin.i32(i32 1, i32 %v16)
  call void @use.i16(i16 %v14)
  call void @use.i16(i16 %v15)
  call void @use.i32(i32 %v19)
  ret i32 %v20
}

; trunc(zext(trunc x)) beside zext(trunc x): the same.
define i16 @low.bit.truncated(i16 %a0, i16 %a1) {
entry:
  %v1 = shl i16 1, -32768
  %v2 = trunc i16 %a1 to i1
  %v3 = select i1 %v2, i16 %v1, i16 %v1
  %v4 = lshr i16 1, %v1
  %v5 = sub i16 0, %a0
  %v6 = and i16 %v5, -32768
  %v7 = ashr i16 %v3, %v6
  %v8 = shl i16 %v7, 4
  %v9 = or i16 %v4, -2
  %v10 = xor i16 %a0, -1
  %v11 = or i16 %v3, 1
  %v12 = zext i1 %v2 to i32
  %v13 = trunc i32 %v12 to i16
  %v14 = zext i16 %v10 to i32
  %v15 = trunc i32 %v14 to i16
  %v16 = shl i16 %v13, 8
  %v17 = icmp uge i16 %v1, %v9
  %v18 = shl i1 %v17, false
  %v19 = icmp ne i16 %v3, 0
  %v20 = call i16 @llvm.fshl.i16(i16 %v10, i16 %v3, i16 128)
  call void @use.i16(i16 %v8)
  call void @use.i16(i16 %v11)
  call void @use.i32(i32 %v12)
  call void @use.i16(i16 %v15)
  call void @use.i16(i16 %v16)
  call void @use.i1(i1 %v18)
  call void @use.i1(i1 %v19)
  ret i16 %v20
}

; trunc(trunc(x ^ c)): x ^ c is used once only, so that what is truncated away may go.
define i1 @truncated.twice(i32 %a0, i32 %a1, i32 %a2) {
entry:
  %v1 = xor i32 %a2, 2147483647
  %v2 = shl i32 0, 26
  %v3 = trunc i32 %v1 to i16
  %v4 = xor i16 %v3, -1
  %v5 = xor i32 %v2, %a1
  %v6 = trunc i16 %v3 to i1
  %v7 = select i1 %v6, i32 %v5, i32 %a0
  %v8 = sub i32 0, %v7
  %v9 = mul i32 %v8, %a0
  %v10 = xor i32 %v9, -1
  %v11 = icmp slt i32 %v2, %v10
  call void @use.i16(i16 %v4)
  call void @use.i1(i1 %v6)
  ret i1 %v11
}

; ~(x < c) where x < c is needed, too: the select takes the not, not another comparison.
define i32 @inverted.comparison(i16 %a0, i16 %a1, i16 %a2) {
entry:
  %v1 = mul i16 %a1, 32767
  %v2 = mul i16 %a1, 32767
  %v3 = icmp uge i16 %a0, %a0
  %v4 = icmp ugt i16 %v1, 32767
  %v5 = xor i1 %v4, %v3
  %v6 = udiv i16 -2, 32767
  %v7 = select i1 %v5, i16 %v1, i16 %a2
  %v8 = sext i16 %v7 to i32
  %v9 = trunc i32 %v8 to i16
  %v10 = select i1 %v4, i16 7, i16 %v9
  %v11 = or i16 %v10, 2
  %v12 = icmp sge i16 %v9, %v11
  %v13 = udiv i32 %v8, -2
  call void @use.i1(i1 %v12)
  ret i32 %v13
}

; (c ? 3 : 2) - x + 1 is (c ? 4 : 3) - x.
define i32 @number.into.choice(i32 %a0, i32 %a1) {
entry:
  %v1 = trunc i32 %a1 to i1
  %v2 = select i1 %v1, i32 3, i32 2
  %v3 = lshr i32 %v2, 14
  %v4 = lshr i32 %v2, %v3
  %v5 = and i1 %v1, %v1
  %v6 = sub i32 %v4, %a1
  %v7 = xor i32 %v6, -1
  %v8 = sub i1 true, %v5
  %v9 = sub i32 0, %v7
  call void @use.i1(i1 %v8)
  ret i32 %v9
}

declare i32 @llvm.abs.i32(i32, i1)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
declare void @use.i1(i1)
declare void @use.i16(i16)
declare void @use.i32(i32)
declare void @use.i64(i64)
