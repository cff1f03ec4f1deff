Printing analysis 'Scalar Evolution Analysis' for function 'device':
Classifying expressions for: @device
  %c = add i32 %a, 1
  -->  (1 + %a) U: full-set S: full-set
  %d = mul i32 %c, %b
  -->  %d U: full-set S: full-set
  %e = add i32 %d, %a
  -->  (%a + %d) U: full-set S: full-set
  %f = sub i32 %a, 1
  -->  (-1 + %a) U: full-set S: full-set
Determining loop execution counts for: @device
Printing analysis 'Scalar Evolution Analysis' for function 'kernel':
Classifying expressions for: @kernel
  %c = add i32 %a, 1
  -->  (1 + %a) U: full-set S: full-set
  %d = mul i32 %c, %b
  -->  ((1 + %a) * %b) U: full-set S: full-set
  %e = add i32 %d, %a
  -->  (((1 + %a) * %b) + %a) U: full-set S: full-set
Determining loop execution counts for: @kernel
