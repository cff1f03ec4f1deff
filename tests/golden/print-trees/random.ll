; RUN: nvopt -passes='print<domtree>,print<postdomtree>,print<loops>' -disable-output %s 2>&1
; Random control flow: loops in loops, several exits, irreducible parts, blocks that can't be reached, loops without an end. Expected is
; what opt 22 printed.

define void @f0(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b1, label %b4

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b5
    i8 1, label %b3
  ]

b5:
  ret void
}

define void @f1(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b3
    i8 1, label %b19
  ]

b1:
  br i1 %c, label %b2, label %b3

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b3, label %b10

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b8

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b1

b13:
  br i1 %c, label %b14, label %b15

b14:
  br label %b15

b15:
  br i1 %c, label %b16, label %b14

b16:
  br label %b17

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b12, label %b19

b19:
  ret void
}

define void @f2(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b6

b5:
  br label %b6

b6:
  br label %b7

b7:
  ret void

b8:
  ret void
}

define void @f3(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br i1 %c, label %b4, label %b5

b5:
  ret void
}

define void @f4(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b1
    i8 1, label %b2
  ]

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b2

b3:
  br label %b4

b4:
  br label %b5

b5:
  br label %b6

b6:
  switch i8 %a, label %b7 [
    i8 0, label %b7
    i8 1, label %b3
  ]

b7:
  br i1 %c, label %b8, label %b5

b8:
  ret void
}

define void @f5(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b1, label %b2

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b3

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f6(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b4
    i8 1, label %b1
  ]

b2:
  br i1 %c, label %b3, label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b4, label %b5

b5:
  ret void
}

define void @f7(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f8(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f9(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b1, label %b4

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b1, label %b8

b7:
  ret void

b8:
  br label %b9

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b14

b12:
  br i1 %c, label %b13, label %b2

b13:
  br i1 %c, label %b7, label %b15

b14:
  switch i8 %a, label %b15 [
    i8 0, label %b16
    i8 1, label %b8
  ]

b15:
  br i1 %c, label %b7, label %b17

b16:
  ret void

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b8

b19:
  ret void
}

define void @f10(i1 %c, i8 %a) {
b0:
  ret void

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b4, label %b3

b4:
  br i1 %c, label %b5, label %b5

b5:
  br label %b6

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f11(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b1 [
    i8 0, label %b2
    i8 1, label %b4
  ]

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f12(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b2
    i8 1, label %b1
  ]

b2:
  ret void
}

define void @f13(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b2
    i8 1, label %b2
  ]

b2:
  br label %b3

b3:
  ret void

b4:
  br i1 %c, label %b1, label %b5

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b8

b7:
  br label %b8

b8:
  ret void
}

define void @f14(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br label %b5

b5:
  ret void
}

define void @f15(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br label %b2

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b2, label %b6

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f16(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b4
    i8 1, label %b18
  ]

b2:
  br i1 %c, label %b3, label %b5

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b3

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b3, label %b9

b8:
  br i1 %c, label %b5, label %b9

b9:
  br i1 %c, label %b10, label %b10

b10:
  br i1 %c, label %b11, label %b3

b11:
  br i1 %c, label %b7, label %b13

b12:
  br i1 %c, label %b13, label %b15

b13:
  br i1 %c, label %b14, label %b14

b14:
  br i1 %c, label %b15, label %b17

b15:
  br i1 %c, label %b16, label %b18

b16:
  br i1 %c, label %b17, label %b17

b17:
  br i1 %c, label %b18, label %b18

b18:
  ret void

b19:
  ret void
}

define void @f17(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b3, label %b8

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b4, label %b8

b8:
  br i1 %c, label %b9, label %b11

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b13

b11:
  br i1 %c, label %b12, label %b12

b12:
  br label %b13

b13:
  br i1 %c, label %b14, label %b4

b14:
  br i1 %c, label %b15, label %b15

b15:
  br i1 %c, label %b16, label %b18

b16:
  br i1 %c, label %b17, label %b19

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b19

b19:
  ret void
}

define void @f18(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  ret void

b2:
  ret void
}

define void @f19(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b2

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f20(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b3
    i8 1, label %b10
  ]

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b4, label %b5

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b5
    i8 1, label %b11
  ]

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b4

b7:
  br i1 %c, label %b8, label %b8

b8:
  br i1 %c, label %b7, label %b10

b9:
  switch i8 %a, label %b10 [
    i8 0, label %b11
    i8 1, label %b11
  ]

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b12

b12:
  br label %b13

b13:
  ret void
}

define void @f21(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b2

b2:
  switch i8 %a, label %b3 [
    i8 0, label %b2
    i8 1, label %b9
  ]

b3:
  ret void

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b1, label %b6

b6:
  br i1 %c, label %b7, label %b6

b7:
  ret void

b8:
  br label %b9

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b5

b12:
  switch i8 %a, label %b13 [
    i8 0, label %b14
    i8 1, label %b16
  ]

b13:
  br i1 %c, label %b14, label %b14

b14:
  br label %b15

b15:
  br i1 %c, label %b16, label %b8

b16:
  br label %b17

b17:
  br i1 %c, label %b9, label %b19

b18:
  br i1 %c, label %b16, label %b19

b19:
  ret void
}

define void @f22(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b1
    i8 1, label %b18
  ]

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  ret void

b4:
  br i1 %c, label %b5, label %b7

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  ret void

b8:
  br label %b9

b9:
  br i1 %c, label %b6, label %b11

b10:
  br i1 %c, label %b11, label %b6

b11:
  br i1 %c, label %b12, label %b5

b12:
  br label %b13

b13:
  br i1 %c, label %b14, label %b14

b14:
  br i1 %c, label %b3, label %b17

b15:
  br label %b16

b16:
  br i1 %c, label %b17, label %b19

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b2

b19:
  ret void
}

