Printing analysis 'Scalar Evolution Analysis' for function 'read':
Classifying expressions for: @read
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  -->  {0,+,1}<nuw><nsw><%loop> U: [0,4) S: [0,4)		Exits: 3		LoopDispositions: { %loop: Computable }
  %p = getelementptr inbounds double, ptr @ones, i64 %i
  -->  {@ones,+,8}<nuw><%loop> U: [16,-23) S: [-9223372036854775808,9223372036854775801)		Exits: (24 + @ones)<nuw>		LoopDispositions: { %loop: Computable }
  %i.next = add nuw nsw i64 %i, 1
  -->  {1,+,1}<nuw><nsw><%loop> U: [1,5) S: [1,5)		Exits: 4		LoopDispositions: { %loop: Computable }
Determining loop execution counts for: @read
Loop %loop: backedge-taken count is i32 3
Loop %loop: constant max backedge-taken count is i32 3
Loop %loop: symbolic max backedge-taken count is i32 3
Loop %loop: Trip multiple is 4
