; ModuleID = 'split-values.ll'
source_filename = "split-values.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%tree = type { %pair, [2 x i16], i8 }
%pair = type { i32, float }

declare %tree @make(i32)

declare void @take(%tree, i32)

define %pair @phi(i1 %c, ptr %p, %pair %arg) {
entry:
  %split = extractvalue %pair %arg, 1
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %split1 = load i32, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split2 = load float, ptr %ptr, align 4
  br label %join

else:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %else, %then
  %r.0 = phi i32 [ %split1, %then ], [ 7, %else ]
  %r.1 = phi float [ %split2, %then ], [ %split, %else ]
  %0 = insertvalue %pair poison, i32 %r.0, 0
  %1 = insertvalue %pair %0, float %r.1, 1
  ret %pair %1
}

define float @swap(ptr %p, ptr %q, i32 %n) {
entry:
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split = load float, ptr %ptr, align 4
  %ptr1 = getelementptr inbounds i8, ptr %q, i64 4
  %split2 = load float, ptr %ptr1, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %a.1 = phi float [ %split, %entry ], [ %b.1, %loop ]
  %b.1 = phi float [ %split2, %entry ], [ %a.1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret float %a.1
}

define i16 @select(i1 %c, ptr %p) {
  %ptr = getelementptr inbounds i8, ptr %p, i64 10
  %split = load i16, ptr %ptr, align 2
  %s.1.1 = select i1 %c, i16 %split, i16 4
  ret i16 %s.1.1
}

define void @freeze(ptr %p) {
  %split = load i32, ptr %p, align 4
  %f.0 = freeze i32 %split
  %f.1 = freeze float poison
  store i32 %f.0, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  store float %f.1, ptr %ptr, align 4
  ret void
}

define void @undefined(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  ret void
}

define i8 @members(ptr %p, i16 %x) {
  %split = load i32, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split1 = load float, ptr %ptr, align 4
  %ptr2 = getelementptr inbounds i8, ptr %p, i64 10
  %split3 = load i16, ptr %ptr2, align 2
  %ptr4 = getelementptr inbounds i8, ptr %p, i64 12
  %split5 = load i8, ptr %ptr4, align 4
  store i32 %split, ptr %p, align 4
  %ptr6 = getelementptr inbounds i8, ptr %p, i64 4
  store float %split1, ptr %ptr6, align 4
  %ptr7 = getelementptr inbounds i8, ptr %p, i64 8
  %1 = insertelement <2 x i16> poison, i16 %x, i32 0
  %2 = insertelement <2 x i16> %1, i16 %split3, i32 1
  store <2 x i16> %2, ptr %ptr7, align 4
  %ptr8 = getelementptr inbounds i8, ptr %p, i64 12
  store i8 %split5, ptr %ptr8, align 4
  ret i8 %split5
}

define void @calls(ptr %p, i32 %n) {
  %made = call %tree @make(i32 %n)
  %split = extractvalue %tree %made, 0, 0
  %split1 = extractvalue %tree %made, 0, 1
  %split2 = extractvalue %tree %made, 1, 0
  %split3 = extractvalue %tree %made, 1, 1
  %split4 = extractvalue %tree %made, 2
  store i32 %split, ptr %p, align 4
  %ptr12 = getelementptr inbounds i8, ptr %p, i64 4
  store float %split1, ptr %ptr12, align 4
  %ptr13 = getelementptr inbounds i8, ptr %p, i64 8
  %1 = insertelement <2 x i16> poison, i16 %split2, i32 0
  %2 = insertelement <2 x i16> %1, i16 %split3, i32 1
  store <2 x i16> %2, ptr %ptr13, align 4
  %ptr14 = getelementptr inbounds i8, ptr %p, i64 12
  store i8 %split4, ptr %ptr14, align 4
  %split5 = load i32, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split6 = load float, ptr %ptr, align 4
  %ptr7 = getelementptr inbounds i8, ptr %p, i64 8
  %vld = load <2 x i16>, ptr %ptr7, align 4
  %split8 = extractelement <2 x i16> %vld, i32 0
  %split9 = extractelement <2 x i16> %vld, i32 1
  %ptr10 = getelementptr inbounds i8, ptr %p, i64 12
  %split11 = load i8, ptr %ptr10, align 4
  %3 = insertvalue %tree poison, i32 %split5, 0, 0
  %4 = insertvalue %tree %3, float %split6, 0, 1
  %5 = insertvalue %tree %4, i16 %split8, 1, 0
  %6 = insertvalue %tree %5, i16 %split9, 1, 1
  %7 = insertvalue %tree %6, i8 %split11, 2
  call void @take(%tree %7, i32 1)
  call void @take(%tree %7, i32 2)
  call void @take(%tree %made, i32 3)
  ret void
}

define %pair @left_alone(i32 %x, float %y) {
  %1 = insertvalue %pair undef, i32 %x, 0
  %2 = insertvalue %pair %1, float %y, 1
  ret %pair %2
}

define { i8, {} } @with_empty_member(ptr %p) {
  %split = load i8, ptr %p, align 1
  %1 = insertvalue { i8, {} } zeroinitializer, i8 %split, 0
  ret { i8, {} } %1
}

define float @folded(float %x) {
  ret float %x
}

define void @unused(ptr %p) {
  ret void
}

declare i32 @personality(...)

define void @handler(i1 %c, ptr %p, ptr %q) personality ptr @personality {
entry:
  br i1 %c, label %one, label %other

one:                                              ; preds = %entry
  %split2 = load i32, ptr %p, align 4
  %ptr3 = getelementptr inbounds i8, ptr %p, i64 4
  %split4 = load float, ptr %ptr3, align 4
  invoke void @take(%tree poison, i32 1)
          to label %done unwind label %handle

other:                                            ; preds = %entry
  %split = load i32, ptr %q, align 4
  %ptr = getelementptr inbounds i8, ptr %q, i64 4
  %split1 = load float, ptr %ptr, align 4
  invoke void @take(%tree poison, i32 2)
          to label %done unwind label %handle

handle:                                           ; preds = %other, %one
  %m.0 = phi i32 [ %split2, %one ], [ %split, %other ]
  %m.1 = phi float [ %split4, %one ], [ %split1, %other ]
  %caught = landingpad { ptr, i32 }
          cleanup
  %0 = insertvalue %pair poison, i32 %m.0, 0
  %1 = insertvalue %pair %0, float %m.1, 1
  %kept = call %pair @phi(i1 %c, ptr %p, %pair %1)
  store i32 %m.0, ptr %q, align 4
  %ptr5 = getelementptr inbounds i8, ptr %q, i64 4
  store float %m.1, ptr %ptr5, align 4
  resume { ptr, i32 } %caught

done:                                             ; preds = %other, %one
  ret void
}
