Printing analysis 'Scalar Evolution Analysis' for function 'in_32_bits':
Classifying expressions for: @in_32_bits
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  -->  %ctaid U: [0,2147483647) S: [0,2147483647)
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,1025) S: [1,1025)
  %base = mul i32 %ctaid, %ntid
  -->  (%ctaid * %ntid) U: full-set S: full-set
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %start = add i32 %base, %tid
  -->  ((%ctaid * %ntid) + %tid) U: full-set S: full-set
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  -->  {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %ntid.2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,1025) S: [1,1025)		Exits: %ntid		LoopDispositions: { %loop: Invariant }
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  -->  %nctaid U: [1,-2147483648) S: [1,-2147483648)		Exits: %nctaid		LoopDispositions: { %loop: Invariant }
  %step = mul i32 %ntid.2, %nctaid
  -->  (%ntid * %nctaid) U: full-set S: full-set		Exits: (%ntid * %nctaid)		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %step
  -->  {(((%ctaid + %nctaid)<nuw> * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @in_32_bits
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Loop %loop: Predicated backedge-taken count is ((((-1 * ((%ctaid * %ntid) + %tid)) + (-1 * (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n))))<nuw><nsw> + (((%ctaid * %ntid) + %tid) smax %n)) /u (%ntid * %nctaid)) + (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n))))
 Predicates:
    {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> Added Flags: <nssw>
    Compare predicate: (%ntid * %nctaid) sgt) 0
Loop %loop: Predicated constant max backedge-taken count is i32 -1
 Predicates:
    {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> Added Flags: <nssw>
    Compare predicate: (%ntid * %nctaid) sgt) 0
Loop %loop: Predicated symbolic max backedge-taken count is ((((-1 * ((%ctaid * %ntid) + %tid)) + (-1 * (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n))))<nuw><nsw> + (((%ctaid * %ntid) + %tid) smax %n)) /u (%ntid * %nctaid)) + (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n))))
 Predicates:
    {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> Added Flags: <nssw>
    Compare predicate: (%ntid * %nctaid) sgt) 0
