Printing analysis 'Scalar Evolution Analysis' for function 'warp':
Classifying expressions for: @warp
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  -->  {%tid,+,32}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
  %wide = zext nneg i32 %i to i64
  -->  {(zext i32 %tid to i64),+,32}<nuw><nsw><%loop> U: [0,2147484608) S: [0,2147484608)		Exits: ((zext i32 %tid to i64) + (32 * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u 32))<nuw><nsw>)		LoopDispositions: { %loop: Computable }
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  -->  {((4 * (zext i32 %tid to i64))<nuw><nsw> + %out),+,128}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 %tid to i64))<nuw><nsw> + (128 * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u 32))<nuw><nsw> + %out)		LoopDispositions: { %loop: Computable }
  %next = add nuw nsw i32 %i, 32
  -->  {(32 + %tid)<nuw><nsw>,+,32}<nuw><nsw><%loop> U: [32,-2147483648) S: [32,-2147483648)		Exits: (32 + (32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @warp
Loop %loop: backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
Loop %loop: constant max backedge-taken count is i32 67108862
Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
Loop %loop: Trip multiple is 1
Loop %loop: warp-stride in x: i32 {%tid,+,32}<nuw><nsw><%loop>, start [0,1024), step [32,33), backedge-taken count ((-1 + (-1 * %tid)<nsw> + %n) /u 32), at most 67108862
Printing analysis 'Scalar Evolution Analysis' for function 'block':
Classifying expressions for: @block
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,256) S: [0,256)
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,257) S: [1,257)
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ], !dbg !6
  -->  {%tid,+,%ntid}<nuw><nsw><%loop> U: [0,256000) S: [0,256000)		Exits: ((((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid) * %ntid)<nuw> + %tid)		LoopDispositions: { %loop: Computable }
  %wide = zext nneg i32 %i to i64
  -->  {(zext i32 %tid to i64),+,(zext i32 %ntid to i64)}<nuw><nsw><%loop> U: [0,256000) S: [0,256000)		Exits: ((zext i32 %tid to i64) + ((zext i32 %ntid to i64) * ((zext i32 (999 + (-1 * %tid)<nsw>)<nsw> to i64) /u (zext i32 %ntid to i64)))<nuw>)		LoopDispositions: { %loop: Computable }
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  -->  {((4 * (zext i32 %tid to i64))<nuw><nsw> + %out),+,(4 * (zext i32 %ntid to i64))<nuw><nsw>}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 %tid to i64))<nuw><nsw> + (4 * (zext i32 %ntid to i64) * ((zext i32 (999 + (-1 * %tid)<nsw>)<nsw> to i64) /u (zext i32 %ntid to i64))) + %out)		LoopDispositions: { %loop: Computable }
  %next = add nuw nsw i32 %i, %ntid
  -->  {(%ntid + %tid)<nuw><nsw>,+,%ntid}<nuw><nsw><%loop> U: [1,256256) S: [1,256256)		Exits: (((1 + ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid))<nuw><nsw> * %ntid) + %tid)		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @block
Loop %loop: backedge-taken count is ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid)
Loop %loop: constant max backedge-taken count is i32 999
Loop %loop: symbolic max backedge-taken count is ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid)
Loop %loop: Trip multiple is 1
Loop %loop: block-stride in x: i32 {%tid,+,%ntid}<nuw><nsw><%loop>, start [0,256), step [1,257), backedge-taken count ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid), at most 999
Printing analysis 'Scalar Evolution Analysis' for function 'grid':
Classifying expressions for: @grid
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,128) S: [0,128)
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [128,129) S: [128,129)
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  -->  %ctaid U: [0,2147483647) S: [0,2147483647)
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  -->  %nctaid U: [1,-2147483648) S: [1,-2147483648)
  %first = mul i32 %ctaid, %ntid
  -->  (%ctaid * %ntid) U: full-set S: full-set
  %start = add i32 %first, %tid
  -->  ((%ctaid * %ntid) + %tid) U: full-set S: full-set
  %step = mul i32 %nctaid, %ntid
  -->  (%nctaid * %ntid) U: full-set S: full-set
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  -->  {((%ctaid * %ntid) + %tid),+,(%nctaid * %ntid)}<nsw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %wide = sext i32 %i to i64
  -->  {(sext i32 ((%ctaid * %ntid) + %tid) to i64),+,(sext i32 (%nctaid * %ntid) to i64)}<nsw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  -->  {((4 * (sext i32 ((%ctaid * %ntid) + %tid) to i64))<nsw> + %out),+,(4 * (sext i32 (%nctaid * %ntid) to i64))<nsw>}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %next = add nsw i32 %i, %step
  -->  {(((%ctaid + %nctaid)<nuw> * %ntid) + %tid),+,(%nctaid * %ntid)}<nw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @grid
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Loop %loop: grid-stride in x: i32 {((%ctaid * %ntid) + %tid),+,(%nctaid * %ntid)}<nsw><%loop>, start full-set, step full-set, backedge-taken count unknown, at most unknown
Printing analysis 'Scalar Evolution Analysis' for function 'none':
Classifying expressions for: @none
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  -->  {0,+,32}<nuw><nsw><%loop> U: [0,2147483585) S: [0,2147483585)		Exits: (32 * ((-1 + (32 smax %n))<nsw> /u 32))<nuw><nsw>		LoopDispositions: { %loop: Computable }
  %next = add nuw nsw i32 %i, 32
  -->  {32,+,32}<nuw><nsw><%loop> U: [32,2147483617) S: [32,2147483617)		Exits: (32 + (32 * ((-1 + (32 smax %n))<nsw> /u 32))<nuw><nsw>)<nuw>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @none
Loop %loop: backedge-taken count is ((-1 + (32 smax %n))<nsw> /u 32)
Loop %loop: constant max backedge-taken count is i32 67108862
Loop %loop: symbolic max backedge-taken count is ((-1 + (32 smax %n))<nsw> /u 32)
Loop %loop: Trip multiple is 1
