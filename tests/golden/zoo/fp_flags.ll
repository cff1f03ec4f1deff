; ModuleID = '<string>'
source_filename = "<string>"

define float @arith(float %a, float %b) {
  %1 = fadd float %a, %b
  %2 = fadd nnan float %1, %b
  %3 = fadd ninf float %2, %b
  %4 = fadd nsz float %3, %b
  %5 = fadd arcp float %4, %b
  %6 = fadd contract float %5, %b
  %7 = fadd afn float %6, %b
  %8 = fadd reassoc float %7, %b
  %9 = fadd fast float %8, %b
  %10 = fadd nnan ninf float %9, %b
  %11 = fadd reassoc nnan float %10, %b
  %12 = fadd nnan ninf nsz arcp contract afn float %11, %b
  %13 = fadd reassoc nsz arcp float %12, %b
  %14 = fadd contract afn float %13, %b
  %15 = fsub float %14, %b
  %16 = fsub nnan float %15, %b
  %17 = fsub ninf float %16, %b
  %18 = fsub nsz float %17, %b
  %19 = fsub arcp float %18, %b
  %20 = fsub contract float %19, %b
  %21 = fsub afn float %20, %b
  %22 = fsub reassoc float %21, %b
  %23 = fsub fast float %22, %b
  %24 = fsub nnan ninf float %23, %b
  %25 = fsub reassoc nnan float %24, %b
  %26 = fsub nnan ninf nsz arcp contract afn float %25, %b
  %27 = fsub reassoc nsz arcp float %26, %b
  %28 = fsub contract afn float %27, %b
  %29 = fmul float %28, %b
  %30 = fmul nnan float %29, %b
  %31 = fmul ninf float %30, %b
  %32 = fmul nsz float %31, %b
  %33 = fmul arcp float %32, %b
  %34 = fmul contract float %33, %b
  %35 = fmul afn float %34, %b
  %36 = fmul reassoc float %35, %b
  %37 = fmul fast float %36, %b
  %38 = fmul nnan ninf float %37, %b
  %39 = fmul reassoc nnan float %38, %b
  %40 = fmul nnan ninf nsz arcp contract afn float %39, %b
  %41 = fmul reassoc nsz arcp float %40, %b
  %42 = fmul contract afn float %41, %b
  %43 = fdiv float %42, %b
  %44 = fdiv nnan float %43, %b
  %45 = fdiv ninf float %44, %b
  %46 = fdiv nsz float %45, %b
  %47 = fdiv arcp float %46, %b
  %48 = fdiv contract float %47, %b
  %49 = fdiv afn float %48, %b
  %50 = fdiv reassoc float %49, %b
  %51 = fdiv fast float %50, %b
  %52 = fdiv nnan ninf float %51, %b
  %53 = fdiv reassoc nnan float %52, %b
  %54 = fdiv nnan ninf nsz arcp contract afn float %53, %b
  %55 = fdiv reassoc nsz arcp float %54, %b
  %56 = fdiv contract afn float %55, %b
  %57 = frem float %56, %b
  %58 = frem nnan float %57, %b
  %59 = frem ninf float %58, %b
  %60 = frem nsz float %59, %b
  %61 = frem arcp float %60, %b
  %62 = frem contract float %61, %b
  %63 = frem afn float %62, %b
  %64 = frem reassoc float %63, %b
  %65 = frem fast float %64, %b
  %66 = frem nnan ninf float %65, %b
  %67 = frem reassoc nnan float %66, %b
  %68 = frem nnan ninf nsz arcp contract afn float %67, %b
  %69 = frem reassoc nsz arcp float %68, %b
  %70 = frem contract afn float %69, %b
  %71 = fneg float %70
  %72 = fneg nnan float %71
  %73 = fneg ninf float %72
  %74 = fneg nsz float %73
  %75 = fneg arcp float %74
  %76 = fneg contract float %75
  %77 = fneg afn float %76
  %78 = fneg reassoc float %77
  %79 = fneg fast float %78
  %80 = fneg nnan ninf float %79
  %81 = fneg reassoc nnan float %80
  %82 = fneg nnan ninf nsz arcp contract afn float %81
  %83 = fneg reassoc nsz arcp float %82
  %84 = fneg contract afn float %83
  ret float %84
}

define void @compares(float %a, float %b, ptr %p) {
  %1 = fcmp false float %a, %b
  %2 = fcmp nnan oeq float %a, %b
  %3 = fcmp ninf ogt float %a, %b
  %4 = fcmp nsz oge float %a, %b
  %5 = fcmp arcp olt float %a, %b
  %6 = fcmp contract ole float %a, %b
  %7 = fcmp afn one float %a, %b
  %8 = fcmp reassoc ord float %a, %b
  %9 = fcmp fast ueq float %a, %b
  %10 = fcmp nnan ninf ugt float %a, %b
  %11 = fcmp reassoc nnan uge float %a, %b
  %12 = fcmp nnan ninf nsz arcp contract afn ult float %a, %b
  %13 = fcmp reassoc nsz arcp ule float %a, %b
  %14 = fcmp contract afn une float %a, %b
  %15 = fcmp uno float %a, %b
  %16 = fcmp nnan true float %a, %b
  ret void
}

define float @others(float %a, float %b, i1 %c, double %d, half %h, i32 %i) {
entry:
  %s = select nnan ninf i1 %c, float %a, float %b
  %sf = select fast i1 %c, float %s, float %b
  %sv = select reassoc <2 x i1> <i1 true, i1 false>, <2 x float> zeroinitializer, <2 x float> splat (float 2.000000e+00)
  br i1 %c, label %l, label %r

l:                                                ; preds = %entry
  br label %r

r:                                                ; preds = %l, %entry
  %p = phi float [ %a, %entry ], [ %b, %l ]
  %pf = phi nnan nsz float [ %a, %entry ], [ %b, %l ]
  %pv = phi fast <2 x float> [ zeroinitializer, %entry ], [ poison, %l ]
  %t = fptrunc nnan double %d to float
  %t2 = fptrunc fast double %d to half
  %t3 = fptrunc double %d to bfloat
  %e = fpext ninf half %h to float
  %e2 = fpext contract half %h to double
  %e3 = fpext fast half %h to fp128
  %u = call nnan float @llvm.sqrt.f32(float %a)
  %v = tail call fast float @llvm.fma.f32(float %a, float %b, float %u)
  %w = call reassoc nsz afn float @ext(float %v)
  %x = call contract { float, float } @pair()
  %y = call nnan [2 x <2 x float>] @nested()
  %iu = uitofp nneg i32 %i to float
  %is = sitofp i32 %i to float
  ret float %w
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #0

declare float @ext(float)

declare { float, float } @pair()

declare [2 x <2 x float>] @nested()

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