Loop %loop: grid-stride in x: i32 {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop>, start full-set, step full-set, backedge-taken count ((((-1 * ((%ctaid * %ntid) + %tid)) + (-1 * (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n))))<nuw><nsw> + (((%ctaid * %ntid) + %tid) smax %n)) /u (%ntid * %nctaid)) + (1 umin ((-1 * ((%ctaid * %ntid) + %tid)) + (((%ctaid * %ntid) + %tid) smax %n)))), at most 4294967295 if {((%ctaid * %ntid) + %tid),+,(%ntid * %nctaid)}<%loop> doesn't wrap around with a sign and (%ntid * %nctaid) is positive
Printing analysis 'Scalar Evolution Analysis' for function 'in_64_bits':
Classifying expressions for: @in_64_bits
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  -->  %ctaid U: [0,2147483647) S: [0,2147483647)
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,1025) S: [1,1025)
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  -->  %nctaid U: [1,-2147483648) S: [1,-2147483648)
  %c = zext i32 %ctaid to i64
  -->  (zext i32 %ctaid to i64) U: [0,2147483647) S: [0,2147483647)
  %b = zext i32 %ntid to i64
  -->  (zext i32 %ntid to i64) U: [1,1025) S: [1,1025)
  %t = zext i32 %tid to i64
  -->  (zext i32 %tid to i64) U: [0,1024) S: [0,1024)
  %g = zext i32 %nctaid to i64
  -->  (zext i32 %nctaid to i64) U: [1,2147483648) S: [1,2147483648)
  %end = zext i32 %n to i64
  -->  (zext i32 %n to i64) U: [0,4294967296) S: [0,4294967296)
  %base = mul i64 %c, %b
  -->  ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw> U: [0,2199023253505) S: [0,2199023253505)
  %start = add i64 %base, %t
  -->  ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw> U: [0,2199023254528) S: [0,2199023254528)
  %step = mul i64 %b, %g
  -->  ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw> U: [1,2199023254529) S: [1,2199023254529)
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  -->  {((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>,+,((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>}<%loop> U: full-set S: full-set		Exits: ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * ((zext i32 %ctaid to i64) + ((zext i32 %nctaid to i64) * ((((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + (-1 * (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))<nuw><nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)) /u ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>) + (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))))))		LoopDispositions: { %loop: Computable }
  %next = add i64 %i, %step
  -->  {((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * ((zext i32 %nctaid to i64) + (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>,+,((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>}<%loop> U: full-set S: full-set		Exits: ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * ((zext i32 %ctaid to i64) + ((zext i32 %nctaid to i64) * (1 + (((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + (-1 * (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))<nuw><nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)) /u ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>) + (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))))))		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @in_64_bits
Loop %loop: backedge-taken count is ((((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + (-1 * (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))<nuw><nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)) /u ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>) + (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))
Loop %loop: constant max backedge-taken count is i64 4294967295
Loop %loop: symbolic max backedge-taken count is ((((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + (-1 * (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))<nuw><nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)) /u ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>) + (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))
Loop %loop: Trip multiple is 1
Loop %loop: grid-stride in x: i64 {((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>,+,((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>}<%loop>, start [0,2199023254528), step [1,2199023254529), backedge-taken count ((((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + (-1 * (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>))))<nuw><nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)) /u ((zext i32 %nctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>) + (1 umin ((-1 * ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)<nsw> + ((zext i32 %n to i64) umax ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * (zext i32 %ctaid to i64))<nuw><nsw>)<nuw><nsw>)))), at most 4294967295
Printing analysis 'Scalar Evolution Analysis' for function 'vectors':
Classifying expressions for: @vectors
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  -->  %ctaid U: [0,65535) S: [0,65535)
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %ntid U: [1,1025) S: [1,1025)
  %base = mul i32 %ctaid, %ntid
  -->  (%ctaid * %ntid)<nuw><nsw> U: [0,67106817) S: [0,67106817)
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %tid U: [0,1024) S: [0,1024)
  %thread = add i32 %base, %tid
  -->  ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw> U: [0,67107840) S: [0,67107840)
  %start = shl i32 %thread, 2
  -->  (4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw> U: [0,268431357) S: [0,268431357)
  %end = zext i16 %n to i32
  -->  (zext i16 %n to i32) U: [0,65536) S: [0,65536)
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  -->  {(4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw>,+,(4 * %ntid * %nctaid)<nuw><nsw>}<%loop> U: [0,-3) S: [-2147483648,2147483645)		Exits: ((4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw> + (4 * ((-1 + (zext i16 %n to i32) + (-4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nsw> + (4 * %ntid * %nctaid)<nuw><nsw>) /u (4 * %ntid * %nctaid)<nuw><nsw>) * %ntid * %nctaid))		LoopDispositions: { %loop: Computable }
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  -->  %nctaid U: [1,65536) S: [1,65536)		Exits: %nctaid		LoopDispositions: { %loop: Invariant }
  %threads = mul i32 %ntid, %nctaid
  -->  (%ntid * %nctaid)<nuw><nsw> U: [1,67107841) S: [1,67107841)		Exits: (%ntid * %nctaid)<nuw><nsw>		LoopDispositions: { %loop: Invariant }
  %step = shl i32 %threads, 2
  -->  (4 * %ntid * %nctaid)<nuw><nsw> U: [4,268431361) S: [4,268431361)		Exits: (4 * %ntid * %nctaid)<nuw><nsw>		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %step
  -->  {((4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw> + (4 * %ntid * %nctaid)<nuw><nsw>)<nuw><nsw>,+,(4 * %ntid * %nctaid)<nuw><nsw>}<%loop> U: [0,-3) S: [-2147483648,2147483645)		Exits: ((4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw> + ((4 + (4 * ((-1 + (zext i16 %n to i32) + (-4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nsw> + (4 * %ntid * %nctaid)<nuw><nsw>) /u (4 * %ntid * %nctaid)<nuw><nsw>))<nuw>) * %ntid * %nctaid))		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @vectors
Loop %loop: backedge-taken count is ((-1 + (zext i16 %n to i32) + (-4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nsw> + (4 * %ntid * %nctaid)<nuw><nsw>) /u (4 * %ntid * %nctaid)<nuw><nsw>)
Loop %loop: constant max backedge-taken count is i32 16384
Loop %loop: symbolic max backedge-taken count is ((-1 + (zext i16 %n to i32) + (-4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nsw> + (4 * %ntid * %nctaid)<nuw><nsw>) /u (4 * %ntid * %nctaid)<nuw><nsw>)
Loop %loop: Trip multiple is 1
Loop %loop: grid-stride in y, 4 elements a thread: i32 {(4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nuw><nsw>,+,(4 * %ntid * %nctaid)<nuw><nsw>}<%loop>, start [0,268431357), step [4,268431361), backedge-taken count ((-1 + (zext i16 %n to i32) + (-4 * ((%ctaid * %ntid)<nuw><nsw> + %tid)<nuw><nsw>)<nsw> + (4 * %ntid * %nctaid)<nuw><nsw>) /u (4 * %ntid * %nctaid)<nuw><nsw>), at most 16384
Printing analysis 'Scalar Evolution Analysis' for function 'known_block':
Classifying expressions for: @known_block
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  -->  %ctaid U: [0,2147483647) S: [0,2147483647)
  %base = shl i32 %ctaid, 7
  -->  (128 * %ctaid) U: [0,-127) S: [-2147483648,2147483521)
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,128) S: [0,128)
  %start = add i32 %base, %tid
  -->  ((128 * %ctaid) + %tid) U: full-set S: full-set
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  -->  {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  -->  %nctaid U: [1,-2147483648) S: [1,-2147483648)		Exits: %nctaid		LoopDispositions: { %loop: Invariant }
  %step = shl i32 %nctaid, 7
  -->  (128 * %nctaid) U: [0,-127) S: [-2147483648,2147483521)		Exits: (128 * %nctaid)		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %step
  -->  {((128 * %ctaid) + (128 * %nctaid) + %tid),+,(128 * %nctaid)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @known_block
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Loop %loop: Predicated backedge-taken count is ((((-128 * %ctaid) + (-1 * (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n))))<nuw><nsw> + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n)) /u (128 * %nctaid)) + (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n))))
 Predicates:
    {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop> Added Flags: <nusw>
    Compare predicate: (128 * %nctaid) sgt) 0
Loop %loop: Predicated constant max backedge-taken count is i32 -1
 Predicates:
    {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop> Added Flags: <nusw>
    Compare predicate: (128 * %nctaid) sgt) 0
Loop %loop: Predicated symbolic max backedge-taken count is ((((-128 * %ctaid) + (-1 * (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n))))<nuw><nsw> + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n)) /u (128 * %nctaid)) + (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n))))
 Predicates:
    {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop> Added Flags: <nusw>
    Compare predicate: (128 * %nctaid) sgt) 0
Loop %loop: grid-stride in x: i32 {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop>, start full-set, step [0,-127), backedge-taken count ((((-128 * %ctaid) + (-1 * (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n))))<nuw><nsw> + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n)) /u (128 * %nctaid)) + (1 umin ((-128 * %ctaid) + (-1 * %tid)<nsw> + (((128 * %ctaid) + %tid) umax %n)))), at most 4294967295 if {((128 * %ctaid) + %tid),+,(128 * %nctaid)}<%loop> doesn't wrap around without a sign and (128 * %nctaid) is positive
