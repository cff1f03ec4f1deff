	; leading comment with a tab,  "quotes" and @names %x !0
target   triple="nvptx64-nvidia-cuda";trailing comment
target datalayout
  =
  "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%S=type{i32,[2x float],<{i8,ptr}>}%T=type opaque
@g=global i32 7,align 4@h=global[3x i8]c"a;\22"
@s=addrspace( 3 )global<4x i32>undef,align 16
declare i32@ext(i32,ptr
  noundef   readonly
  , ... )nounwind
define i32@one_line(i32%a,i32%b){%c=add nsw nuw i32%a,%b %d=mul i32%c,%c ret i32%d}
define void@multi
(
  ptr %p   ; comment in the parameters
  ,
  i32 %n
)
#0
{
entry:;comment after a label
  %v=load
     i32
     ,ptr %p,align 4
  br label%next     next:
  %r = call i32(i32,ptr,...)@ext(i32 1,ptr null,i32 %v)
  switch i32 %r,label %out[i32 0,label %out i32 1,
    label %next2]
next2:br label %out
out:
  ret void }
attributes#0={nounwind"a"="b" "c"
}
!named=!{!0,!1}!0=!{i32 1,!"x;y",null}
!1=distinct!{!1,!{!"in",!"line"}}
; last comment, no newline at the end