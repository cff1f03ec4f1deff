Printing analysis 'Delinearization' for function 'int':
Inst:  store float 1.000000e+00, ptr %at, align 4
AccessFunction: {(4 * ((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>,+,(4 * (zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw><nsw>}<nuw><nsw><%loop>
Base offset: %p
ArrayDecl[UnknownSize][((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw><nsw>] with elements of 4 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%loop>][((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed
Printing analysis 'Delinearization' for function 'unsigned':
Inst:  %a = load double, ptr %from, align 8
AccessFunction: (8 * (zext i32 {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> to i64))<nuw><nsw>
Base offset: %x
ArrayDecl[UnknownSize][(zext i32 (%blocks * %size) to i64)] with elements of 8 bytes.
ArrayRef[{0,+,1}<%loop>][((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed
 Predicates:
    {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> Added Flags: <nusw>
    Compare predicate: (%blocks * %size) sgt) 0

Inst:  %b = load double, ptr %seen, align 8
AccessFunction: {(8 * (zext i32 {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> to i64))<nuw><nsw>,+,8}<nuw><nsw><%window>
Base offset: %y
ArrayDecl[UnknownSize][(zext i32 (%blocks * %size) to i64)] with elements of 8 bytes.
ArrayRef[{0,+,1}<%loop>][{((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>,+,1}<%window>]
Delinearization validation: Failed
 Predicates:
    {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> Added Flags: <nusw>
    Compare predicate: (%blocks * %size) sgt) 0

Inst:  store double %sum.next, ptr %at, align 8
AccessFunction: (8 * (zext i32 {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> to i64))<nuw><nsw>
Base offset: %p
ArrayDecl[UnknownSize][(zext i32 (%blocks * %size) to i64)] with elements of 8 bytes.
ArrayRef[{0,+,1}<%loop>][((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed
 Predicates:
    {((%block * %size)<nuw><nsw> + %thread)<nuw><nsw>,+,(%blocks * %size)}<%loop> Added Flags: <nusw>
    Compare predicate: (%blocks * %size) sgt) 0
Printing analysis 'Delinearization' for function 'size_t':
Inst:  store float 1.000000e+00, ptr %at, align 4
AccessFunction: {(16 * ((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>,+,(16 * (zext i32 %size to i64) * (zext i32 %blocks to i64))<nuw><nsw>}<%loop>
Base offset: %p
ArrayDecl[UnknownSize][(4 * (zext i32 %size to i64) * (zext i32 %blocks to i64))<nuw><nsw>] with elements of 4 bytes.
ArrayRef[{0,+,1}<%loop>][(4 * ((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed

Inst:  store float 2.000000e+00, ptr %at2, align 4
AccessFunction: {(4 + (16 * ((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>)<nuw><nsw>,+,(16 * (zext i32 %size to i64) * (zext i32 %blocks to i64))<nuw><nsw>}<%loop>
Base offset: %p
ArrayDecl[UnknownSize][(4 * (zext i32 %size to i64) * (zext i32 %blocks to i64))<nuw><nsw>] with elements of 4 bytes.
ArrayRef[{0,+,1}<%loop>][(1 + (4 * ((zext i32 %thread to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed
Printing analysis 'Delinearization' for function 'matrix':
Inst:  %v = load i16, ptr %from, align 2
AccessFunction: {{(2 * ((zext i32 %ty to i64) + ((zext i32 ((%bx * %sx) + %tx) to i64) * %rows) + ((zext i32 %by to i64) * (zext i32 %sy to i64))<nuw><nsw>)<nuw>),+,(2 * (zext i32 %ny to i64) * (zext i32 %sy to i64))<nuw><nsw>}<%outer>,+,(2 * (zext i32 %nx to i64) * (zext i32 %sx to i64) * %rows)}<nuw><nsw><%inner>
Base offset: %q
ArrayDecl[UnknownSize][((zext i32 %nx to i64) * (zext i32 %sx to i64))<nuw><nsw>][%rows] with elements of 2 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%inner>][(zext i32 ((%bx * %sx) + %tx) to i64)][{((zext i32 %ty to i64) + ((zext i32 %by to i64) * (zext i32 %sy to i64))<nuw><nsw>)<nuw><nsw>,+,((zext i32 %ny to i64) * (zext i32 %sy to i64))<nuw><nsw>}<nuw><nsw><%outer>]
Delinearization validation: Failed

Inst:  store i16 %v, ptr %at, align 2
AccessFunction: {{(2 * ((zext i32 ((%bx * %sx) + %tx) to i64) + (((zext i32 %ty to i64) + ((zext i32 %by to i64) * (zext i32 %sy to i64))<nuw><nsw>)<nuw><nsw> * %columns))<nuw><nsw>),+,(2 * (zext i32 %ny to i64) * (zext i32 %sy to i64) * %columns)}<%outer>,+,(2 * (zext i32 %nx to i64) * (zext i32 %sx to i64))<nuw><nsw>}<nuw><nsw><%inner>
Base offset: %p
ArrayDecl[UnknownSize][((zext i32 %ny to i64) * (zext i32 %sy to i64))<nuw><nsw>][%columns] with elements of 2 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%outer>][((zext i32 %ty to i64) + ((zext i32 %by to i64) * (zext i32 %sy to i64))<nuw><nsw>)<nuw><nsw>][{(zext i32 ((%bx * %sx) + %tx) to i64),+,((zext i32 %nx to i64) * (zext i32 %sx to i64))<nuw><nsw>}<nuw><nsw><%inner>]
Delinearization validation: Failed
Printing analysis 'Delinearization' for function 'others':
Inst:  store i16 0, ptr %at, align 2
AccessFunction: {{(2 * (zext i32 ((128 * %b) + %t) to i64))<nuw><nsw>,+,(2 * %columns)}<%outer>,+,(256 * (zext i32 %n to i64))<nuw><nsw>}<nuw><nsw><%inner>
Base offset: %p
ArrayDecl[UnknownSize][%columns] with elements of 2 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%outer>][{(zext i32 ((128 * %b) + %t) to i64),+,(128 * (zext i32 %n to i64))<nuw><nsw>}<nuw><nsw><%inner>]
Delinearization validation: Failed

Inst:  store i16 0, ptr %flat, align 2
AccessFunction: {(2 * (zext i32 ((128 * %b) + %t) to i64))<nuw><nsw>,+,(256 * (zext i32 %n to i64))<nuw><nsw>}<nuw><nsw><%inner>
Base offset: %p
ArrayDecl[UnknownSize][(128 * (zext i32 %n to i64))<nuw><nsw>] with elements of 2 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%inner>][(zext i32 ((128 * %b) + %t) to i64)]
Delinearization validation: Failed

Inst:  store i16 1, ptr %whole, align 2
AccessFunction: {0,+,(256 * (zext i32 %n to i64))<nuw><nsw>}<nuw><nsw><%inner>
Base offset: %p
ArrayDecl[UnknownSize][(128 * (zext i32 %n to i64))<nuw><nsw>] with elements of 2 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%inner>][0]
Delinearization validation: Failed
