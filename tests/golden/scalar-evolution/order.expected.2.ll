Printing analysis 'Scalar Evolution Analysis' for function 'fill':
Classifying expressions for: @fill
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  -->  {0,+,1}<nuw><nsw><%loop> U: [0,11) S: [0,11)		Exits: 10		LoopDispositions: { %loop: Computable }
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  -->  {%a,+,4}<nw><%loop> U: full-set S: full-set		Exits: (40 + %a)		LoopDispositions: { %loop: Computable }
  %next = add i64 %i, 1
  -->  {1,+,1}<nuw><nsw><%loop> U: [1,12) S: [1,12)		Exits: 11		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @fill
Loop %loop: backedge-taken count is i64 10
Loop %loop: constant max backedge-taken count is i64 10
Loop %loop: symbolic max backedge-taken count is i64 10
Loop %loop: Trip multiple is 11
Printing analysis 'Scalar Evolution Analysis' for function 'twice':
Classifying expressions for: @twice
  %y = add i32 %x, %x
  -->  (2 * %x) U: [0,-1) S: [-2147483648,2147483647)
Determining loop execution counts for: @twice
Printing analysis 'Delinearization' for function 'fill':
Inst:  store i32 0, ptr %p, align 4
AccessFunction: {0,+,4}<nuw><nsw><%loop>
failed to delinearize
Printing analysis 'Delinearization' for function 'twice':