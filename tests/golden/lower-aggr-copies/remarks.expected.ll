remark: copy.cu:3:5: lowered llvm.memcpy.p0.p0.i64 of 11 bytes to 2 unrolled elements of 4 bytes and 3 bytes left over
remark: copy.cu:4:5: lowered llvm.memmove.p0.p0.i64 of 100 bytes to a loop over 25 elements of 4 bytes, forward or reverse
remark: <unknown>:0:0: in function f: lowered llvm.memmove.p0.p0.i64 of unknown length to a loop over elements of 4 bytes, forward or reverse
remark: <unknown>:0:0: in function f: lowered llvm.memset.p0.i64 of unknown length to a loop over elements of 16 bytes
