; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "p1:32:32-p3:32:32"

%S = type { i32, [4 x i16], { ptr, i8 } }

@g = global %S zeroinitializer
@a = addrspace(1) global [10 x i32] zeroinitializer
@sh = addrspace(3) global [10 x float] undef
@e1 = global ptr getelementptr (%S, ptr @g, i64 0, i32 1, i64 2)
@e2 = global ptr getelementptr inbounds (i8, ptr @g, i64 4)
@e3 = global ptr getelementptr nusw (i8, ptr @g, i64 4)
@e4 = global ptr getelementptr nuw (i8, ptr @g, i64 4)
@e5 = global ptr getelementptr nusw nuw (i8, ptr @g, i64 4)
@e6 = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 4)
@e7 = global ptr getelementptr inbounds inrange(-4, 16) (i8, ptr @g, i64 4)
@e8 = global ptr getelementptr inrange(0, 8) ({ [2 x ptr], [3 x ptr] }, ptr @g, i32 0, i32 1, i32 1)
@e9 = global ptr addrspace(1) getelementptr ([10 x i32], ptr addrspace(1) @a, i32 1, i32 3)
@e10 = global ptr addrspacecast (ptr addrspace(1) @a to ptr)
@e11 = global ptr addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @a, i32 8) to ptr)
@e12 = global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 4)
@e13 = global i64 ptrtoint (ptr @g to i64)
@e14 = global i32 ptrtoint (ptr addrspace(1) @a to i32)
@e15 = global i32 ptrtoint (ptr @g to i32)
@e16 = global ptr inttoptr (i64 4096 to ptr)
@e17 = global ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 8) to ptr)
@e18 = global i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @e1 to i64))
@e19 = global i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 1)
@e20 = global i64 add nsw (i64 ptrtoint (ptr @g to i64), i64 -1)
@e21 = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 1)
@e22 = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @e1 to i64))
@e23 = global i64 sub nuw nsw (i64 0, i64 ptrtoint (ptr @g to i64))
@e24 = global i64 sub nsw (i64 ptrtoint (ptr @e1 to i64), i64 ptrtoint (ptr @g to i64))
@e25 = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
@e26 = global i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @e26 to i64)) to i32)
@e27 = global <2 x i64> <i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @e1 to i64)>
@e28 = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @g, ptr @e1>, <2 x i64> <i64 1, i64 2>)
@e29 = global i64 ptrtoaddr (ptr @g to i64)
@e30 = global i32 ptrtoaddr (ptr addrspace(1) @a to i32)
@e31 = global <2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>)
@e32 = global double bitcast (i64 ptrtoint (ptr @g to i64) to double)
@e33 = global float bitcast (i32 ptrtoint (ptr addrspace(1) @a to i32) to float)
@e34 = global { ptr, i64 } { ptr getelementptr (i8, ptr @g, i64 1), i64 add (i64 ptrtoint (ptr @g to i64), i64 1) }
@e35 = global i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr @g to i64) to <8 x i8>), i32 3)
@e36 = global <2 x i64> <i64 ptrtoint (ptr @g to i64), i64 poison>
@e37 = global <2 x ptr> <ptr @g, ptr null>
@e38 = global ptr getelementptr (i8, ptr null, i64 5)
@e39 = global i1 ptrtoint (ptr @g to i1)
@b1 = global ptr blockaddress(@f, %two)
@b2 = global i64 sub (i64 ptrtoint (ptr blockaddress(@f, %1) to i64), i64 ptrtoint (ptr blockaddress(@f, %two) to i64))
@b3 = global [2 x ptr] [ptr blockaddress(@f, %two), ptr blockaddress(@f, %"qu oted")]
@l1 = global ptr dso_local_equivalent @f
@l2 = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @ext to i64), i64 ptrtoint (ptr @l2 to i64)) to i32)
@n1 = global ptr no_cfi @f
@n2 = global [2 x ptr] [ptr no_cfi @ext, ptr @ext]
@p1 = global ptr ptrauth (ptr @g, i32 0)
@p2 = global ptr ptrauth (ptr @g, i32 2, i64 1234)
@p3 = global ptr ptrauth (ptr @f, i32 1, i64 65535, ptr @p3)
@p4 = global ptr ptrauth (ptr @f, i32 1, i64 0, ptr inttoptr (i64 1 to ptr))
@p5 = global ptr ptrauth (ptr @f, i32 1, i64 0, ptr @p5, ptr @ds)
@p6 = global ptr ptrauth (ptr getelementptr (i8, ptr @g, i64 16), i32 3, i64 7, ptr null, ptr @ds)
@ds = external global i8

declare void @ext()

define i64 @f(ptr %p, i64 %x) {
  br label %1

1:                                                ; preds = %0
  %2 = load i32, ptr getelementptr inbounds (%S, ptr @g, i64 0, i32 1, i64 3), align 4
  store ptr getelementptr (i8, ptr @g, i64 1), ptr inttoptr (i64 123 to ptr), align 8
  %3 = add i64 %x, ptrtoint (ptr @g to i64)
  %4 = icmp eq ptr %p, addrspacecast (ptr addrspace(1) @a to ptr)
  %5 = call i64 @f(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @a to ptr), i64 4), i64 sub (i64 0, i64 ptrtoint (ptr @g to i64)))
  br i1 ptrtoint (ptr @g to i1), label %two, label %two

two:                                              ; preds = %1, %1
  %6 = phi ptr [ blockaddress(@f, %two), %1 ], [ blockaddress(@f, %two), %1 ]
  switch i64 ptrtoint (ptr @g to i64), label %"qu oted" [
  ]

"qu oted":                                        ; preds = %two
  call void dso_local_equivalent @ext()
  call void no_cfi @ext()
  call void ptrauth (ptr @ext, i32 0)()
  call void inttoptr (i64 xor (i64 ptrtoint (ptr @ext to i64), i64 1) to ptr)()
  ret i64 add (i64 ptrtoint (ptr @g to i64), i64 1)
}

define void @other() {
  %1 = call i64 @f(ptr blockaddress(@f, %two), i64 0)
  store ptr blockaddress(@late, %x), ptr @g, align 8
  ret void
}

define void @late() {
  br label %x

x:                                                ; preds = %0
  ret void
}
