; A pass of a file given to -load-pass-plugin: parameters, knobs, LLVM's passes around it, remarks, dumps and errors.
; RUN: nvopt -load-pass-plugin=powers_of_two.py -passes=powers-of-two %s
; RUN: nvopt -load-pass-plugin=powers_of_two.py -passes='function(powers-of-two<no-keep-flags;least=3>,instcombine),globaldce' %s
; RUN: nvopt -powers-of-two-largest-shift=4 -load-pass-plugin powers_of_two.py -passes=powers-of-two -pass-remarks=powers -print-changed=diff-quiet -disable-output %s 2>&1
; RUN: nvopt -load-pass-plugin=powers_of_two.py -load-pass-plugin=./powers_of_two.py -passes='function(powers-of-two<least=3>,sroa)' -print-pipeline-passes 2>&1
; RUN: not nvopt -load-pass-plugin=powers_of_two.py -passes='powers-of-two<lest=3>' %s 2>&1
; RUN: not nvopt -load-pass-plugin=powers_of_two.py -passes='powers-of-tow' %s 2>&1
; RUN: not nvopt -load-pass-plugin=powers_of_two.py -powers-of-two-largest-shft=1 %s 2>&1
; RUN: not nvopt -load-pass-plugin=powers_of_two.py -passes=powers-of-two -print-after=powers-of-tow %s 2>&1
; Without the option there is no such pass, whatever ran before in this process.
; RUN: not nvopt -passes=powers-of-two %s 2>&1
; RUN: not nvopt -powers-of-two-largest-shift=4 %s 2>&1

define i32 @offset(i32 %row, i32 %column) {
  %start = mul nuw i32 %row, 32
  %offset = add i32 %start, %column
  ret i32 %offset
}

define i64 @mixed(i64 %a) {
  %two = mul nsw i64 %a, 2
  %three = mul i64 %two, 3
  %top = mul i64 %three, -9223372036854775808
  ret i64 %top
}
