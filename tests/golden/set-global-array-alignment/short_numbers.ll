; RUN: nvopt -passes=set-global-array-alignment -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1
; Of integers of less than 32 bits that are all extended each takes an instruction more out of a wide load.

source_filename = "short_numbers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bytes = internal addrspace(3) global [64 x i8] undef, align 1
@shorts = internal addrspace(3) global [64 x i16] undef, align 2
@rows = internal addrspace(3) global [4 x [16 x i16]] undef, align 2
@almost = internal addrspace(3) global [64 x i31] undef, align 4
@words = internal addrspace(3) global [64 x i32] undef, align 4
@wide = internal addrspace(3) global [64 x i33] undef, align 8
@halves = internal addrspace(3) global [64 x half] undef, align 2
@structs = internal addrspace(3) global [64 x { i16 }] undef, align 2
@copied = internal addrspace(3) global [64 x i16] undef, align 2
@mixed = internal addrspace(3) global [64 x i16] undef, align 2
@converted = internal addrspace(3) global [64 x i16] undef, align 2
@stored = internal addrspace(3) global [64 x i16] undef, align 2
@table = internal addrspace(4) constant [64 x i16] zeroinitializer, align 2
@global = internal addrspace(1) global [64 x i16] zeroinitializer, align 2

define ptx_kernel void @kernel(i64 %i, ptr addrspace(1) %out) {
  %p.bytes = getelementptr i8, ptr addrspace(3) @bytes, i64 %i
  %bytes = load i8, ptr addrspace(3) %p.bytes
  %w.bytes = zext i8 %bytes to i32
  %p.shorts = getelementptr i16, ptr addrspacecast (ptr addrspace(3) @shorts to ptr), i64 %i
  %shorts = load i16, ptr %p.shorts
  %w.shorts = sext i16 %shorts to i32
  %v.shorts = zext i16 %shorts to i32
  %p.rows = getelementptr i16, ptr addrspace(3) @rows, i64 %i
  %rows = load i16, ptr addrspace(3) %p.rows
  %w.rows = zext i16 %rows to i32
  %almost = load i31, ptr addrspace(3) @almost
  %w.almost = zext i31 %almost to i32
  %words = load i32, ptr addrspace(3) @words
  %w.words = zext i32 %words to i64
  %wide = load i33, ptr addrspace(3) @wide
  %w.wide = zext i33 %wide to i64
  %halves = load i16, ptr addrspace(3) @halves
  %w.halves = zext i16 %halves to i32
  %structs = load i16, ptr addrspace(3) @structs
  %w.structs = zext i16 %structs to i32
  %copied = load i16, ptr addrspace(3) @copied
  store i16 %copied, ptr addrspace(1) %out
  %mixed = load i16, ptr addrspace(3) @mixed
  %w.mixed = zext i16 %mixed to i32
  %p.mixed = getelementptr i16, ptr addrspace(3) @mixed, i64 %i
  %other = load i16, ptr addrspace(3) %p.mixed
  store i16 %other, ptr addrspace(1) %out
  %converted = load i16, ptr addrspace(3) @converted
  %w.converted = sitofp i16 %converted to float
  store i16 1, ptr addrspace(3) @stored
  %table = load i16, ptr addrspace(4) @table
  %w.table = zext i16 %table to i32
  %global = load i16, ptr addrspace(1) @global
  %w.global = zext i16 %global to i32
  ret void
}
