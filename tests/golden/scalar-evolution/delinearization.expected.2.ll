Printing analysis 'Delinearization' for function 'rows':
Inst:  store double 1.000000e+00, ptr %p, align 8
AccessFunction: {{0,+,(8 * %m)}<%outer>,+,8}<%inner>
Base offset: %a
ArrayDecl[UnknownSize][%m] with elements of 8 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%outer>][{0,+,1}<nuw><nsw><%inner>]
Delinearization validation: Failed
Printing analysis 'Delinearization' for function 'fixed':
Inst:  %x = load i32, ptr %p, align 4
AccessFunction: {{0,+,64}<nuw><nsw><%outer>,+,4}<nuw><nsw><%inner>
Base offset: %a
ArrayDecl[UnknownSize][16] with elements of 4 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%outer>][{0,+,1}<nuw><nsw><%inner>]
Delinearization validation: Succeeded
Printing analysis 'Delinearization' for function 'grid':
Inst:  store float 0.000000e+00, ptr %p, align 4
AccessFunction: {(4 * ((zext i32 %tid to i64) + ((zext i32 %ctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>)<nuw><nsw>)<nuw><nsw>,+,(4 * (zext i32 %ntid to i64) * (zext i32 %nctaid to i64))<nuw><nsw>}<nuw><nsw><%loop>
Base offset: %out
ArrayDecl[UnknownSize][((zext i32 %ntid to i64) * (zext i32 %nctaid to i64))<nuw><nsw>] with elements of 4 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%loop>][((zext i32 %tid to i64) + ((zext i32 %ctaid to i64) * (zext i32 %ntid to i64))<nuw><nsw>)<nuw><nsw>]
Delinearization validation: Failed
