; ModuleID = '<string>'
source_filename = "<string>"

%T = type { i32, [2 x ptr] }

declare void @p0(ptr align 8)

declare void @p1(ptr align 4294967296)

declare void @p2(ptr allocptr)

declare void @p3(ptr noundef)

declare void @p4(ptr dereferenceable(16))

declare void @p5(ptr dereferenceable_or_null(32))

declare void @p6(ptr inreg)

declare void @p7(ptr noalias)

declare void @p8(ptr captures(none))

declare void @p9(ptr captures(address))

declare void @p10(ptr captures(address_is_null))

declare void @p11(ptr captures(provenance))

declare void @p12(ptr captures(read_provenance))

declare void @p13(ptr captures(address, read_provenance))

declare void @p14(ptr captures(address_is_null, provenance))

declare void @p15(ptr captures(ret: address, provenance))

declare void @p16(ptr captures(address, ret: address, provenance))

declare void @p17(ptr captures(ret: address_is_null))

declare void @p18(ptr captures(ret: address, read_provenance))

declare void @p19(ptr nest)

declare void @p20(ptr nofree)

declare void @p21(ptr nonnull)

declare void @p22(ptr readnone)

declare void @p23(ptr readonly)

declare void @p24(ptr writeonly)

declare ptr @p25(ptr returned)

declare void @p26(ptr noalias writable dereferenceable(4))

declare void @p27(ptr dead_on_unwind)

declare void @p28(ptr dead_on_return)

declare void @p29(ptr initializes((0, 4)))

declare void @p30(ptr initializes((-8, -4), (0, 4), (16, 32)))

declare void @p31(ptr byval(i32))

declare void @p32(ptr byval(%T) align 16)

declare void @p33(ptr byref(%T))

declare void @p34(ptr byref([4 x i8]) align 4)

declare void @p35(ptr sret(%T))

declare void @p36(ptr noalias sret({ i32, ptr }) align 8)

declare void @p37(ptr inalloca(%T))

declare void @p38(ptr preallocated(%T))

declare void @p39(ptr swiftself)

declare void @p40(ptr swifterror)

declare void @p41(ptr swiftasync)

declare void @p42(ptr alignstack(4))

declare void @p43(ptr "str")

declare void @p44(ptr "k"="v\22q\22\\\0A")

declare void @p45(ptr noundef nonnull readonly align 2 captures(none) "a" "b"="c")

declare void @i0(i32 zeroext)

declare void @i1(i32 signext)

declare void @i2(i32 noext)

declare void @i3(i32 inreg)

declare void @i4(i32 noundef)

declare void @i5(i32 range(i32 0, 10))

declare void @i6(i32 range(i32 -5, 5))

declare void @i7(i32 range(i32 2147483647, -2147483648))

declare void @i8(i32 allocalign)

declare i32 @i9(i32 returned)

declare void @i10(i32 alignstack(8))

declare void @i11(i32 inreg noundef zeroext range(i32 1, 2))

declare void @rv(<4 x i8> range(i8 0, 7), <vscale x 2 x i64> range(i64 -1, 9), i128 range(i128 0, 18446744073709551617), i1 range(i1 0, -1))

declare nofpclass(nan) float @fc0(float nofpclass(nan), <2 x half> nofpclass(nan), [3 x double] nofpclass(nan))

declare nofpclass(snan) float @fc1(float nofpclass(snan), <2 x half> nofpclass(snan), [3 x double] nofpclass(snan))

declare nofpclass(qnan) float @fc2(float nofpclass(qnan), <2 x half> nofpclass(qnan), [3 x double] nofpclass(qnan))

declare nofpclass(inf) float @fc3(float nofpclass(inf), <2 x half> nofpclass(inf), [3 x double] nofpclass(inf))

declare nofpclass(ninf) float @fc4(float nofpclass(ninf), <2 x half> nofpclass(ninf), [3 x double] nofpclass(ninf))

declare nofpclass(pinf) float @fc5(float nofpclass(pinf), <2 x half> nofpclass(pinf), [3 x double] nofpclass(pinf))

declare nofpclass(norm) float @fc6(float nofpclass(norm), <2 x half> nofpclass(norm), [3 x double] nofpclass(norm))

declare nofpclass(nnorm) float @fc7(float nofpclass(nnorm), <2 x half> nofpclass(nnorm), [3 x double] nofpclass(nnorm))

declare nofpclass(pnorm) float @fc8(float nofpclass(pnorm), <2 x half> nofpclass(pnorm), [3 x double] nofpclass(pnorm))

declare nofpclass(sub) float @fc9(float nofpclass(sub), <2 x half> nofpclass(sub), [3 x double] nofpclass(sub))

declare nofpclass(nsub) float @fc10(float nofpclass(nsub), <2 x half> nofpclass(nsub), [3 x double] nofpclass(nsub))

declare nofpclass(psub) float @fc11(float nofpclass(psub), <2 x half> nofpclass(psub), [3 x double] nofpclass(psub))

declare nofpclass(zero) float @fc12(float nofpclass(zero), <2 x half> nofpclass(zero), [3 x double] nofpclass(zero))

declare nofpclass(nzero) float @fc13(float nofpclass(nzero), <2 x half> nofpclass(nzero), [3 x double] nofpclass(nzero))

