Printing analysis 'Scalar Evolution Analysis' for function 'nested':
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
Determining loop execution counts for: @"two exits"
Loop %"a loop": <multiple exits> Unpredictable backedge-taken count.
  exit count for a loop: %n
  exit count for latch: ***COULDNOTCOMPUTE***
Loop %"a loop": constant max backedge-taken count is i32 -1
Loop %"a loop": symbolic max backedge-taken count is %n
  symbolic max exit count for a loop: %n
  symbolic max exit count for latch: ***COULDNOTCOMPUTE***
Printing analysis 'Scalar Evolution Analysis' for function '':
Determining loop execution counts for: @0
Printing analysis 'Scalar Evolution Analysis' for function 'shrinking':
Determining loop execution counts for: @shrinking
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: constant max backedge-taken count is i32 32
Loop %loop: symbolic max backedge-taken count is i32 32
