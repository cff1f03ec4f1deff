Printing analysis 'Scalar Evolution Analysis' for function 'tile':
Classifying expressions for: @tile
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  -->  {%tid,+,%ntid}<nuw><nsw><%loop> U: [0,4195328) S: [0,4195328)		Exits: ((((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid) * %ntid)<nuw> + %tid)		LoopDispositions: { %loop: Computable }
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,1025) S: [1,1025)		Exits: %ntid		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %ntid
  -->  {(%tid + %ntid)<nuw><nsw>,+,%ntid}<nw><%loop> U: [1,4196352) S: [1,4196352)		Exits: (((1 + ((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid))<nuw><nsw> * %ntid) + %tid)		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @tile
Loop %loop: backedge-taken count is ((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid)
Loop %loop: constant max backedge-taken count is i32 4096
Loop %loop: symbolic max backedge-taken count is ((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid)
Loop %loop: Trip multiple is 1
Loop %loop: block-stride in x: i32 {%tid,+,%ntid}<nuw><nsw><%loop>, start [0,1024), step [1,1025), backedge-taken count ((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid), at most 4096
Printing analysis 'Scalar Evolution Analysis' for function 'any':
Classifying expressions for: @any
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,1024) S: [0,1024)
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  -->  {%tid,+,%ntid}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid U: [1,1025) S: [1,1025)		Exits: %ntid		LoopDispositions: { %loop: Invariant }
  %next = add i32 %i, %ntid
  -->  {(%tid + %ntid)<nuw><nsw>,+,%ntid}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @any
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Loop %loop: Predicated backedge-taken count is ((((-1 * (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))<nuw><nsw> + (-1 * %tid)<nsw> + (%n smax %tid)) /u %ntid) + (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))
 Predicates:
    {%tid,+,%ntid}<%loop> Added Flags: <nssw>
Loop %loop: Predicated constant max backedge-taken count is i32 2147483647
 Predicates:
    {%tid,+,%ntid}<%loop> Added Flags: <nssw>
Loop %loop: Predicated symbolic max backedge-taken count is ((((-1 * (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))<nuw><nsw> + (-1 * %tid)<nsw> + (%n smax %tid)) /u %ntid) + (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))
 Predicates:
    {%tid,+,%ntid}<%loop> Added Flags: <nssw>
Loop %loop: block-stride in x: i32 {%tid,+,%ntid}<%loop>, start [0,1024), step [1,1025), backedge-taken count ((((-1 * (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))<nuw><nsw> + (-1 * %tid)<nsw> + (%n smax %tid)) /u %ntid) + (1 umin ((-1 * %tid)<nsw> + (%n smax %tid)))), at most 2147483647 if {%tid,+,%ntid}<%loop> doesn't wrap around with a sign
Printing analysis 'Scalar Evolution Analysis' for function 'required':
Classifying expressions for: @required
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tid U: [0,256) S: [0,256)
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  -->  {%tid,+,256}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((256 * ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
  %next = add nsw i32 %i, 256
  -->  {(256 + %tid)<nuw><nsw>,+,256}<nuw><%loop> U: [256,-2147483392) S: [256,-2147483392)		Exits: (256 + (256 * ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @required
Loop %loop: backedge-taken count is ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256)
Loop %loop: constant max backedge-taken count is i32 8388607
Loop %loop: symbolic max backedge-taken count is ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256)
Loop %loop: Trip multiple is 1
Loop %loop: block-stride in x: i32 {%tid,+,256}<nuw><nsw><%loop>, start [0,256), step [256,257), backedge-taken count ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256), at most 8388607
remark: <unknown>:0:0: in function tile: block-stride loop in x: index {%tid,+,%ntid}<nuw><nsw><%loop>, backedge-taken count ((4095 + (-1 * %tid)<nsw> + %ntid) /u %ntid)
remark: <unknown>:0:0: in function any: block-stride loop in x: index {%tid,+,%ntid}<%loop>, backedge-taken count ((((-1 * (1 umin ((-1 * %tid)<nsw> + (%n smax %tid))))<nuw><nsw> + (-1 * %tid)<nsw> + (%n smax %tid)) /u %ntid) + (1 umin ((-1 * %tid)<nsw> + (%n smax %tid)))) if {%tid,+,%ntid}<%loop> doesn't wrap around with a sign
remark: <unknown>:0:0: in function required: block-stride loop in x: index {%tid,+,256}<nuw><nsw><%loop>, backedge-taken count ((255 + (-1 * %tid)<nsw> + (%n smax %tid)) /u 256)