define void @f23(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b3

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b7

b5:
  ret void

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b9, label %b10

b9:
  br label %b10

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b13

b12:
  br label %b13

b13:
  ret void
}

define void @f24(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b1
    i8 1, label %b5
  ]

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b4, label %b7

b5:
  br i1 %c, label %b6, label %b2

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b3

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b10

b11:
  br i1 %c, label %b1, label %b12

b12:
  br label %b13

b13:
  ret void
}

define void @f25(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b4
    i8 1, label %b5
  ]

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b2, label %b6

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b3
    i8 1, label %b4
  ]

b5:
  br label %b6

b6:
  ret void

b7:
  br i1 %c, label %b3, label %b8

b8:
  ret void
}

define void @f26(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b1, label %b5

b4:
  br i1 %c, label %b5, label %b7

b5:
  br i1 %c, label %b6, label %b6

b6:
  br i1 %c, label %b6, label %b8

b7:
  br i1 %c, label %b8, label %b10

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b1

b10:
  br i1 %c, label %b11, label %b11

b11:
  br i1 %c, label %b4, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  br i1 %c, label %b7, label %b14

b14:
  switch i8 %a, label %b15 [
    i8 0, label %b15
    i8 1, label %b17
  ]

b15:
  br label %b16

b16:
  br i1 %c, label %b17, label %b18

b17:
  br label %b18

b18:
  br label %b19

b19:
  ret void
}

define void @f27(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  ret void

b3:
  ret void

b4:
  br label %b5

b5:
  ret void
}

