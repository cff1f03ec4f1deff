define void @f(i32 %x) {
  call void @llvm.dbg.value(i32 %x, metadata !0, metadata !DIExpression()), !dbg !1
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!0 = !{}
!1 = !{}
