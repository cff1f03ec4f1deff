remark: <unknown>:0:0: left the alignment of @bytes as it is: a wide load would take an instruction for each element
remark: <unknown>:0:0: left the alignment of @shorts as it is: a wide load would take an instruction for each element
remark: <unknown>:0:0: left the alignment of @rows as it is: a wide load would take an instruction for each element
remark: <unknown>:0:0: left the alignment of @almost as it is: a wide load would take an instruction for each element
remark: <unknown>:0:0: raised the alignment of @words from 4 to 16
remark: <unknown>:0:0: raised the alignment of @wide from 8 to 16
remark: <unknown>:0:0: raised the alignment of @halves from 2 to 16
remark: <unknown>:0:0: raised the alignment of @structs from 2 to 16
remark: <unknown>:0:0: raised the alignment of @copied from 2 to 16
remark: <unknown>:0:0: raised the alignment of @mixed from 2 to 16
remark: <unknown>:0:0: raised the alignment of @converted from 2 to 16
remark: <unknown>:0:0: raised the alignment of @stored from 2 to 16
remark: <unknown>:0:0: left the alignment of @table as it is: a wide load would take an instruction for each element
remark: <unknown>:0:0: raised the alignment of @global from 2 to 16
; ModuleID = 'short_numbers.ll'
source_filename = "short_numbers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bytes = internal addrspace(3) global [64 x i8] undef, align 1
@shorts = internal addrspace(3) global [64 x i16] undef, align 2
@rows = internal addrspace(3) global [4 x [16 x i16]] undef, align 2
@almost = internal addrspace(3) global [64 x i31] undef, align 4
@words = internal addrspace(3) global [64 x i32] undef, align 16
@wide = internal addrspace(3) global [64 x i33] undef, align 16
@halves = internal addrspace(3) global [64 x half] undef, align 16
@structs = internal addrspace(3) global [64 x { i16 }] undef, align 16
@copied = internal addrspace(3) global [64 x i16] undef, align 16
@mixed = internal addrspace(3) global [64 x i16] undef, align 16
@converted = internal addrspace(3) global [64 x i16] undef, align 16
@stored = internal addrspace(3) global [64 x i16] undef, align 16
@table = internal addrspace(4) constant [64 x i16] zeroinitializer, align 2
@global = internal addrspace(1) global [64 x i16] zeroinitializer, align 16

define ptx_kernel void @kernel(i64 %i, ptr addrspace(1) %out) {
  %p.bytes = getelementptr i8, ptr addrspace(3) @bytes, i64 %i
  %bytes = load i8, ptr addrspace(3) %p.bytes, align 1
  %w.bytes = zext i8 %bytes to i32
  %p.shorts = getelementptr i16, ptr addrspacecast (ptr addrspace(3) @shorts to ptr), i64 %i
  %shorts = load i16, ptr %p.shorts, align 2
  %w.shorts = sext i16 %shorts to i32
  %v.shorts = zext i16 %shorts to i32
  %p.rows = getelementptr i16, ptr addrspace(3) @rows, i64 %i
  %rows = load i16, ptr addrspace(3) %p.rows, align 2
  %w.rows = zext i16 %rows to i32
  %almost = load i31, ptr addrspace(3) @almost, align 4
  %w.almost = zext i31 %almost to i32
  %words = load i32, ptr addrspace(3) @words, align 4
  %w.words = zext i32 %words to i64
  %wide = load i33, ptr addrspace(3) @wide, align 8
  %w.wide = zext i33 %wide to i64
  %halves = load i16, ptr addrspace(3) @halves, align 2
  %w.halves = zext i16 %halves to i32
  %structs = load i16, ptr addrspace(3) @structs, align 2
  %w.structs = zext i16 %structs to i32
  %copied = load i16, ptr addrspace(3) @copied, align 2
  store i16 %copied, ptr addrspace(1) %out, align 2
  %mixed = load i16, ptr addrspace(3) @mixed, align 2
  %w.mixed = zext i16 %mixed to i32
  %p.mixed = getelementptr i16, ptr addrspace(3) @mixed, i64 %i
  %other = load i16, ptr addrspace(3) %p.mixed, align 2
  store i16 %other, ptr addrspace(1) %out, align 2
  %converted = load i16, ptr addrspace(3) @converted, align 2
  %w.converted = sitofp i16 %converted to float
  store i16 1, ptr addrspace(3) @stored, align 2
  %table = load i16, ptr addrspace(4) @table, align 2
  %w.table = zext i16 %table to i32
  %global = load i16, ptr addrspace(1) @global, align 2
  %w.global = zext i16 %global to i32
  ret void
}