define void @f28(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f29(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b3

b2:
  ret void

b3:
  br i1 %c, label %b4, label %b5

b4:
  br label %b5

b5:
  ret void
}

define void @f30(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b3

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b2

b6:
  br i1 %c, label %b7, label %b4

b7:
  br i1 %c, label %b8, label %b7

b8:
  ret void
}

define void @f31(i1 %c, i8 %a) {
b0:
  ret void

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b5, label %b7

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b3

b11:
  br i1 %c, label %b12, label %b13

b12:
  br label %b13

b13:
  ret void
}

define void @f32(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b4

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f33(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b2

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b3

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b8

b7:
  br i1 %c, label %b2, label %b10

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b1

b10:
  br i1 %c, label %b11, label %b7

b11:
  br i1 %c, label %b12, label %b12

b12:
  br i1 %c, label %b13, label %b15

b13:
  br i1 %c, label %b14, label %b16

b14:
  br i1 %c, label %b10, label %b16

b15:
  ret void

b16:
  br i1 %c, label %b17, label %b18

b17:
  br label %b18

b18:
  br label %b19

b19:
  ret void
}

define void @f34(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  br label %b3

b3:
  br i1 %c, label %b3, label %b5

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b2

b8:
  br i1 %c, label %b9, label %b11

b9:
  br i1 %c, label %b10, label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f35(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f36(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f37(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b2

b3:
  ret void

b4:
  br i1 %c, label %b5, label %b4

b5:
  ret void
}

define void @f38(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  switch i8 %a, label %b3 [
    i8 0, label %b1
    i8 1, label %b13
  ]

b3:
  br i1 %c, label %b2, label %b5

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b1

b7:
  br i1 %c, label %b8, label %b10

b8:
  switch i8 %a, label %b9 [
    i8 0, label %b8
    i8 1, label %b6
  ]

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b5

b11:
  br label %b12

b12:
  br i1 %c, label %b5, label %b13

b13:
  br i1 %c, label %b14, label %b16

b14:
  br i1 %c, label %b12, label %b16

b15:
  ret void

b16:
  br label %b17

b17:
  ret void

b18:
  br i1 %c, label %b19, label %b19

b19:
  ret void
}

define void @f39(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br label %b2

b2:
  ret void
}

define void @f40(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b2
    i8 1, label %b2
  ]

b2:
  ret void
}

define void @f41(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b1

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b9

b7:
  br label %b8

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b12

b10:
  br i1 %c, label %b11, label %b11

b11:
  br i1 %c, label %b6, label %b13

b12:
  br i1 %c, label %b13, label %b15

b13:
  br i1 %c, label %b14, label %b16

b14:
  br label %b15

b15:
  br label %b16

b16:
  br i1 %c, label %b17, label %b18

b17:
  br i1 %c, label %b18, label %b18

b18:
  br i1 %c, label %b19, label %b9

b19:
  ret void
}

define void @f42(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  ret void

b2:
  br i1 %c, label %b3, label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f43(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b4, label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b7

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f44(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b2

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b2

b5:
  ret void
}

define void @f45(i1 %c, i8 %a) {
b0:
  ret void

b1:
  br i1 %c, label %b2, label %b2

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b3, label %b5

b5:
  ret void
}

define void @f46(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  ret void
}

define void @f47(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b1
    i8 1, label %b18
  ]

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b2, label %b5

b4:
  br label %b5

b5:
  br label %b6

b6:
  switch i8 %a, label %b7 [
    i8 0, label %b7
    i8 1, label %b15
  ]

b7:
  br label %b8

b8:
  br label %b9

b9:
  br i1 %c, label %b8, label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b14

b12:
  br i1 %c, label %b13, label %b15

b13:
  br i1 %c, label %b14, label %b15

b14:
  br i1 %c, label %b15, label %b15

b15:
  br label %b16

b16:
  ret void

b17:
  br i1 %c, label %b10, label %b19

b18:
  br i1 %c, label %b18, label %b19

b19:
  ret void
}

define void @f48(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b2

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b7

b7:
  br label %b8

b8:
  ret void
}

define void @f49(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br label %b2

b2:
  ret void
}

define void @f50(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f51(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b2
    i8 1, label %b4
  ]

b2:
  ret void

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f52(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b3

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b2, label %b4

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b3
    i8 1, label %b5
  ]

b5:
  ret void

b6:
  br i1 %c, label %b7, label %b8

b7:
  br label %b8

b8:
  br i1 %c, label %b9, label %b11

b9:
  ret void

b10:
  br i1 %c, label %b11, label %b12

b11:
  switch i8 %a, label %b12 [
    i8 0, label %b12
    i8 1, label %b10
  ]

b12:
  br i1 %c, label %b3, label %b13

b13:
  ret void
}

define void @f53(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void

b3:
  br i1 %c, label %b2, label %b4

b4:
  ret void

b5:
  ret void
}

define void @f54(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  ret void

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b4, label %b5

b4:
  br label %b5

b5:
  ret void
}

define void @f55(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  switch i8 %a, label %b2 [
    i8 0, label %b2
    i8 1, label %b6
  ]

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b3, label %b4

b4:
  br i1 %c, label %b5, label %b7

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  switch i8 %a, label %b8 [
    i8 0, label %b8
    i8 1, label %b7
  ]

b8:
  ret void
}

define void @f56(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b1, label %b4

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b3

b4:
  ret void

b5:
  br i1 %c, label %b6, label %b4

b6:
  br i1 %c, label %b7, label %b7

b7:
  ret void

b8:
  br i1 %c, label %b9, label %b9

b9:
  br i1 %c, label %b10, label %b12

b10:
  br label %b11

b11:
  br i1 %c, label %b1, label %b12

b12:
  ret void

b13:
  ret void
}

define void @f57(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b2, label %b5

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b4, label %b7

b5:
  br i1 %c, label %b6, label %b3

b6:
  br label %b7

b7:
  switch i8 %a, label %b8 [
    i8 0, label %b10
    i8 1, label %b1
  ]

b8:
  switch i8 %a, label %b9 [
    i8 0, label %b9
    i8 1, label %b3
  ]

b9:
  ret void

b10:
  br i1 %c, label %b10, label %b11

b11:
  br i1 %c, label %b12, label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f58(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  ret void

b3:
  br label %b4

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b5
    i8 1, label %b11
  ]

b5:
  br i1 %c, label %b6, label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b6

b8:
  br i1 %c, label %b9, label %b10

b9:
  br label %b10

b10:
  ret void

b11:
  ret void

b12:
  br i1 %c, label %b7, label %b14

b13:
  br label %b14

b14:
  br label %b15

b15:
  br label %b16

b16:
  br i1 %c, label %b4, label %b18

b17:
  br label %b18

b18:
  br i1 %c, label %b19, label %b14

b19:
  ret void
}

define void @f59(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  br label %b5

b5:
  br label %b6

b6:
  br i1 %c, label %b5, label %b8

b7:
  br i1 %c, label %b6, label %b8

b8:
  ret void
}

define void @f60(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b1

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b1

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f61(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b1, label %b5

b5:
  switch i8 %a, label %b6 [
    i8 0, label %b7
    i8 1, label %b9
  ]

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b9

b8:
  br i1 %c, label %b9, label %b11

b9:
  br i1 %c, label %b10, label %b11

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b1

b13:
  ret void
}

define void @f62(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  ret void

b3:
  ret void

b4:
  br i1 %c, label %b5, label %b5

b5:
  br label %b6

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b3, label %b11

b9:
  br i1 %c, label %b10, label %b6

b10:
  br i1 %c, label %b11, label %b2

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f63(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b3

b4:
  br label %b5

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  br label %b8

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b2

b10:
  br label %b11

b11:
  br label %b12

b12:
  switch i8 %a, label %b10 [
    i8 0, label %b15
    i8 1, label %b5
  ]

b13:
  br i1 %c, label %b14, label %b14

b14:
  br label %b15

b15:
  br i1 %c, label %b5, label %b16

b16:
  br i1 %c, label %b17, label %b19

b17:
  br i1 %c, label %b18, label %b19

b18:
  br label %b19

b19:
  ret void
}

define void @f64(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b3

b5:
  br i1 %c, label %b6, label %b5

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b8

b8:
  br i1 %c, label %b9, label %b10

b9:
  br i1 %c, label %b1, label %b12

b10:
  br label %b11

b11:
  br label %b12

b12:
  br label %b13

b13:
  ret void
}

define void @f65(i1 %c, i8 %a) {
b0:
  ret void

b1:
  br i1 %c, label %b2, label %b1

b2:
  switch i8 %a, label %b3 [
    i8 0, label %b4
    i8 1, label %b1
  ]

b3:
  br label %b4

b4:
  br i1 %c, label %b1, label %b7

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b5

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f66(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  ret void
}

define void @f67(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b3

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b1, label %b6

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b8

b8:
  br i1 %c, label %b9, label %b10

b9:
  br i1 %c, label %b10, label %b3

b10:
  ret void

b11:
  br label %b12

b12:
  br i1 %c, label %b13, label %b14

b13:
  ret void

b14:
  br i1 %c, label %b15, label %b15

b15:
  switch i8 %a, label %b14 [
    i8 0, label %b17
    i8 1, label %b12
  ]

b16:
  br i1 %c, label %b17, label %b17

b17:
  br label %b18

b18:
  br i1 %c, label %b19, label %b19

b19:
  ret void
}

define void @f68(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b2, label %b5

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b2, label %b8

b6:
  br label %b7

b7:
  br label %b8

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b3

b11:
  br i1 %c, label %b12, label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f69(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b3, label %b5

b3:
  switch i8 %a, label %b4 [
    i8 0, label %b4
    i8 1, label %b11
  ]

b4:
  br i1 %c, label %b5, label %b2

b5:
  br label %b6

b6:
  br i1 %c, label %b2, label %b9

b7:
  ret void

b8:
  br i1 %c, label %b9, label %b9

b9:
  br i1 %c, label %b10, label %b10

b10:
  br i1 %c, label %b11, label %b11

b11:
  br i1 %c, label %b2, label %b12

b12:
  br label %b13

b13:
  br i1 %c, label %b10, label %b14

b14:
  br i1 %c, label %b15, label %b8

b15:
  ret void

b16:
  br label %b17

b17:
  br label %b18

b18:
  ret void

b19:
  ret void
}

define void @f70(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br label %b3

b3:
  br label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b7, label %b8

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f71(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br label %b3

b3:
  br label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b5, label %b8

b6:
  br i1 %c, label %b7, label %b6

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f72(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b5

b3:
  switch i8 %a, label %b4 [
    i8 0, label %b5
    i8 1, label %b5
  ]

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f73(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f74(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  ret void

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b2

b4:
  switch i8 %a, label %b5 [
    i8 0, label %b5
    i8 1, label %b9
  ]

b5:
  br i1 %c, label %b6, label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  br label %b8

b8:
  br label %b9

b9:
  br label %b10

b10:
  ret void

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f75(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b2, label %b3

b3:
  br i1 %c, label %b1, label %b5

b4:
  br label %b5

b5:
  ret void
}

define void @f76(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  br label %b3

b3:
  br i1 %c, label %b3, label %b4

b4:
  br i1 %c, label %b5, label %b3

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b8

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f77(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b1

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b2, label %b5

b4:
  br label %b5

b5:
  br i1 %c, label %b5, label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  ret void

b8:
  br i1 %c, label %b9, label %b8

b9:
  br label %b10

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b1

b12:
  br label %b13

b13:
  br i1 %c, label %b14, label %b14

b14:
  br label %b15

b15:
  br i1 %c, label %b16, label %b18

b16:
  br i1 %c, label %b17, label %b19

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b19

b19:
  ret void
}

define void @f78(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  ret void

b2:
  br i1 %c, label %b1, label %b4

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b2, label %b7

b6:
  br label %b7

b7:
  switch i8 %a, label %b8 [
    i8 0, label %b6
    i8 1, label %b5
  ]

b8:
  br i1 %c, label %b9, label %b10

b9:
  br i1 %c, label %b10, label %b6

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b11, label %b13

b13:
  ret void
}

define void @f79(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br label %b2

b2:
  ret void
}

define void @f80(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f81(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  switch i8 %a, label %b3 [
    i8 0, label %b3
    i8 1, label %b2
  ]

b3:
  br label %b4

b4:
  br label %b5

b5:
  br label %b6

b6:
  ret void

b7:
  br i1 %c, label %b7, label %b8

b8:
  br i1 %c, label %b9, label %b10

b9:
  br label %b10

b10:
  switch i8 %a, label %b3 [
    i8 0, label %b11
    i8 1, label %b2
  ]

b11:
  br i1 %c, label %b12, label %b3

b12:
  br i1 %c, label %b1, label %b14

b13:
  br i1 %c, label %b12, label %b16

b14:
  br i1 %c, label %b15, label %b15

b15:
  br i1 %c, label %b16, label %b17

b16:
  br i1 %c, label %b17, label %b18

b17:
  br i1 %c, label %b18, label %b18

b18:
  switch i8 %a, label %b19 [
    i8 0, label %b19
    i8 1, label %b5
  ]

b19:
  ret void
}

define void @f82(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b3

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  br label %b6

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b8

b8:
  br i1 %c, label %b9, label %b11

b9:
  br i1 %c, label %b10, label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br label %b12

b12:
  br i1 %c, label %b2, label %b13

b13:
  ret void
}

define void @f83(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b5

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b8

b7:
  br i1 %c, label %b8, label %b8

b8:
  br i1 %c, label %b9, label %b10

b9:
  ret void

b10:
  br i1 %c, label %b11, label %b13

b11:
  br i1 %c, label %b9, label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f84(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b1, label %b3

b2:
  br i1 %c, label %b3, label %b4

b3:
  switch i8 %a, label %b4 [
    i8 0, label %b6
    i8 1, label %b7
  ]

b4:
  br i1 %c, label %b5, label %b7

b5:
  br i1 %c, label %b6, label %b5

b6:
  br i1 %c, label %b7, label %b9

b7:
  br i1 %c, label %b8, label %b9

b8:
  ret void

b9:
  br i1 %c, label %b10, label %b11

b10:
  br label %b11

b11:
  br i1 %c, label %b11, label %b14

b12:
  switch i8 %a, label %b13 [
    i8 0, label %b13
    i8 1, label %b13
  ]

b13:
  br label %b14

b14:
  br i1 %c, label %b8, label %b16

b15:
  br i1 %c, label %b16, label %b17

b16:
  br i1 %c, label %b17, label %b18

b17:
  br i1 %c, label %b14, label %b19

b18:
  br label %b19

b19:
  ret void
}

define void @f85(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b2
    i8 1, label %b13
  ]

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b5

b7:
  br label %b8

b8:
  br i1 %c, label %b9, label %b9

b9:
  br i1 %c, label %b10, label %b5

b10:
  br i1 %c, label %b11, label %b13

b11:
  br label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f86(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b2

b7:
  br i1 %c, label %b8, label %b8

b8:
  ret void
}

define void @f87(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b6, label %b6

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b10

b8:
  switch i8 %a, label %b9 [
    i8 0, label %b11
    i8 1, label %b9
  ]

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b12

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f88(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br label %b2

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b6

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b5, label %b7

b7:
  br i1 %c, label %b8, label %b9

b8:
  br i1 %c, label %b9, label %b9

b9:
  br i1 %c, label %b10, label %b9

b10:
  br i1 %c, label %b11, label %b8

b11:
  br i1 %c, label %b12, label %b4

b12:
  br i1 %c, label %b13, label %b12

b13:
  br i1 %c, label %b14, label %b16

b14:
  br label %b15

b15:
  br i1 %c, label %b16, label %b17

b16:
  br i1 %c, label %b17, label %b18

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b4

b19:
  ret void
}

define void @f89(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b5

b3:
  switch i8 %a, label %b4 [
    i8 0, label %b5
    i8 1, label %b4
  ]

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f90(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br label %b3

b3:
  br label %b4

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b8

b7:
  br i1 %c, label %b8, label %b9

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b11

b11:
  switch i8 %a, label %b9 [
    i8 0, label %b14
    i8 1, label %b2
  ]

b12:
  br label %b13

b13:
  ret void

b14:
  br i1 %c, label %b15, label %b15

b15:
  br label %b16

b16:
  br i1 %c, label %b17, label %b4

b17:
  br i1 %c, label %b12, label %b19

b18:
  br label %b19

b19:
  ret void
}

define void @f91(i1 %c, i8 %a) {
b0:
  ret void

b1:
  ret void

b2:
  br i1 %c, label %b3, label %b1

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b7

b5:
  br i1 %c, label %b6, label %b8

b6:
  ret void

b7:
  ret void

b8:
  ret void
}

define void @f92(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f93(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b4, label %b6

b4:
  ret void

b5:
  br i1 %c, label %b6, label %b7

b6:
  ret void

b7:
  switch i8 %a, label %b8 [
    i8 0, label %b8
    i8 1, label %b13
  ]

b8:
  br i1 %c, label %b3, label %b10

b9:
  br i1 %c, label %b10, label %b12

b10:
  ret void

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f94(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  ret void

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f95(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f96(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b4

b2:
  br label %b3

b3:
  br i1 %c, label %b3, label %b5

b4:
  br label %b5

b5:
  br i1 %c, label %b3, label %b8

b6:
  br i1 %c, label %b7, label %b8

b7:
  br label %b8

b8:
  br i1 %c, label %b1, label %b10

b9:
  ret void

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b14

b12:
  ret void

b13:
  br i1 %c, label %b14, label %b14

b14:
  br label %b15

b15:
  br i1 %c, label %b16, label %b18

b16:
  br i1 %c, label %b17, label %b17

b17:
  br label %b18

b18:
  br label %b19

b19:
  ret void
}

define void @f97(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b4

b2:
  br i1 %c, label %b3, label %b1

b3:
  br label %b4

b4:
  br i1 %c, label %b4, label %b6

b5:
  br i1 %c, label %b6, label %b8

b6:
  ret void

b7:
  br label %b8

b8:
  br i1 %c, label %b9, label %b9

b9:
  ret void

b10:
  br label %b11

b11:
  switch i8 %a, label %b10 [
    i8 0, label %b13
    i8 1, label %b3
  ]

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f98(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b2
    i8 1, label %b1
  ]

b1:
  br label %b2

b2:
  ret void
}

define void @f99(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b1, label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  br label %b4

b4:
  br label %b5

b5:
  br label %b6

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b9, label %b2

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b11

b11:
  br i1 %c, label %b8, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f100(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b5

b3:
  br label %b4

b4:
  br i1 %c, label %b5, label %b1

b5:
  br i1 %c, label %b6, label %b8

b6:
  br i1 %c, label %b7, label %b7

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b9, label %b10

b9:
  ret void

b10:
  switch i8 %a, label %b11 [
    i8 0, label %b11
    i8 1, label %b19
  ]

b11:
  br label %b12

b12:
  ret void

b13:
  br i1 %c, label %b14, label %b16

b14:
  br i1 %c, label %b15, label %b16

b15:
  br label %b16

b16:
  br i1 %c, label %b1, label %b17

b17:
  br i1 %c, label %b2, label %b18

b18:
  br label %b19

b19:
  ret void
}

define void @f101(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b3

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b2, label %b6

b5:
  br i1 %c, label %b6, label %b4

b6:
  br i1 %c, label %b7, label %b9

b7:
  switch i8 %a, label %b8 [
    i8 0, label %b9
    i8 1, label %b5
  ]

b8:
  br i1 %c, label %b9, label %b10

b9:
  br i1 %c, label %b10, label %b12

b10:
  br i1 %c, label %b11, label %b13

b11:
  br i1 %c, label %b12, label %b14

b12:
  br i1 %c, label %b13, label %b13

b13:
  br i1 %c, label %b14, label %b14

b14:
  br i1 %c, label %b15, label %b11

b15:
  br label %b16

b16:
  ret void

b17:
  br i1 %c, label %b18, label %b19

b18:
  br i1 %c, label %b19, label %b19

b19:
  ret void
}

define void @f102(i1 %c, i8 %a) {
b0:
  switch i8 %a, label %b1 [
    i8 0, label %b2
    i8 1, label %b2
  ]

b1:
  br i1 %c, label %b2, label %b2

b2:
  ret void
}

define void @f103(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b2

b2:
  br i1 %c, label %b3, label %b4

b3:
  br i1 %c, label %b4, label %b1

b4:
  br i1 %c, label %b5, label %b5

b5:
  br i1 %c, label %b6, label %b5

b6:
  ret void

b7:
  br i1 %c, label %b1, label %b10

b8:
  br label %b9

b9:
  br label %b10

b10:
  br i1 %c, label %b11, label %b11

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}

define void @f104(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b2

b2:
  switch i8 %a, label %b1 [
    i8 0, label %b5
    i8 1, label %b13
  ]

b3:
  ret void

b4:
  br i1 %c, label %b5, label %b7

b5:
  br i1 %c, label %b6, label %b7

b6:
  br i1 %c, label %b1, label %b7

b7:
  br i1 %c, label %b8, label %b9

b8:
  br i1 %c, label %b9, label %b10

b9:
  br i1 %c, label %b10, label %b11

b10:
  br i1 %c, label %b11, label %b13

b11:
  br i1 %c, label %b12, label %b13

b12:
  ret void

b13:
  ret void
}

define void @f105(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  br i1 %c, label %b1, label %b3

b2:
  br i1 %c, label %b3, label %b1

b3:
  br i1 %c, label %b4, label %b5

b4:
  br i1 %c, label %b5, label %b5

b5:
  ret void
}

define void @f106(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b1

b1:
  br i1 %c, label %b2, label %b3

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b4, label %b6

b4:
  br i1 %c, label %b1, label %b6

b5:
  br label %b6

b6:
  br label %b7

b7:
  br i1 %c, label %b8, label %b10

b8:
  br i1 %c, label %b9, label %b2

b9:
  ret void

b10:
  br i1 %c, label %b11, label %b13

b11:
  br i1 %c, label %b12, label %b8

b12:
  br i1 %c, label %b13, label %b7

b13:
  ret void
}

define void @f107(i1 %c, i8 %a) {
b0:
  br label %b1

b1:
  br label %b2

b2:
  br i1 %c, label %b3, label %b2

b3:
  br i1 %c, label %b3, label %b6

b4:
  br label %b5

b5:
  br i1 %c, label %b6, label %b7

b6:
  br label %b7

b7:
  br label %b8

b8:
  br i1 %c, label %b9, label %b9

b9:
  br label %b10

b10:
  br label %b11

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b11

b13:
  ret void
}

define void @f108(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b3

b1:
  ret void

b2:
  br i1 %c, label %b3, label %b5

b3:
  br i1 %c, label %b4, label %b5

b4:
  br label %b5

b5:
  ret void
}

define void @f109(i1 %c, i8 %a) {
b0:
  br i1 %c, label %b1, label %b2

b1:
  br i1 %c, label %b2, label %b2

b2:
  br label %b3

b3:
  br i1 %c, label %b4, label %b4

b4:
  br i1 %c, label %b5, label %b7

b5:
  br i1 %c, label %b6, label %b8

b6:
  br label %b7

b7:
  br label %b8

b8:
  br label %b9

b9:
  br i1 %c, label %b10, label %b10

b10:
  br i1 %c, label %b11, label %b12

b11:
  br i1 %c, label %b12, label %b13

b12:
  br i1 %c, label %b13, label %b13

b13:
  ret void
}
