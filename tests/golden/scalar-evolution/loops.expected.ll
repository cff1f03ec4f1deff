Printing analysis 'Scalar Evolution Analysis' for function 'nested':
Classifying expressions for: @nested
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  -->  {0,+,1}<nuw><nsw><%outer> U: [0,2147483647) S: [0,2147483647)		Exits: (-1 + %rows)		LoopDispositions: { %outer: Computable, %inner: Invariant }
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %outer.latch ]
  -->  %sum U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %outer: Variant, %inner: Invariant }
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  -->  {0,+,4}<nuw><nsw><%inner> U: [0,2147483641) S: [0,2147483641)		Exits: (4 * ((-1 + (4 smax %columns))<nsw> /u 4))<nuw><nsw>		LoopDispositions: { %inner: Computable, %outer: Variant }
  %sum.inner = phi i32 [ %sum, %outer ], [ %sum.next, %inner ]
  -->  %sum.inner U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %inner: Variant, %outer: Variant }
  %row = mul nsw i32 %i, %columns
  -->  {0,+,%columns}<nsw><%outer> U: full-set S: full-set		Exits: {0,+,%columns}<nsw><%outer>		LoopDispositions: { %inner: Invariant, %outer: Computable }
  %at = add nsw i32 %row, %j
  -->  {{0,+,%columns}<nsw><%outer>,+,4}<nsw><%inner> U: full-set S: full-set		Exits: {(4 * ((-1 + (4 smax %columns))<nsw> /u 4))<nuw><nsw>,+,%columns}<nw><%outer>		LoopDispositions: { %inner: Computable, %outer: Variant }
  %wide = sext i32 %at to i64
  -->  {{0,+,(sext i32 %columns to i64)}<nsw><%outer>,+,4}<nsw><%inner> U: [-4611686014132420608,4611686014132420603) S: [-4611686014132420608,4611686014132420603)		Exits: {(4 * ((zext i32 (-1 + (4 smax %columns))<nsw> to i64) /u 4))<nuw><nsw>,+,(sext i32 %columns to i64)}<nw><%outer>		LoopDispositions: { %inner: Computable, %outer: Variant }
  %p = getelementptr inbounds i32, ptr %a, i64 %wide
  -->  {{%a,+,(4 * (sext i32 %columns to i64))<nsw>}<%outer>,+,16}<%inner> U: full-set S: full-set		Exits: {((16 * ((zext i32 (-1 + (4 smax %columns))<nsw> to i64) /u 4))<nuw><nsw> + %a),+,(4 * (sext i32 %columns to i64))<nsw>}<%outer>		LoopDispositions: { %inner: Computable, %outer: Variant }
  %x = load i32, ptr %p, align 4, !range !0
  -->  %x U: [0,256) S: [0,256)		Exits: <<Unknown>>		LoopDispositions: { %inner: Variant, %outer: Variant }
  %sum.next = add i32 %sum.inner, %x
  -->  (%x + %sum.inner) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %inner: Variant, %outer: Variant }
  %j.next = add nuw nsw i32 %j, 4
  -->  {4,+,4}<nuw><nsw><%inner> U: [4,2147483645) S: [4,2147483645)		Exits: (4 + (4 * ((-1 + (4 smax %columns))<nsw> /u 4))<nuw><nsw>)<nuw>		LoopDispositions: { %inner: Computable, %outer: Variant }
  %i.next = add nuw nsw i32 %i, 1
  -->  {1,+,1}<nuw><nsw><%outer> U: [1,-2147483648) S: [1,-2147483648)		Exits: %rows		LoopDispositions: { %outer: Computable, %inner: Invariant }
  %result = phi i32 [ 0, %entry ], [ %sum.next, %outer.latch ]
  -->  %result U: full-set S: full-set
Determining loop execution counts for: @nested
Loop %inner: backedge-taken count is ((-1 + (4 smax %columns))<nsw> /u 4)
Loop %inner: constant max backedge-taken count is i32 536870910
Loop %inner: symbolic max backedge-taken count is ((-1 + (4 smax %columns))<nsw> /u 4)
Loop %inner: Trip multiple is 1
Loop %outer: backedge-taken count is (-1 + %rows)
Loop %outer: constant max backedge-taken count is i32 2147483646
Loop %outer: symbolic max backedge-taken count is (-1 + %rows)
Loop %outer: Trip multiple is 1
Printing analysis 'Scalar Evolution Analysis' for function 'two exits':
Classifying expressions for: @"two exits"
  %i = phi i32 [ %n, %entry ], [ %less, %latch ]
  -->  {%n,+,-1}<%"a loop"> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %"a loop": Computable }
  %less = add i32 %i, -1
  -->  {(-1 + %n),+,-1}<%"a loop"> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %"a loop": Computable }
  %wide = zext i32 %less to i64
  -->  (zext i32 {(-1 + %n),+,-1}<%"a loop"> to i64) U: [0,4294967296) S: [0,4294967296)		Exits: <<Unknown>>		LoopDispositions: { %"a loop": Computable }
  %p = getelementptr inbounds i64, ptr %a, i64 %wide
  -->  ((8 * (zext i32 {(-1 + %n),+,-1}<%"a loop"> to i64))<nuw><nsw> + %a) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %"a loop": Computable }
  %x = load i64, ptr %p, align 8
  -->  %x U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %"a loop": Variant }
Determining loop execution counts for: @"two exits"
Loop %"a loop": <multiple exits> Unpredictable backedge-taken count.
  exit count for a loop: %n
  exit count for latch: ***COULDNOTCOMPUTE***
Loop %"a loop": constant max backedge-taken count is i32 -1
Loop %"a loop": symbolic max backedge-taken count is %n
  symbolic max exit count for a loop: %n
  symbolic max exit count for latch: ***COULDNOTCOMPUTE***
Printing analysis 'Scalar Evolution Analysis' for function '':
Classifying expressions for: @0
  %3 = add nsw i32 %0, %1
  -->  (%0 + %1) U: full-set S: full-set
  %5 = select i1 %4, i32 %3, i32 %1
  -->  ((%0 + %1) umin %1) U: full-set S: full-set
  %6 = and i32 %5, 1023
  -->  (zext i10 (trunc i32 ((%0 + %1) umin %1) to i10) to i32) U: [0,1024) S: [0,1024)
  %7 = shl nuw nsw i32 %6, 2
  -->  (4 * (zext i10 (trunc i32 ((%0 + %1) umin %1) to i10) to i32))<nuw><nsw> U: [0,4093) S: [0,4093)
  %8 = urem i32 %7, 12
  -->  ((4 * (zext i10 (trunc i32 ((%0 + %1) umin %1) to i10) to i32))<nuw><nsw> + (-12 * ((4 * (zext i10 (trunc i32 ((%0 + %1) umin %1) to i10) to i32))<nuw><nsw> /u 12))<nsw>) U: [0,-3) S: [-4092,4093)
Determining loop execution counts for: @0
Printing analysis 'Scalar Evolution Analysis' for function 'shrinking':
Classifying expressions for: @shrinking
  %x = phi i32 [ %n, %entry ], [ %half, %loop ]
  -->  %x U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
  %half = lshr i32 %x, 1
  -->  (%x /u 2) U: [0,-2147483648) S: [0,-2147483648)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
Determining loop execution counts for: @shrinking
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: constant max backedge-taken count is i32 32
Loop %loop: symbolic max backedge-taken count is i32 32
