; ModuleID = 'residues.ll'
source_filename = "residues.ll"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

define i1 @square(i32 %x) {
  ret i1 false
}

define i1 @square_perhaps(i32 %x) {
  %square = mul i32 %x, %x
  %r = icmp eq i32 %square, 17
  ret i1 %r
}

define i1 @sizes(i32 %x) {
  ret i1 true
}

define i32 @product_of_neighbours(i32 %x, i32 %y) {
  ret i32 %y
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
