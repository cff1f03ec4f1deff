; ModuleID = '<string>'
source_filename = "<string>"

define void @compares(i32 %a, i32 %b, ptr %p, ptr %q, <2 x i8> %v, <vscale x 2 x i8> %s, ptr addrspace(3) %t) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp samesign eq i32 %a, -1
  %3 = icmp eq ptr %p, %q
  %4 = icmp ne i32 %a, %b
  %5 = icmp samesign ne i32 %a, -1
  %6 = icmp ne ptr %p, %q
  %7 = icmp ugt i32 %a, %b
  %8 = icmp samesign ugt i32 %a, -1
  %9 = icmp ugt ptr %p, %q
  %10 = icmp uge i32 %a, %b
  %11 = icmp samesign uge i32 %a, -1
  %12 = icmp uge ptr %p, %q
  %13 = icmp ult i32 %a, %b
  %14 = icmp samesign ult i32 %a, -1
  %15 = icmp ult ptr %p, %q
  %16 = icmp ule i32 %a, %b
  %17 = icmp samesign ule i32 %a, -1
  %18 = icmp ule ptr %p, %q
  %19 = icmp sgt i32 %a, %b
  %20 = icmp samesign sgt i32 %a, -1
  %21 = icmp sgt ptr %p, %q
  %22 = icmp sge i32 %a, %b
  %23 = icmp samesign sge i32 %a, -1
  %24 = icmp sge ptr %p, %q
  %25 = icmp slt i32 %a, %b
  %26 = icmp samesign slt i32 %a, -1
  %27 = icmp slt ptr %p, %q
  %28 = icmp sle i32 %a, %b
  %29 = icmp samesign sle i32 %a, -1
  %30 = icmp sle ptr %p, %q
  %v1 = icmp ult <2 x i8> %v, splat (i8 7)
  %v2 = icmp samesign slt <vscale x 2 x i8> %s, zeroinitializer
  %v3 = icmp eq ptr %p, null
  %v4 = icmp ne ptr addrspace(3) %t, null
  %v5 = icmp eq ptr %p, inttoptr (i64 -1 to ptr)
  ret void
}
