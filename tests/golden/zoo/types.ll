; ModuleID = '<string>'
source_filename = "<string>"

%0 = type { %1, [2 x %1] }
%1 = type { i32, float }
%2 = type opaque
%self = type { i32, ptr, [4 x { i8, %other }] }
%other = type <{ i16, ptr, <3 x float> }>
%opaque = type opaque
%"quoted name\22" = type { %"a.b c" }
%"a.b c" = type { i1 }
%"1leading" = type { i8 }
%deep = type { { { { { i32 } } } }, [1 x [1 x [1 x [1 x i8]]]], <{ <{ <{ i8 }> }> }> }
%packedempty = type <{}>
%"\C3\BC" = type { half }
%"dash-name.x$y_z" = type { fp128 }
%empty = type {}
%union = type { [16 x i8] }
%unused = type { i64, %unusedinner }
%unusedinner = type { ptr }

@a = global %self zeroinitializer
@b = external global %opaque
@c = global %"quoted name\22" zeroinitializer
@d = global %"1leading" { i8 1 }
@e = global %0 { %1 { i32 1, float 2.000000e+00 }, [2 x %1] [%1 zeroinitializer, %1 { i32 2, float 1.000000e+00 }] }
@f = external global %2
@g = global %deep zeroinitializer
@h = global %packedempty zeroinitializer
@i = global %"\C3\BC" zeroinitializer
@j = global %"dash-name.x$y_z" zeroinitializer
@k = global %empty undef
@l = global {} zeroinitializer
@m = global <{}> zeroinitializer
@n = global [0 x %self] zeroinitializer
@o = external global %union

define %self @fn(%other %x, ptr %y, [2 x %1] %z) {
  %v = alloca %"a.b c", align 8
  %w = getelementptr %unused, ptr %y, i64 0, i32 1
  %q = getelementptr { i32, <{ i8, ptr addrspace(3) }> }, ptr %y, i64 0
  ret %self zeroinitializer
}

define void @scal(i1 %a, i3 %b, i24 %c, i8388608 %d, half %e, bfloat %f, float %g, double %h, x86_fp80 %i, fp128 %j, ppc_fp128 %k, <1 x i1> %m, <2 x ptr> %n, <3 x ptr addrspace(16777215)> %o, ptr addrspace(16777215) %p, [2 x [3 x <4 x i8>]] %q, <vscale x 1 x i8> %r, <vscale x 16 x i1> %s, <65536 x i1> %t) {
  ret void
}

define { i32, <2 x float>, [0 x ptr] } @ret(...) {
  unreachable
}
