Printing analysis 'Scalar Evolution Analysis' for function 'any':
Classifying expressions for: @any
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tx U: [0,1024) S: [0,1024)
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %ty U: [0,1024) S: [0,1024)
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %bx U: [1,1025) S: [1,1025)
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %by U: [1,1025) S: [1,1025)
  %row = mul i32 %ty, %bx
  -->  (%bx * %ty)<nuw><nsw> U: [0,1024) S: [0,1024)
  %thread = add i32 %row, %tx
  -->  ((%bx * %ty)<nuw><nsw> + %tx)<nuw><nsw> U: [0,1024) S: [0,1024)
  %threads = mul i32 %bx, %by
  -->  (%bx * %by)<nuw><nsw> U: [1,1025) S: [1,1025)
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  -->  %block U: [0,16) S: [0,16)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  -->  %blocks U: [1,17) S: [1,17)
Determining loop execution counts for: @any
Printing analysis 'Scalar Evolution Analysis' for function 'most':
Classifying expressions for: @most
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tx U: [0,256) S: [0,256)
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %ty U: [0,256) S: [0,256)
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %bx U: [1,257) S: [1,257)
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %by U: [1,257) S: [1,257)
  %row = mul i32 %ty, %bx
  -->  (%bx * %ty)<nuw><nsw> U: [0,256) S: [0,256)
  %thread = add i32 %row, %tx
  -->  ((%bx * %ty)<nuw><nsw> + %tx)<nuw><nsw> U: [0,256) S: [0,256)
  %threads = mul i32 %bx, %by
  -->  (%bx * %by)<nuw><nsw> U: [1,257) S: [1,257)
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  -->  %block U: [0,8) S: [0,8)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  -->  %blocks U: [1,9) S: [1,9)
Determining loop execution counts for: @most
Printing analysis 'Scalar Evolution Analysis' for function 'required':
Classifying expressions for: @required
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tx U: [0,32) S: [0,32)
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %ty U: [0,4) S: [0,4)
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %bx U: [32,33) S: [32,33)
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %by U: [4,5) S: [4,5)
  %row = mul i32 %ty, %bx
  -->  (%bx * %ty)<nuw><nsw> U: [0,97) S: [0,97)
  %thread = add i32 %row, %tx
  -->  ((%bx * %ty)<nuw><nsw> + %tx)<nuw><nsw> U: [0,128) S: [0,128)
  %threads = mul i32 %bx, %by
  -->  (%bx * %by)<nuw><nsw> U: [128,129) S: [128,129)
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  -->  %block U: [0,4) S: [0,4)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  -->  %blocks U: [2,3) S: [2,3)
Determining loop execution counts for: @required
Printing analysis 'Scalar Evolution Analysis' for function 'annotated':
Classifying expressions for: @annotated
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tx U: [0,128) S: [0,128)
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %ty U: [0,128) S: [0,128)
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %bx U: [1,129) S: [1,129)
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %by U: [1,129) S: [1,129)
  %row = mul i32 %ty, %bx
  -->  (%bx * %ty)<nuw><nsw> U: [0,128) S: [0,128)
  %thread = add i32 %row, %tx
  -->  ((%bx * %ty)<nuw><nsw> + %tx)<nuw><nsw> U: [0,128) S: [0,128)
  %threads = mul i32 %bx, %by
  -->  (%bx * %by)<nuw><nsw> U: [1,129) S: [1,129)
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  -->  %block U: [0,4) S: [0,4)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  -->  %blocks U: [4,5) S: [4,5)
Determining loop execution counts for: @annotated
Printing analysis 'Scalar Evolution Analysis' for function 'called':
Classifying expressions for: @called
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  -->  %tx U: [0,256) S: [0,256)
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  -->  %ty U: [0,256) S: [0,256)
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  -->  %bx U: [1,257) S: [1,257)
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  -->  %by U: [1,257) S: [1,257)
  %row = mul i32 %ty, %bx
  -->  (%bx * %ty)<nuw><nsw> U: [0,256) S: [0,256)
  %thread = add i32 %row, %tx
  -->  ((%bx * %ty)<nuw><nsw> + %tx)<nuw><nsw> U: [0,256) S: [0,256)
  %threads = mul i32 %bx, %by
  -->  (%bx * %by)<nuw><nsw> U: [1,257) S: [1,257)
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  -->  %block U: [0,8) S: [0,8)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  -->  %blocks U: [1,9) S: [1,9)
Determining loop execution counts for: @called
Printing analysis 'Scalar Evolution Analysis' for function 'caller':
Classifying expressions for: @caller
Determining loop execution counts for: @caller
Printing analysis 'Scalar Evolution Analysis' for function 'other_caller':
Classifying expressions for: @other_caller
Determining loop execution counts for: @other_caller
