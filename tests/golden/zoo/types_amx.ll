; ModuleID = '<string>'
source_filename = "<string>"
target triple = "x86_64-unknown-linux-gnu"

define void @tile(i16 %m, i16 %n, ptr %p, i64 %s, <256 x i32> %v) #0 {
  %t = call x86_amx @llvm.x86.tileloadd64.internal(i16 %m, i16 %n, ptr %p, i64 %s)
  %c = call x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32> %v)
  %ph = call x86_amx @llvm.x86.tdpbssd.internal(i16 %m, i16 %n, i16 4, x86_amx %t, x86_amx %c, x86_amx %c)
  %b = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %ph)
  ret void
}

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx) #2

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #1

attributes #0 = { "target-features"="+amx-int8" }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
