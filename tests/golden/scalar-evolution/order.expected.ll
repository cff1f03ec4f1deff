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
Printing analysis 'Scalar Evolution Analysis' for function 'fill':
Classifying expressions for: @fill
  %i1 = phi i64 [ 0, %entry ], [ %next, %body ]
  -->  {0,+,1}<nuw><nsw><%body> U: [0,10) S: [0,10)		Exits: 9		LoopDispositions: { %body: Computable }
  %p = getelementptr inbounds nuw i32, ptr %a, i64 %i1
  -->  {%a,+,4}<nuw><%body> U: full-set S: full-set		Exits: (36 + %a)		LoopDispositions: { %body: Computable }
  %next = add nuw nsw i64 %i1, 1
  -->  {1,+,1}<nuw><nsw><%body> U: [1,11) S: [1,11)		Exits: 10		LoopDispositions: { %body: Computable }
Determining loop execution counts for: @fill
Loop %body: backedge-taken count is i64 9
Loop %body: constant max backedge-taken count is i64 9
Loop %body: symbolic max backedge-taken count is i64 9
Loop %body: Trip multiple is 10
Printing analysis 'Delinearization' for function 'fill':
Inst:  store i32 0, ptr %p, align 4
AccessFunction: {0,+,4}<nuw><nsw><%body>
failed to delinearize

define void @fill(ptr %a) {
entry:
  br label %body

body:                                             ; preds = %entry, %body
  %i1 = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = getelementptr inbounds nuw i32, ptr %a, i64 %i1
  store i32 0, ptr %p, align 4
  %next = add nuw nsw i64 %i1, 1
  %more = icmp samesign ult i64 %next, 10
  br i1 %more, label %body, label %exit

exit:                                             ; preds = %body
  ret void
}
Printing analysis 'Scalar Evolution Analysis' for function 'twice':
Classifying expressions for: @twice
  %y = add i32 %x, %x
  -->  (2 * %x) U: [0,-1) S: [-2147483648,2147483647)
Determining loop execution counts for: @twice
Printing analysis 'Scalar Evolution Analysis' for function 'twice':
Classifying expressions for: @twice
  %y = shl i32 %x, 1
  -->  (2 * %x) U: [0,-1) S: [-2147483648,2147483647)
Determining loop execution counts for: @twice
Printing analysis 'Delinearization' for function 'twice':
define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
