; phi, select, freeze, insertvalue and extractvalue go leaf by leaf. Calls and returns get whole aggregates, made by insertvalue.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }
%tree = type { %pair, [2 x i16], i8 }

declare %tree @make(i32)
declare void @take(%tree, i32)

define %pair @phi(i1 %c, ptr %p, %pair %arg) {
entry:
  br i1 %c, label %then, label %else

then:
  %loaded = load %pair, ptr %p, align 4
  br label %join

else:
  %changed = insertvalue %pair %arg, i32 7, 0
  br label %join

join:
  %r = phi %pair [ %loaded, %then ], [ %changed, %else ]
  ret %pair %r
}

; Two phis that swap their values, and one that is needed in part.
define float @swap(ptr %p, ptr %q, i32 %n) {
entry:
  %v = load %pair, ptr %p, align 4
  %w = load %pair, ptr %q, align 4
  br label %loop

loop:
  %a = phi %pair [ %v, %entry ], [ %b, %loop ]
  %b = phi %pair [ %w, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = extractvalue %pair %a, 1
  ret float %r
}

define i16 @select(i1 %c, ptr %p) {
  %v = load %tree, ptr %p, align 4
  %s = select i1 %c, %tree %v, %tree { %pair { i32 1, float 2.0 }, [2 x i16] [i16 3, i16 4], i8 5 }
  %x = extractvalue %tree %s, 1, 1
  ret i16 %x
}

define void @freeze(ptr %p) {
  %v = load %pair, ptr %p, align 4
  %w = insertvalue %pair %v, float poison, 1
  %f = freeze %pair %w
  store %pair %f, ptr %p, align 4
  ret void
}

; What undef and poison leave in memory is anything: it may be what was there.
define void @undefined(ptr %p, i32 %x) {
  %v = insertvalue %pair poison, i32 %x, 0
  store %pair %v, ptr %p, align 4
  store %pair undef, ptr %p, align 4
  ret void
}

define i8 @members(ptr %p, i16 %x) {
  %v = load %tree, ptr %p, align 4
  %array = extractvalue %tree %v, 1
  %changed = insertvalue [2 x i16] %array, i16 %x, 0
  %whole = insertvalue %tree %v, [2 x i16] %changed, 1
  store %tree %whole, ptr %p, align 4
  %last = extractvalue %tree %whole, 2
  ret i8 %last
}

define void @calls(ptr %p, i32 %n) {
  %made = call %tree @make(i32 %n)
  store %tree %made, ptr %p, align 4
  %v = load %tree, ptr %p, align 4
  call void @take(%tree %v, i32 1)
  call void @take(%tree %v, i32 2)
  call void @take(%tree %made, i32 3)
  ret void
}

; Made for the return, not split from anything: stays as it is.
define %pair @left_alone(i32 %x, float %y) {
  %1 = insertvalue %pair undef, i32 %x, 0
  %2 = insertvalue %pair %1, float %y, 1
  ret %pair %2
}

; Members without leaves: a whole that is made anew is all zero first, so that nothing of it is poison.
define { i8, {} } @with_empty_member(ptr %p) {
  %v = load { i8, {} }, ptr %p, align 1
  ret { i8, {} } %v
}

define float @folded(float %x) {
  %v = insertvalue %pair undef, float %x, 1
  %r = extractvalue %pair %v, 1
  %unused = extractvalue %pair { i32 1, float 2.0 }, 0
  ret float %r
}

define void @unused(ptr %p) {
  %v = load %tree, ptr %p, align 4
  %w = freeze %tree %v
  ret void
}

; What handles an exception comes first in its block: an aggregate is put together behind it.
declare i32 @personality(...)

define void @handler(i1 %c, ptr %p, ptr %q) personality ptr @personality {
entry:
  br i1 %c, label %one, label %other

one:
  %x = load %pair, ptr %p, align 4
  invoke void @take(%tree poison, i32 1)
          to label %done unwind label %handle

other:
  %y = load %pair, ptr %q, align 4
  invoke void @take(%tree poison, i32 2)
          to label %done unwind label %handle

handle:
  %m = phi %pair [ %x, %one ], [ %y, %other ]
  %caught = landingpad { ptr, i32 }
          cleanup
  %kept = call %pair @phi(i1 %c, ptr %p, %pair %m)
  store %pair %m, ptr %q, align 4
  resume { ptr, i32 } %caught

done:
  ret void
}
