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
  -->  %i U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
  %ntid.2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %ntid.2 U: [1,1025) S: [1,1025)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  -->  %nctaid U: [1,-2147483648) S: [1,-2147483648)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
  %step = mul i32 %ntid.2, %nctaid
  -->  (%nctaid * %ntid.2) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
  %next = add i32 %i, %step
  -->  ((%nctaid * %ntid.2) + %i) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
Determining loop execution counts for: @in_32_bits
Loop %loop: Unpredictable backedge-taken count.
Loop %loop: Unpredictable constant max backedge-taken count. 
Loop %loop: Unpredictable symbolic max backedge-taken count. 
