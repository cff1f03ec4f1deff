; ModuleID = '<string>'
source_filename = "<string>"

%sv = type { <vscale x 4 x i32>, <vscale x 4 x i32> }

@vs = constant i64 ptrtoint (ptr getelementptr inbounds (i8, ptr null, i64 16) to i64)

define %sv @f(<vscale x 4 x i32> %a, <vscale x 2 x ptr> %p, <vscale x 16 x i1> %m, <vscale x 1 x bfloat> %b, ptr %q) {
  %1 = insertvalue %sv poison, <vscale x 4 x i32> %a, 0
  %2 = insertvalue %sv %1, <vscale x 4 x i32> splat (i32 -1), 1
  %3 = alloca <vscale x 2 x double>, align 16
  %4 = alloca [3 x <vscale x 4 x i32>], align 16
  %5 = load [3 x <vscale x 4 x i32>], ptr %4, align 16
  %6 = getelementptr <vscale x 4 x i32>, ptr %q, i64 1, i64 2
  %7 = call <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr align 4 %q, <vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> zeroinitializer)
  %8 = call i64 @llvm.vscale.i64()
  %9 = zext <vscale x 16 x i1> %m to <vscale x 16 x i8>
  ret %sv %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr captures(none), <vscale x 4 x i1>, <vscale x 4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