declare nofpclass(pzero) float @fc14(float nofpclass(pzero), <2 x half> nofpclass(pzero), [3 x double] nofpclass(pzero))

declare nofpclass(nan inf) float @fc15(float nofpclass(nan inf), <2 x half> nofpclass(nan inf), [3 x double] nofpclass(nan inf))

declare nofpclass(nan ninf nzero) float @fc16(float nofpclass(nan ninf nzero), <2 x half> nofpclass(nan ninf nzero), [3 x double] nofpclass(nan ninf nzero))

declare nofpclass(all) float @fc17(float nofpclass(all), <2 x half> nofpclass(all), [3 x double] nofpclass(all))

declare nofpclass(snan pinf pzero psub nnorm) float @fc18(float nofpclass(snan pinf pzero psub nnorm), <2 x half> nofpclass(snan pinf pzero psub nnorm), [3 x double] nofpclass(snan pinf pzero psub nnorm))

declare nofpclass(inf zero sub norm) float @fc19(float nofpclass(inf zero sub norm), <2 x half> nofpclass(inf zero sub norm), [3 x double] nofpclass(inf zero sub norm))

declare nofpclass(nan inf sub norm) float @fc20(float nofpclass(nan inf sub norm), <2 x half> nofpclass(nan inf sub norm), [3 x double] nofpclass(nan inf sub norm))

declare nofpclass(qnan ninf nzero nsub pnorm) float @fc21(float nofpclass(qnan ninf nzero nsub pnorm), <2 x half> nofpclass(qnan ninf nzero nsub pnorm), [3 x double] nofpclass(qnan ninf nzero nsub pnorm))

declare <2 x float> @fcv(<2 x float> nofpclass(all), double nofpclass(nan))

declare align 8 ptr @r0()

declare noundef ptr @r1()

declare dereferenceable(16) ptr @r2()

declare dereferenceable_or_null(32) ptr @r3()

declare inreg ptr @r4()

declare noalias ptr @r5()

declare nonnull ptr @r6()

declare alignstack(4) ptr @r7()

declare "ret"="x" ptr @r8()

declare noalias noundef nonnull align 16 dereferenceable(4) "z" ptr @r9()

declare zeroext i16 @ri0()

declare signext i16 @ri1()

declare noext i16 @ri2()

declare range(i16 3, 9) i16 @ri3()

declare inreg zeroext range(i16 0, -1) i16 @ri4()

define void @named(ptr noundef readonly captures(none) %a, i32 signext %"b c", ptr byval(%T) align 4 %0, i1 zeroext %1) {
  ret void
}

define void @callsite(ptr %p, ptr %q) {
  call void @p0(ptr align 8 %p)
  call void @p1(ptr align 4294967296 %p)
  call void @p2(ptr allocptr %p)
  call void @p3(ptr noundef %p)
  call void @p4(ptr dereferenceable(16) %p)
  call void @p5(ptr dereferenceable_or_null(32) %p)
  call void @p6(ptr inreg %p)
  call void @p7(ptr noalias %p)
  call void @p8(ptr captures(none) %p)
  call void @p9(ptr captures(address) %p)
  call void @p10(ptr captures(address_is_null) %p)
  call void @p11(ptr captures(provenance) %p)
  call void @p12(ptr captures(read_provenance) %p)
  call void @p13(ptr captures(address, read_provenance) %p)
  call void @p14(ptr captures(address_is_null, provenance) %p)
  call void @p15(ptr captures(ret: address, provenance) %p)
  call void @p16(ptr captures(address, ret: address, provenance) %p)
  call void @p17(ptr captures(ret: address_is_null) %p)
  call void @p18(ptr captures(ret: address, read_provenance) %p)
  call void @p19(ptr nest %p)
  call void @p20(ptr nofree %p)
  call void @p21(ptr nonnull %p)
  call void @p22(ptr readnone %p)
  call void @p23(ptr readonly %p)
  call void @p24(ptr writeonly %p)
  call void @p26(ptr noalias writable dereferenceable(4) %p)
  call void @p27(ptr dead_on_unwind %p)
  call void @p28(ptr dead_on_return %p)
  call void @p29(ptr initializes((0, 4)) %p)
  call void @p30(ptr initializes((-8, -4), (0, 4), (16, 32)) %p)
  call void @p31(ptr byval(i32) %p)
  call void @p32(ptr byval(%T) align 16 %p)
  call void @p33(ptr byref(%T) %p)
  call void @p34(ptr byref([4 x i8]) align 4 %p)
  call void @p35(ptr sret(%T) %p)
  call void @p36(ptr noalias sret({ i32, ptr }) align 8 %p)
  call void @p39(ptr swiftself %p)
  call void @p41(ptr swiftasync %p)
  call void @p42(ptr alignstack(4) %p)
  call void @p43(ptr "str" %p)
  call void @p44(ptr "k"="v\22q\22\\\0A" %p)
  call void @p45(ptr noundef nonnull readonly align 2 captures(none) "a" "b"="c" %p)
  call void asm "", "*m"(ptr elementtype(i32) %p)
  call void asm "", "*m"(ptr elementtype(%T) %p)
  call void asm "", "*m"(ptr elementtype([2 x i8]) %p)
  ret void
}
