Printing analysis 'Scalar Evolution Analysis' for function 'constant':
Classifying expressions for: @constant
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  -->  {%tid,+,32}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((32 * ((31 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
  %next = add nsw i32 %i, 32
  -->  {(32 + %tid)<nuw><nsw>,+,32}<nuw><%loop> U: [32,-2147482624) S: [32,-2147482624)		Exits: (32 + (32 * ((31 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @constant
Loop %loop: backedge-taken count is ((31 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 32)
Loop %loop: constant max backedge-taken count is i32 67108863
Loop %loop: symbolic max backedge-taken count is ((31 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 32)
Loop %loop: Trip multiple is 1
Loop %loop: warp-stride in x: i32 {%tid,+,32}<nuw><nsw><%loop>, start [0,1024), step [32,33), backedge-taken count ((31 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 32), at most 67108863
Printing analysis 'Scalar Evolution Analysis' for function 'lanes':
Classifying expressions for: @lanes
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  -->  %lane U: [0,32) S: [0,32)
  %i = phi i32 [ %lane, %entry ], [ %next, %body ]
  -->  {%lane,+,32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %size = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  -->  32 U: [32,33) S: [32,33)		Exits: 32		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %size
  -->  {(32 + %lane)<nuw><nsw>,+,32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @lanes
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Loop %loop: Predicated backedge-taken count is ((31 + (-1 * %lane)<nsw> + (%n umax %lane)) /u 32)
 Predicates:
    {%lane,+,32}<%loop> Added Flags: <nusw>
Loop %loop: Predicated constant max backedge-taken count is i32 134217727
 Predicates:
    {%lane,+,32}<%loop> Added Flags: <nusw>
Loop %loop: Predicated symbolic max backedge-taken count is ((31 + (-1 * %lane)<nsw> + (%n umax %lane)) /u 32)
 Predicates:
    {%lane,+,32}<%loop> Added Flags: <nusw>
Loop %loop: warp-stride in x: i32 {%lane,+,32}<%loop>, start [0,32), step [32,33), backedge-taken count ((31 + (-1 * %lane)<nsw> + (%n umax %lane)) /u 32), at most 134217727 if {%lane,+,32}<%loop> doesn't wrap around without a sign
