Printing analysis 'Scalar Evolution Analysis' for function 'warp':
Determining loop execution counts for: @warp
Loop %loop: backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
Loop %loop: constant max backedge-taken count is i32 67108862
Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
Loop %loop: Trip multiple is 1
Printing analysis 'Scalar Evolution Analysis' for function 'block':
Determining loop execution counts for: @block
Loop %loop: backedge-taken count is ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid)
Loop %loop: constant max backedge-taken count is i32 999
Loop %loop: symbolic max backedge-taken count is ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid)
Loop %loop: Trip multiple is 1
Printing analysis 'Scalar Evolution Analysis' for function 'grid':
Determining loop execution counts for: @grid
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
Printing analysis 'Scalar Evolution Analysis' for function 'none':
Determining loop execution counts for: @none
Loop %loop: backedge-taken count is ((-1 + (32 smax %n))<nsw> /u 32)
Loop %loop: constant max backedge-taken count is i32 67108862
Loop %loop: symbolic max backedge-taken count is ((-1 + (32 smax %n))<nsw> /u 32)
Loop %loop: Trip multiple is 1
remark: <unknown>:0:0: in function warp: warp-stride loop in x: index {%tid,+,32}<nuw><nsw><%loop>, backedge-taken count ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
remark: block.cu:4:12: block-stride loop in x: index {%tid,+,%ntid}<nuw><nsw><%loop>, backedge-taken count ((999 + (-1 * %tid)<nsw>)<nsw> /u %ntid)
remark: <unknown>:0:0: in function grid: grid-stride loop in x: index {((%ctaid * %ntid) + %tid),+,(%nctaid * %ntid)}<nsw><%loop>, backedge-taken count unknown
