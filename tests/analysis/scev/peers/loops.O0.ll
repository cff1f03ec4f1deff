; ModuleID = '<stdin>'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i64, [5 x i8] }
%struct.node = type { ptr }

@table = external global [64 x i32], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_signed(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_unsigned(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_le(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp sle i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_ule(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ule i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_down(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %sub = sub nsw i32 %n, 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %sub, %entry ], [ %dec, %for.inc ]
  %cmp = icmp sge i32 %i.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add nsw i32 %i.0, -1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_down_unsigned(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %i.0 = phi i32 [ %n, %entry ], [ %dec, %for.body ]
  %dec = add i32 %i.0, -1
  %cmp = icmp ugt i32 %i.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %dec to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_ne(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ne i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_between(ptr noundef %a, i32 noundef %from, i32 noundef %to) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %from, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %to
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum_between_unsigned(ptr noundef %a, i32 noundef %from, i32 noundef %to) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %from, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %to
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sum_long(ptr noundef %a, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i64 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i64, ptr %a, i64 %i.0
  %0 = load i64, ptr %arrayidx, align 8
  %add = add nsw i64 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  ret i64 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sum_ulong(ptr noundef %a, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i64 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.0
  %0 = load i64, ptr %arrayidx, align 8
  %add = add nsw i64 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  ret i64 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @count_u8(ptr noundef %a, i8 noundef zeroext %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i8 [ 0, %entry ], [ %inc, %for.inc ]
  %conv = zext i8 %i.0 to i32
  %conv1 = zext i8 %n to i32
  %cmp = icmp slt i32 %conv, %conv1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i8 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i8 %i.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @count_u16(ptr noundef %a, i16 noundef zeroext %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i16 [ 0, %entry ], [ %inc, %for.inc ]
  %conv = zext i16 %i.0 to i32
  %conv1 = zext i16 %n to i32
  %cmp = icmp slt i32 %conv, %conv1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i16 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i16 %i.0, 1
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @count_s8(ptr noundef %a, i8 noundef signext %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i8 [ 0, %entry ], [ %inc, %for.inc ]
  %conv = sext i8 %i.0 to i32
  %conv1 = sext i8 %n to i32
  %cmp = icmp slt i32 %conv, %conv1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i8 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i8 %i.0, 1
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @count_s16_down(ptr noundef %a, i16 noundef signext %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i16 [ %n, %entry ], [ %dec, %for.inc ]
  %conv = sext i16 %i.0 to i32
  %cmp = icmp sgt i32 %conv, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i16 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add i16 %i.0, -1
  br label %for.cond, !llvm.loop !21

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step3(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, 3
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step3_unsigned(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add i32 %i.0, 3
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step4_from(ptr noundef %a, i32 noundef %from, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %from, %entry ], [ %add1, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, 4
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_down5(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %n, %entry ], [ %sub, %for.inc ]
  %cmp = icmp sgt i32 %i.0, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %sub = sub nsw i32 %i.0, 5
  br label %for.cond, !llvm.loop !25

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_variable(ptr noundef %a, i32 noundef %n, i32 noundef %k) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, %k
  br label %for.cond, !llvm.loop !26

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_variable_unsigned(ptr noundef %a, i32 noundef %n, i32 noundef %k) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add i32 %i.0, %k
  br label %for.cond, !llvm.loop !27

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_positive(ptr noundef %a, i32 noundef %n, i32 noundef %k) #0 {
entry:
  %cmp = icmp sle i32 %k, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %s.0 = phi i32 [ 0, %if.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %add2, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add2 = add nsw i32 %i.0, %k
  br label %for.cond, !llvm.loop !28

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ %s.0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_not_equal2(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp ne i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, 2
  br label %for.cond, !llvm.loop !29

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_not_equal_even(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %mul = mul nsw i32 %n, 2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %cmp = icmp ne i32 %i.0, %mul
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, 2
  br label %for.cond, !llvm.loop !30

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @step_not_equal_mul6(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %add1, %for.inc ]
  %mul = mul i32 %n, 6
  %cmp = icmp ne i32 %i.0, %mul
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add i32 %i.0, 3
  br label %for.cond, !llvm.loop !31

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_100(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 100
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !32

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_step7(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 3, %entry ], [ %add1, %for.inc ]
  %cmp = icmp slt i32 %i.0, 100
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add1 = add nsw i32 %i.0, 7
  br label %for.cond, !llvm.loop !33

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_down(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 100, %entry ], [ %sub, %for.inc ]
  %cmp = icmp sgt i32 %i.0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %sub = sub nsw i32 %i.0, 7
  br label %for.cond, !llvm.loop !34

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_u8_wraps(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i8 [ 3, %entry ], [ %conv4, %for.inc ]
  %conv = zext i8 %i.0 to i32
  %cmp = icmp ne i32 %conv, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i8 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %conv2 = zext i8 %i.0 to i32
  %add3 = add nsw i32 %conv2, 7
  %conv4 = trunc i32 %add3 to i8
  br label %for.cond, !llvm.loop !35

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_nested() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %s.1, %for.inc5 ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp slt i32 %i.0, 8
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %s.1 = phi i32 [ %s.0, %for.body ], [ %add4, %for.inc ]
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, 16
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i32 %i.0, %j.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr @table, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %mul = mul nsw i32 %0, %i.0
  %add4 = add nsw i32 %s.1, %mul
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !36

for.end:                                          ; preds = %for.cond1
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !37

for.end7:                                         ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @never_ends(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  store volatile i32 %i.0, ptr %a, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.cond
  %inc = add i32 %i.0, 1
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @at_least_once(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %do.cond ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ]
  %inc = add nsw i32 %i.0, 1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %cmp = icmp slt i32 %inc, %n
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !38

do.end:                                           ; preds = %do.cond
  ret i32 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @at_least_once_unsigned(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %do.cond ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ]
  %inc = add i32 %i.0, 1
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %cmp = icmp ult i32 %inc, %n
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !39

do.end:                                           ; preds = %do.cond
  ret i32 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @guarded(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %do.body

do.body:                                          ; preds = %do.cond, %if.then
  %s.1 = phi i32 [ 0, %if.then ], [ %add, %do.cond ]
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %do.cond ]
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.1, %0
  %inc = add nsw i32 %i.0, 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %cmp1 = icmp ne i32 %inc, %n
  br i1 %cmp1, label %do.body, label %do.end, !llvm.loop !40

do.end:                                           ; preds = %do.cond
  br label %if.end

if.end:                                           ; preds = %do.end, %entry
  %s.0 = phi i32 [ %add, %do.end ], [ 0, %entry ]
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @guarded_multiple(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %rem = urem i32 %n, 4
  %cmp = icmp eq i32 %rem, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %s.1 = phi i32 [ 0, %if.then ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %if.then ], [ %add2, %for.inc ]
  %cmp1 = icmp ult i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.1, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add2 = add i32 %i.0, 4
  br label %for.cond, !llvm.loop !41

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  %s.0 = phi i32 [ %s.1, %for.end ], [ 0, %entry ]
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @guarded_bounds(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %cmp = icmp sge i32 %n, 4
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %n, 64
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %s.1 = phi i32 [ 0, %if.then ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %n
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.1, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !42

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %land.lhs.true, %entry
  %s.0 = phi i32 [ %s.1, %for.end ], [ 0, %land.lhs.true ], [ 0, %entry ]
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @guarded_other(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp = icmp slt i32 %n, %m
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %s.1 = phi i32 [ 0, %if.then ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %n, %if.then ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %m
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.1, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !43

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  %s.0 = phi i32 [ %s.1, %for.end ], [ 0, %entry ]
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @assumed(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp slt i32 %n, 1000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @llvm.assume(i1 %0)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %land.end
  %s.0 = phi i32 [ 0, %land.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %n
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !44

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @assumed_multiple(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %rem = urem i32 %n, 8
  %cmp = icmp eq i32 %rem, 0
  call void @llvm.assume(i1 %cmp)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp1 = icmp ult i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !45

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @masked_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %and = and i32 %n, 31
  %cmp = icmp ult i32 %i.0, %and
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !46

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @shifted_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %shr = lshr i32 %n, 3
  %cmp = icmp ult i32 %i.0, %shr
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !47

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @divided_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %div = sdiv i32 %n, 4
  %cmp = icmp slt i32 %i.0, %div
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !48

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @minimum_bound(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp = icmp slt i32 %n, %m
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %n, %cond.true ], [ %m, %cond.false ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %s.0 = phi i32 [ 0, %cond.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %cond
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !49

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @maximum_bound(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp = icmp ugt i32 %n, %m
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %n, %cond.true ], [ %m, %cond.false ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %s.0 = phi i32 [ 0, %cond.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.inc ]
  %cmp1 = icmp ult i32 %i.0, %cond
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !50

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @clamped_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %cmp = icmp slt i32 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end4

cond.false:                                       ; preds = %entry
  %cmp1 = icmp sgt i32 %n, 50
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.false
  br label %cond.end

cond.false3:                                      ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false3, %cond.true2
  %cond = phi i32 [ 50, %cond.true2 ], [ %n, %cond.false3 ]
  br label %cond.end4

cond.end4:                                        ; preds = %cond.end, %cond.true
  %cond5 = phi i32 [ 0, %cond.true ], [ %cond, %cond.end ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end4
  %s.0 = phi i32 [ 0, %cond.end4 ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %cond.end4 ], [ %inc, %for.inc ]
  %cmp6 = icmp slt i32 %i.0, %cond5
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @absolute_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %cmp = icmp slt i32 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %sub = sub nsw i32 0, %n
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %n, %cond.false ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %s.0 = phi i32 [ 0, %cond.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %cond
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !52

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @loaded_bound(ptr noundef %a, ptr noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %0 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !53

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @called_bound(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %call = call i32 @probe(i32 noundef %i.0)
  %cmp = icmp slt i32 %i.0, %call
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !54

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

declare i32 @probe(i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @find(ptr noundef %a, i32 noundef %n, i32 noundef %x) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %cmp1 = icmp eq i32 %0, %x
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !55

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %i.0, %if.then ], [ -1, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @find_pair(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp eq i32 %i.0, %m
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp slt i32 %0, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  br label %for.end

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !56

for.end:                                          ; preds = %if.then3, %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ 7, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @two_bounds(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %cmp1 = icmp slt i32 %i.0, %m
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %0 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %0, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !57

for.end:                                          ; preds = %land.end
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @two_bounds_unsigned(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  %conv = zext i1 %cmp to i32
  %cmp1 = icmp ult i32 %i.0, %m
  %conv2 = zext i1 %cmp1 to i32
  %and = and i32 %conv, %conv2
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !58

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @either_bound(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.cond
  %cmp1 = icmp slt i32 %i.0, %m
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.cond
  %0 = phi i1 [ true, %for.cond ], [ %cmp1, %lor.rhs ]
  br i1 %0, label %for.body, label %for.end

for.body:                                         ; preds = %lor.end
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !59

for.end:                                          ; preds = %lor.end
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_and_bound(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 32
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp eq i32 %i.0, %n
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.end

if.end:                                           ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !60

for.end:                                          ; preds = %if.then, %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @break_on_wrap(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %3, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s.0, i32 %0)
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = extractvalue { i32, i1 } %1, 0
  br i1 %2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !61

for.end:                                          ; preds = %if.then, %for.cond
  %s.1 = phi i32 [ %3, %if.then ], [ %s.0, %for.cond ]
  ret i32 %s.1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @until_overflow(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %r.0 = phi i32 [ 1, %entry ], [ %2, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %add, %while.body ]
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %r.0, i32 3)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  %lnot = xor i1 %1, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %add = add i32 %k.0, %n
  br label %while.cond, !llvm.loop !62

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @add_until_overflow(i32 noundef %from) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %i.0 = phi i32 [ %from, %entry ], [ %2, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i.0, i32 5)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  %lnot = xor i1 %1, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i32 %k.0, 1
  br label %while.cond, !llvm.loop !63

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @switch_exit(ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  switch i32 %i.0, label %sw.default [
    i32 17, label %sw.bb
  ]

sw.bb:                                            ; preds = %for.cond
  ret i32 %s.0

sw.default:                                       ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @switch_inside(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %s.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc3, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 5, label %sw.bb1
    i32 9, label %sw.bb2
  ]

sw.bb:                                            ; preds = %for.body
  %add = add nsw i32 %s.0, 2
  br label %sw.epilog

sw.bb1:                                           ; preds = %for.body
  %sub = sub nsw i32 %s.0, 1
  br label %sw.epilog

sw.bb2:                                           ; preds = %for.body
  br label %return

sw.default:                                       ; preds = %for.body
  %inc = add nsw i32 %s.0, 1
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb1, %sw.bb
  %s.1 = phi i32 [ %inc, %sw.default ], [ %add, %sw.bb ], [ %sub, %sw.bb1 ]
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc3 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !64

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %sw.bb2
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @goto_out(i32 noundef %n) #0 {
entry:
  br label %again

again:                                            ; preds = %if.end3, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %add4, %if.end3 ]
  %s.0 = phi i32 [ 0, %entry ], [ %add, %if.end3 ]
  %cmp = icmp sgt i32 %i.0, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %again
  br label %out

if.end:                                           ; preds = %again
  %call = call i32 @probe(i32 noundef %i.0)
  %add = add nsw i32 %s.0, %call
  %cmp1 = icmp eq i32 %add, 12
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  br label %out

if.end3:                                          ; preds = %if.end
  %add4 = add nsw i32 %i.0, 2
  br label %again

out:                                              ; preds = %if.then2, %if.then
  %s.1 = phi i32 [ %s.0, %if.then ], [ %add, %if.then2 ]
  ret i32 %s.1
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @matrix(ptr noundef %a, i32 noundef %n, i32 noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, %m
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i32 %i.0, %j.0
  %mul = mul nsw i32 %i.0, %m
  %add4 = add nsw i32 %mul, %j.0
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  store i32 %add, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !65

for.end:                                          ; preds = %for.cond1
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !66

for.end7:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @triangle(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc4, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc5, %for.inc4 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end6

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %i.0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, %n
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %mul = mul nsw i32 %i.0, %n
  %add = add nsw i32 %mul, %j.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !67

for.end:                                          ; preds = %for.cond1
  br label %for.inc4

for.inc4:                                         ; preds = %for.end
  %inc5 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !68

for.end6:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @triangle_below(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc4, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, %i.0
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc4 = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !69

for.end:                                          ; preds = %for.cond1
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !70

for.end7:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @multiply(ptr noundef %c, ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc20, %for.inc19 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end21

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc16, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc17, %for.inc16 ]
  %cmp2 = icmp slt i32 %j.0, %n
  br i1 %cmp2, label %for.body3, label %for.end18

for.body3:                                        ; preds = %for.cond1
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %s.0 = phi float [ 0.000000e+00, %for.body3 ], [ %2, %for.inc ]
  %k.0 = phi i32 [ 0, %for.body3 ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i32 %k.0, %n
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %mul = mul nsw i32 %i.0, %n
  %add = add nsw i32 %mul, %k.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4
  %mul7 = mul nsw i32 %k.0, %n
  %add8 = add nsw i32 %mul7, %j.0
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %b, i64 %idxprom9
  %1 = load float, ptr %arrayidx10, align 4
  %2 = call float @llvm.fmuladd.f32(float %0, float %1, float %s.0)
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %inc = add nsw i32 %k.0, 1
  br label %for.cond4, !llvm.loop !71

for.end:                                          ; preds = %for.cond4
  %mul12 = mul nsw i32 %i.0, %n
  %add13 = add nsw i32 %mul12, %j.0
  %idxprom14 = sext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %c, i64 %idxprom14
  store float %s.0, ptr %arrayidx15, align 4
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %inc17 = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !72

for.end18:                                        ; preds = %for.cond1
  br label %for.inc19

for.inc19:                                        ; preds = %for.end18
  %inc20 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !73

for.end21:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @blocked(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %add6, %for.inc5 ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %i.0, %for.body ], [ %inc, %for.inc ]
  %add = add i32 %i.0, 16
  %cmp2 = icmp ult i32 %j.0, %add
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %cmp3 = icmp ult i32 %j.0, %n
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %0 = phi i1 [ false, %for.cond1 ], [ %cmp3, %land.rhs ]
  br i1 %0, label %for.body4, label %for.end

for.body4:                                        ; preds = %land.end
  %idxprom = zext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %mul = mul nsw i32 %1, 3
  store i32 %mul, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %inc = add i32 %j.0, 1
  br label %for.cond1, !llvm.loop !74

for.end:                                          ; preds = %land.end
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %add6 = add i32 %i.0, 16
  br label %for.cond, !llvm.loop !75

for.end7:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fixed_array(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc15, %for.inc14 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end16

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc11, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc12, %for.inc11 ]
  %cmp2 = icmp slt i32 %j.0, 32
  br i1 %cmp2, label %for.body3, label %for.end13

for.body3:                                        ; preds = %for.cond1
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %k.0 = phi i32 [ 0, %for.body3 ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i32 %k.0, 64
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [32 x [64 x i32]], ptr %a, i64 %idxprom
  %idxprom7 = sext i32 %j.0 to i64
  %arrayidx8 = getelementptr inbounds [32 x [64 x i32]], ptr %arrayidx, i64 0, i64 %idxprom7
  %idxprom9 = sext i32 %k.0 to i64
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9
  store i32 %k.0, ptr %arrayidx10, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %inc = add nsw i32 %k.0, 1
  br label %for.cond4, !llvm.loop !76

for.end:                                          ; preds = %for.cond4
  br label %for.inc11

for.inc11:                                        ; preds = %for.end
  %inc12 = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !77

for.end13:                                        ; preds = %for.cond1
  br label %for.inc14

for.inc14:                                        ; preds = %for.end13
  %inc15 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !78

for.end16:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @variable_array(i64 noundef %n, i64 noundef %m, ptr noundef %a) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp slt i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i64 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i64 %j.0, %m
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %0 = mul nsw i64 %i.0, %m
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %0
  %arrayidx4 = getelementptr inbounds double, ptr %arrayidx, i64 %j.0
  store double 1.000000e+00, ptr %arrayidx4, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i64 %j.0, 1
  br label %for.cond1, !llvm.loop !79

for.end:                                          ; preds = %for.cond1
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !80

for.end7:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @stencil(ptr noundef %o, ptr noundef %a, i32 noundef %w, i32 noundef %h) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc28, %entry
  %y.0 = phi i32 [ 1, %entry ], [ %inc29, %for.inc28 ]
  %sub = sub nsw i32 %h, 1
  %cmp = icmp slt i32 %y.0, %sub
  br i1 %cmp, label %for.body, label %for.end30

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %x.0 = phi i32 [ 1, %for.body ], [ %inc, %for.inc ]
  %sub2 = sub nsw i32 %w, 1
  %cmp3 = icmp slt i32 %x.0, %sub2
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond1
  %mul = mul nsw i32 %y.0, %w
  %add = add nsw i32 %mul, %x.0
  %sub5 = sub nsw i32 %add, 1
  %idxprom = sext i32 %sub5 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4
  %mul6 = mul nsw i32 %y.0, %w
  %add7 = add nsw i32 %mul6, %x.0
  %add8 = add nsw i32 %add7, 1
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %a, i64 %idxprom9
  %1 = load float, ptr %arrayidx10, align 4
  %add11 = fadd float %0, %1
  %sub12 = sub nsw i32 %y.0, 1
  %mul13 = mul nsw i32 %sub12, %w
  %add14 = add nsw i32 %mul13, %x.0
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds float, ptr %a, i64 %idxprom15
  %2 = load float, ptr %arrayidx16, align 4
  %add17 = fadd float %add11, %2
  %add18 = add nsw i32 %y.0, 1
  %mul19 = mul nsw i32 %add18, %w
  %add20 = add nsw i32 %mul19, %x.0
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds float, ptr %a, i64 %idxprom21
  %3 = load float, ptr %arrayidx22, align 4
  %add23 = fadd float %add17, %3
  %mul24 = mul nsw i32 %y.0, %w
  %add25 = add nsw i32 %mul24, %x.0
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds float, ptr %o, i64 %idxprom26
  store float %add23, ptr %arrayidx27, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !81

for.end:                                          ; preds = %for.cond1
  br label %for.inc28

for.inc28:                                        ; preds = %for.end
  %inc29 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !82

for.end30:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @outer_variable_in_inner(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add4, %for.inc5 ]
  %k.0 = phi i32 [ 0, %entry ], [ %k.1, %for.inc5 ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %k.1 = phi i32 [ %k.0, %for.body ], [ %add, %for.inc ]
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, 4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i32 %k.1, %i.0
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !83

for.end:                                          ; preds = %for.cond1
  %and = and i32 %k.1, 63
  %idxprom = sext i32 %and to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add4 = add nsw i32 %s.0, %0
  br label %for.inc5

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !84

for.end7:                                         ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @inner_exit_value(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add5, %for.inc6 ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc7, %for.inc6 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %s.1 = phi i32 [ %s.0, %for.body ], [ %add4, %for.inc ]
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %add = add nsw i32 %i.0, 5
  %cmp2 = icmp slt i32 %j.0, %add
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add4 = add nsw i32 %s.1, %0
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !85

for.end:                                          ; preds = %for.cond1
  %add5 = add nsw i32 %s.1, %j.0
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %inc7 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !86

for.end8:                                         ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @factorial(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %r.0 = phi i32 [ 1, %entry ], [ %mul, %for.inc ]
  %i.0 = phi i32 [ 2, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ule i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul i32 %r.0, %i.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !87

for.end:                                          ; preds = %for.cond
  ret i32 %r.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @triangular(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %t.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add i32 %t.0, %i.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !88

for.end:                                          ; preds = %for.cond
  ret i32 %t.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cubic(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %a.0 = phi i32 [ 1, %entry ], [ %add, %for.inc ]
  %b.0 = phi i32 [ 2, %entry ], [ %add1, %for.inc ]
  %c.0 = phi i32 [ 3, %entry ], [ %add2, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add i32 %a.0, %b.0
  %add1 = add i32 %b.0, %c.0
  %add2 = add i32 %c.0, 6
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !89

for.end:                                          ; preds = %for.cond
  ret i32 %a.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @quadratic_exit(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %q.0 = phi i32 [ 0, %entry ], [ %add, %while.body ]
  %cmp = icmp slt i32 %q.0, 1000
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %q.0, %i.0
  %inc = add nsw i32 %i.0, 1
  br label %while.cond, !llvm.loop !90

while.end:                                        ; preds = %while.cond
  %add1 = add nsw i32 %i.0, %n
  ret i32 %add1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @quadratic_exit_ne() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %q.0 = phi i32 [ 0, %entry ], [ %add, %while.body ]
  %cmp = icmp ne i32 %q.0, 55
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add nsw i32 %i.0, 1
  %add = add nsw i32 %q.0, %inc
  br label %while.cond, !llvm.loop !91

while.end:                                        ; preds = %while.cond
  ret i32 %i.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @fibonacci(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %b.0 = phi i32 [ 1, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %a.0 = phi i32 [ 0, %entry ], [ %b.0, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add i32 %a.0, %b.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !92

for.end:                                          ; preds = %for.cond
  ret i32 %a.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @halves(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %shr, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %tobool = icmp ne i32 %n.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %shr = lshr i32 %n.addr.0, 1
  %inc = add i32 %k.0, 1
  br label %while.cond, !llvm.loop !93

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @halves_of_1024() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %n.0 = phi i32 [ 1024, %entry ], [ %shr, %for.inc ]
  %tobool = icmp ne i32 %n.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %inc = add i32 %k.0, 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %shr = lshr i32 %n.0, 1
  br label %for.cond, !llvm.loop !94

for.end:                                          ; preds = %for.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @halves_signed(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %div, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp sgt i32 %n.addr.0, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %div = sdiv i32 %n.addr.0, 2
  %inc = add nsw i32 %k.0, 1
  br label %while.cond, !llvm.loop !95

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @arithmetic_shift(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %shr, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ne i32 %n.addr.0, -1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %cmp1 = icmp ne i32 %n.addr.0, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %0 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ]
  br i1 %0, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %shr = ashr i32 %n.addr.0, 1
  %inc = add nsw i32 %k.0, 1
  br label %while.cond, !llvm.loop !96

while.end:                                        ; preds = %land.end
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @doubles(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %i.0 = phi i32 [ 1, %entry ], [ %mul, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %inc = add i32 %k.0, 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %mul = mul i32 %i.0, 2
  br label %for.cond, !llvm.loop !97

for.end:                                          ; preds = %for.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @shifts_left(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 1, %entry ], [ %shl, %for.inc ]
  %tobool = icmp ne i32 %i.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %and = and i32 %n, %i.0
  %add = add i32 %k.0, %and
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i32 %i.0, 1
  br label %for.cond, !llvm.loop !98

for.end:                                          ; preds = %for.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @divides(i32 noundef %n) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %div, %do.cond ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ]
  %inc = add i32 %k.0, 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %div = udiv i32 %n.addr.0, 10
  %tobool = icmp ne i32 %div, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !99

do.end:                                           ; preds = %do.cond
  ret i32 %inc
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @greatest_common(i32 noundef %a, i32 noundef %b) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %b.addr.0 = phi i32 [ %b, %entry ], [ %rem, %while.body ]
  %a.addr.0 = phi i32 [ %a, %entry ], [ %b.addr.0, %while.body ]
  %tobool = icmp ne i32 %b.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %rem = urem i32 %a.addr.0, %b.addr.0
  br label %while.cond, !llvm.loop !100

while.end:                                        ; preds = %while.cond
  ret i32 %a.addr.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @count_bits(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %and, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %tobool = icmp ne i32 %n.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub = sub i32 %n.addr.0, 1
  %and = and i32 %n.addr.0, %sub
  %inc = add i32 %k.0, 1
  br label %while.cond, !llvm.loop !101

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @crc(ptr noundef %p, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %c.0 = phi i32 [ -1, %entry ], [ %c.1, %for.inc7 ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc8, %for.inc7 ]
  %cmp = icmp ult i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end9

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %xor = xor i32 %c.0, %conv
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %c.1 = phi i32 [ %xor, %for.body ], [ %xor6, %for.inc ]
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %j.0, 8
  br i1 %cmp2, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond1
  %shr = lshr i32 %c.1, 1
  %and = and i32 %c.1, 1
  %sub = sub i32 0, %and
  %and5 = and i32 -306674912, %sub
  %xor6 = xor i32 %shr, %and5
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !102

for.end:                                          ; preds = %for.cond1
  br label %for.inc7

for.inc7:                                         ; preds = %for.end
  %inc8 = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !103

for.end9:                                         ; preds = %for.cond
  %not = xor i32 %c.0, -1
  ret i32 %not
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @collatz(i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %cond, %cond.end ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %cond.end ]
  %cmp = icmp ne i32 %n.addr.0, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %and = and i32 %n.addr.0, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %mul = mul i32 3, %n.addr.0
  %add = add i32 %mul, 1
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %div = udiv i32 %n.addr.0, 2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %div, %cond.false ]
  %inc = add i32 %k.0, 1
  br label %while.cond, !llvm.loop !104

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @power(i32 noundef %b, i32 noundef %e) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %b.addr.0 = phi i32 [ %b, %entry ], [ %mul2, %if.end ]
  %e.addr.0 = phi i32 [ %e, %entry ], [ %shr, %if.end ]
  %r.0 = phi i32 [ 1, %entry ], [ %r.1, %if.end ]
  %tobool = icmp ne i32 %e.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %and = and i32 %e.addr.0, 1
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %mul = mul i32 %r.0, %b.addr.0
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %r.1 = phi i32 [ %mul, %if.then ], [ %r.0, %while.body ]
  %mul2 = mul i32 %b.addr.0, %b.addr.0
  %shr = lshr i32 %e.addr.0, 1
  br label %while.cond, !llvm.loop !105

while.end:                                        ; preds = %while.cond
  ret i32 %r.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sign_flips(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %f.0 = phi i32 [ 1, %entry ], [ %sub, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %mul = mul nsw i32 %f.0, %0
  %add = add nsw i32 %s.0, %mul
  %sub = sub nsw i32 0, %f.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !106

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @saw_tooth(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %k.0 = phi i32 [ 0, %entry ], [ %cond, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %s.0, %0
  %cmp1 = icmp eq i32 %k.0, 7
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %add2 = add nsw i32 %k.0, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %add2, %cond.false ]
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !107

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @running_maximum(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 0
  %0 = load i32, ptr %arrayidx, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %m.0 = phi i32 [ %0, %entry ], [ %m.1, %for.inc ]
  %i.0 = phi i32 [ 1, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx1 = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx1, align 4
  %cmp2 = icmp sgt i32 %1, %m.0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3
  %2 = load i32, ptr %arrayidx4, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %m.1 = phi i32 [ %2, %if.then ], [ %m.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !108

for.end:                                          ; preds = %for.cond
  ret i32 %m.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @previous_value(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %p.0 = phi i32 [ 0, %entry ], [ %i.0, %for.inc ]
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %s.0, %p.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !109

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @lockstep(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %j.0 = phi i32 [ %n, %entry ], [ %dec, %for.inc ]
  %cmp = icmp slt i32 %i.0, %j.0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %idxprom1 = sext i32 %j.0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4
  %sub = sub nsw i32 %0, %1
  %add = add nsw i32 %s.0, %sub
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  %dec = add nsw i32 %j.0, -1
  br label %for.cond, !llvm.loop !110

for.end:                                          ; preds = %for.cond
  ret i32 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @mixed_widths(ptr noundef %p, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i64 [ 0, %entry ], [ %add7, %for.inc ]
  %i.0 = phi i16 [ 0, %entry ], [ %inc, %for.inc ]
  %conv = zext i16 %i.0 to i32
  %cmp = icmp slt i32 %conv, 500
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv2 = zext i16 %i.0 to i32
  %mul = mul i32 %conv2, %n
  %idxprom = zext i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv3 = zext i8 %0 to i32
  %conv4 = trunc i16 %i.0 to i8
  %conv5 = zext i8 %conv4 to i32
  %add = add nsw i32 %conv3, %conv5
  %conv6 = sext i32 %add to i64
  %add7 = add i64 %s.0, %conv6
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i16 %i.0, 1
  br label %for.cond, !llvm.loop !111

for.end:                                          ; preds = %for.cond
  ret i64 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constant_evolution() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %x.0 = phi i32 [ 17, %entry ], [ %cond, %cond.end ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %cond.end ]
  %cmp = icmp ne i32 %x.0, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %and = and i32 %x.0, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %mul = mul nsw i32 3, %x.0
  %add = add nsw i32 %mul, 1
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %shr = ashr i32 %x.0, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %shr, %cond.false ]
  %inc = add nsw i32 %k.0, 1
  br label %while.cond, !llvm.loop !112

while.end:                                        ; preds = %while.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @length(ptr noundef %s) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %p.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, ptr %p.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.0, i32 1
  br label %while.cond, !llvm.loop !113

while.end:                                        ; preds = %while.cond
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %s to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  ret i64 %sub.ptr.sub
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fill(ptr noundef %p, ptr noundef %end) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %p.addr.0 = phi ptr [ %p, %entry ], [ %incdec.ptr, %while.body ]
  %cmp = icmp ne ptr %p.addr.0, %end
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %p.addr.0, i32 1
  store i32 7, ptr %p.addr.0, align 4
  br label %while.cond, !llvm.loop !114

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fill_less(ptr noundef %p, ptr noundef %end) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %p.addr.0 = phi ptr [ %p, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ult ptr %p.addr.0, %end
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  store i32 7, ptr %p.addr.0, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %p.addr.0, i32 1
  br label %for.cond, !llvm.loop !115

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fill_count(ptr noundef %p, i64 noundef %n) #0 {
entry:
  %add.ptr = getelementptr inbounds nuw i32, ptr %p, i64 %n
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %p.addr.0 = phi ptr [ %p, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ne ptr %p.addr.0, %add.ptr
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  store i32 1, ptr %p.addr.0, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %p.addr.0, i32 1
  br label %for.cond, !llvm.loop !116

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fill_backwards(ptr noundef %p, ptr noundef %begin) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %p.addr.0 = phi ptr [ %p, %entry ], [ %incdec.ptr, %while.body ]
  %cmp = icmp ugt ptr %p.addr.0, %begin
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i32, ptr %p.addr.0, i32 -1
  store i32 7, ptr %incdec.ptr, align 4
  br label %while.cond, !llvm.loop !117

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fill_struct(ptr noundef %p, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = sext i32 %i.0 to i64
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.anon, ptr %p, i64 %idxprom
  %b = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 1
  store i64 %conv, ptr %b, align 8
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds %struct.anon, ptr %p, i64 %idxprom1
  %c = getelementptr inbounds nuw %struct.anon, ptr %arrayidx2, i32 0, i32 2
  %and = and i32 %i.0, 3
  %idxprom3 = sext i32 %and to i64
  %arrayidx4 = getelementptr inbounds [5 x i8], ptr %c, i64 0, i64 %idxprom3
  store i8 1, ptr %arrayidx4, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !118

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @copy_strided(ptr noundef %d, ptr noundef %s, i64 noundef %n, i64 noundef %k) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i64 %i.0, %k
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds i32, ptr %d, i64 %i.0
  store i32 %0, ptr %arrayidx1, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !119

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @reverse(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %div = sdiv i32 %n, 2
  %cmp = icmp slt i32 %i.0, %div
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %sub = sub nsw i32 %n, 1
  %sub1 = sub nsw i32 %sub, %i.0
  %idxprom2 = sext i32 %sub1 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %a, i64 %idxprom2
  %1 = load i32, ptr %arrayidx3, align 4
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %a, i64 %idxprom4
  store i32 %1, ptr %arrayidx5, align 4
  %sub6 = sub nsw i32 %n, 1
  %sub7 = sub nsw i32 %sub6, %i.0
  %idxprom8 = sext i32 %sub7 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %a, i64 %idxprom8
  store i32 %0, ptr %arrayidx9, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !120

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @gather(ptr noundef %d, ptr noundef %s, ptr noundef %at, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %at, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %s, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4
  %idxprom3 = zext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom3
  store i32 %1, ptr %arrayidx4, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !121

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @as_integers(ptr noundef %p, ptr noundef %e) #0 {
entry:
  %0 = ptrtoint ptr %p to i64
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i64 [ 0, %entry ], [ %xor, %for.inc ]
  %i.0 = phi i64 [ %0, %entry ], [ %add, %for.inc ]
  %1 = ptrtoint ptr %e to i64
  %cmp = icmp ult i64 %i.0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %xor = xor i64 %s.0, %i.0
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add = add i64 %i.0, 64
  br label %for.cond, !llvm.loop !122

for.end:                                          ; preds = %for.cond
  ret i64 %s.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @list_length(ptr noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi ptr [ %n, %entry ], [ %0, %for.inc ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %tobool = icmp ne ptr %n.addr.0, null
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %inc = add nsw i32 %k.0, 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %next = getelementptr inbounds nuw %struct.node, ptr %n.addr.0, i32 0, i32 0
  %0 = load ptr, ptr %next, align 8
  br label %for.cond, !llvm.loop !123

for.end:                                          ; preds = %for.cond
  ret i32 %k.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @binary_search(ptr noundef %a, i32 noundef %n, i32 noundef %x) #0 {
entry:
  %sub = sub nsw i32 %n, 1
  br label %while.cond

while.cond:                                       ; preds = %if.end9, %entry
  %l.0 = phi i32 [ 0, %entry ], [ %l.1, %if.end9 ]
  %h.0 = phi i32 [ %sub, %entry ], [ %h.1, %if.end9 ]
  %cmp = icmp sle i32 %l.0, %h.0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub1 = sub nsw i32 %h.0, %l.0
  %div = sdiv i32 %sub1, 2
  %add = add nsw i32 %l.0, %div
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp eq i32 %0, %x
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  br label %return

if.end:                                           ; preds = %while.body
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3
  %1 = load i32, ptr %arrayidx4, align 4
  %cmp5 = icmp slt i32 %1, %x
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end
  %add7 = add nsw i32 %add, 1
  br label %if.end9

if.else:                                          ; preds = %if.end
  %sub8 = sub nsw i32 %add, 1
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then6
  %l.1 = phi i32 [ %add7, %if.then6 ], [ %l.0, %if.else ]
  %h.1 = phi i32 [ %h.0, %if.then6 ], [ %sub8, %if.else ]
  br label %while.cond, !llvm.loop !124

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %while.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @bubble(ptr noundef %a, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc20, %for.inc19 ]
  %sub = sub nsw i32 %n, 1
  %cmp = icmp slt i32 %i.0, %sub
  br i1 %cmp, label %for.body, label %for.end21

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %sub2 = sub nsw i32 %n, %i.0
  %sub3 = sub nsw i32 %sub2, 1
  %cmp4 = icmp slt i32 %j.0, %sub3
  br i1 %cmp4, label %for.body5, label %for.end

for.body5:                                        ; preds = %for.cond1
  %idxprom = sext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %j.0, 1
  %idxprom6 = sext i32 %add to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %a, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp sgt i32 %0, %1
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %for.body5
  %idxprom9 = sext i32 %j.0 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %a, i64 %idxprom9
  %2 = load i32, ptr %arrayidx10, align 4
  %add11 = add nsw i32 %j.0, 1
  %idxprom12 = sext i32 %add11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %a, i64 %idxprom12
  %3 = load i32, ptr %arrayidx13, align 4
  %idxprom14 = sext i32 %j.0 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %a, i64 %idxprom14
  store i32 %3, ptr %arrayidx15, align 4
  %add16 = add nsw i32 %j.0, 1
  %idxprom17 = sext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %a, i64 %idxprom17
  store i32 %2, ptr %arrayidx18, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body5
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !125

for.end:                                          ; preds = %for.cond1
  br label %for.inc19

for.inc19:                                        ; preds = %for.end
  %inc20 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !126

for.end21:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @shell(ptr noundef %a, i32 noundef %n) #0 {
entry:
  %div = sdiv i32 %n, 2
  br label %for.cond

for.cond:                                         ; preds = %for.inc23, %entry
  %g.0 = phi i32 [ %div, %entry ], [ %div24, %for.inc23 ]
  %cmp = icmp sgt i32 %g.0, 0
  br i1 %cmp, label %for.body, label %for.end25

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc21, %for.body
  %i.0 = phi i32 [ %g.0, %for.body ], [ %inc, %for.inc21 ]
  %cmp2 = icmp slt i32 %i.0, %n
  br i1 %cmp2, label %for.body3, label %for.end22

for.body3:                                        ; preds = %for.cond1
  %sub = sub nsw i32 %i.0, %g.0
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %j.0 = phi i32 [ %sub, %for.body3 ], [ %sub20, %for.inc ]
  %cmp5 = icmp sge i32 %j.0, 0
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond4
  %idxprom = sext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %add = add nsw i32 %j.0, %g.0
  %idxprom6 = sext i32 %add to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %a, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp sgt i32 %0, %1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond4
  %2 = phi i1 [ false, %for.cond4 ], [ %cmp8, %land.rhs ]
  br i1 %2, label %for.body9, label %for.end

for.body9:                                        ; preds = %land.end
  %idxprom10 = sext i32 %j.0 to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %a, i64 %idxprom10
  %3 = load i32, ptr %arrayidx11, align 4
  %add12 = add nsw i32 %j.0, %g.0
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %a, i64 %idxprom13
  %4 = load i32, ptr %arrayidx14, align 4
  %idxprom15 = sext i32 %j.0 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %a, i64 %idxprom15
  store i32 %4, ptr %arrayidx16, align 4
  %add17 = add nsw i32 %j.0, %g.0
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom18
  store i32 %3, ptr %arrayidx19, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body9
  %sub20 = sub nsw i32 %j.0, %g.0
  br label %for.cond4, !llvm.loop !127

for.end:                                          ; preds = %land.end
  br label %for.inc21

for.inc21:                                        ; preds = %for.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond1, !llvm.loop !128

for.end22:                                        ; preds = %for.cond1
  br label %for.inc23

for.inc23:                                        ; preds = %for.end22
  %div24 = sdiv i32 %g.0, 2
  br label %for.cond, !llvm.loop !129

for.end25:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @sieve(ptr noundef %p, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %i.0 = phi i32 [ 2, %entry ], [ %inc, %for.inc7 ]
  %mul = mul i32 %i.0, %i.0
  %cmp = icmp ule i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %mul1 = mul i32 %i.0, %i.0
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %if.then
  %j.0 = phi i32 [ %mul1, %if.then ], [ %add, %for.inc ]
  %cmp3 = icmp ule i32 %j.0, %n
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond2
  %idxprom5 = zext i32 %j.0 to i64
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom5
  store i8 1, ptr %arrayidx6, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %add = add i32 %j.0, %i.0
  br label %for.cond2, !llvm.loop !130

for.end:                                          ; preds = %for.cond2
  br label %if.end

if.end:                                           ; preds = %for.end, %for.body
  br label %for.inc7

for.inc7:                                         ; preds = %if.end
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !131

for.end8:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @bits_of(i32 noundef %x) #0 {
entry:
  %shr = lshr i32 %x, 3
  %and = and i32 %shr, 15
  %shl = shl i32 %x, 28
  %shr1 = lshr i32 %shl, 30
  %add = add i32 %and, %shr1
  %shl2 = shl i32 %x, 24
  %shr3 = ashr i32 %shl2, 27
  %add4 = add i32 %add, %shr3
  ret i32 %add4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @casts(i32 noundef %a, i32 noundef %b, i8 noundef signext %c, i16 noundef zeroext %d) #0 {
entry:
  %add = add nsw i32 %a, 1
  %conv = sext i32 %add to i64
  %mul = mul i32 %b, 4
  %conv1 = zext i32 %mul to i64
  %add2 = add i64 %conv, %conv1
  %conv3 = sext i8 %c to i32
  %sub = sub nsw i32 %conv3, 3
  %conv4 = sext i32 %sub to i64
  %add5 = add i64 %add2, %conv4
  %conv6 = zext i16 %d to i32
  %add7 = add nsw i32 %conv6, 9
  %conv8 = sext i32 %add7 to i64
  %add9 = add i64 %add5, %conv8
  %conv10 = trunc i32 %a to i16
  %conv11 = sext i16 %conv10 to i32
  %conv12 = zext i32 %conv11 to i64
  %add13 = add i64 %add9, %conv12
  ret i64 %add13
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @choices(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d) #0 {
entry:
  %cmp = icmp slt i32 %a, %b
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %a, %cond.true ], [ %b, %cond.false ]
  %cmp1 = icmp ugt i32 %c, %d
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.end
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi i32 [ %c, %cond.true2 ], [ %d, %cond.false3 ]
  %add = add i32 %cond, %cond5
  %cmp6 = icmp sgt i32 %a, 0
  br i1 %cmp6, label %cond.true7, label %cond.false8

cond.true7:                                       ; preds = %cond.end4
  br label %cond.end9

cond.false8:                                      ; preds = %cond.end4
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true7
  %cond10 = phi i32 [ %a, %cond.true7 ], [ 0, %cond.false8 ]
  %add11 = add i32 %add, %cond10
  %cmp12 = icmp eq i32 %a, 0
  br i1 %cmp12, label %cond.true13, label %cond.false14

cond.true13:                                      ; preds = %cond.end9
  br label %cond.end15

cond.false14:                                     ; preds = %cond.end9
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false14, %cond.true13
  %cond16 = phi i32 [ 1, %cond.true13 ], [ %a, %cond.false14 ]
  %add17 = add i32 %add11, %cond16
  %cmp18 = icmp slt i32 %b, 0
  br i1 %cmp18, label %cond.true19, label %cond.false20

cond.true19:                                      ; preds = %cond.end15
  %sub = sub nsw i32 0, %b
  br label %cond.end21

cond.false20:                                     ; preds = %cond.end15
  br label %cond.end21

cond.end21:                                       ; preds = %cond.false20, %cond.true19
  %cond22 = phi i32 [ %sub, %cond.true19 ], [ %b, %cond.false20 ]
  %add23 = add i32 %add17, %cond22
  ret i32 %add23
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @arithmetic(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %or = or i32 %a, 12
  %and = and i32 %a, -8
  %add = add nsw i32 %or, %and
  %xor = xor i32 %a, -1
  %add1 = add nsw i32 %add, %xor
  %xor2 = xor i32 %b, -2147483648
  %add3 = add nsw i32 %add1, %xor2
  %mul = mul nsw i32 %a, 12
  %add4 = add nsw i32 %add3, %mul
  %div = udiv i32 %b, 6
  %sub = sub nsw i32 %add4, %div
  %rem = urem i32 %b, 8
  %add5 = add nsw i32 %sub, %rem
  %rem6 = srem i32 %a, 4
  %add7 = add nsw i32 %add5, %rem6
  ret i32 %add7
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @rounding(i32 noundef %n, i32 noundef %k) #0 {
entry:
  %add = add i32 %n, 15
  %and = and i32 %add, -16
  %add1 = add i32 %n, %k
  %sub = sub i32 %add1, 1
  %div = udiv i32 %sub, %k
  %mul = mul i32 %div, %k
  %add2 = add i32 %and, %mul
  %sub3 = sub i32 0, %k
  %and4 = and i32 %n, %sub3
  %add5 = add i32 %add2, %and4
  ret i32 %add5
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @saturated(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %add = add i64 %a, %b
  %cmp = icmp ult i64 %add, %a
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.0 = phi i64 [ -1, %if.then ], [ %add, %entry ]
  %cmp1 = icmp ugt i64 %a, %b
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub i64 %a, %b
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  %add2 = add i64 %s.0, %cond
  ret i64 %add2
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !7}
!70 = distinct !{!70, !7}
!71 = distinct !{!71, !7}
!72 = distinct !{!72, !7}
!73 = distinct !{!73, !7}
!74 = distinct !{!74, !7}
!75 = distinct !{!75, !7}
!76 = distinct !{!76, !7}
!77 = distinct !{!77, !7}
!78 = distinct !{!78, !7}
!79 = distinct !{!79, !7}
!80 = distinct !{!80, !7}
!81 = distinct !{!81, !7}
!82 = distinct !{!82, !7}
!83 = distinct !{!83, !7}
!84 = distinct !{!84, !7}
!85 = distinct !{!85, !7}
!86 = distinct !{!86, !7}
!87 = distinct !{!87, !7}
!88 = distinct !{!88, !7}
!89 = distinct !{!89, !7}
!90 = distinct !{!90, !7}
!91 = distinct !{!91, !7}
!92 = distinct !{!92, !7}
!93 = distinct !{!93, !7}
!94 = distinct !{!94, !7}
!95 = distinct !{!95, !7}
!96 = distinct !{!96, !7}
!97 = distinct !{!97, !7}
!98 = distinct !{!98, !7}
!99 = distinct !{!99, !7}
!100 = distinct !{!100, !7}
!101 = distinct !{!101, !7}
!102 = distinct !{!102, !7}
!103 = distinct !{!103, !7}
!104 = distinct !{!104, !7}
!105 = distinct !{!105, !7}
!106 = distinct !{!106, !7}
!107 = distinct !{!107, !7}
!108 = distinct !{!108, !7}
!109 = distinct !{!109, !7}
!110 = distinct !{!110, !7}
!111 = distinct !{!111, !7}
!112 = distinct !{!112, !7}
!113 = distinct !{!113, !7}
!114 = distinct !{!114, !7}
!115 = distinct !{!115, !7}
!116 = distinct !{!116, !7}
!117 = distinct !{!117, !7}
!118 = distinct !{!118, !7}
!119 = distinct !{!119, !7}
!120 = distinct !{!120, !7}
!121 = distinct !{!121, !7}
!122 = distinct !{!122, !7}
!123 = distinct !{!123, !7}
!124 = distinct !{!124, !7}
!125 = distinct !{!125, !7}
!126 = distinct !{!126, !7}
!127 = distinct !{!127, !7}
!128 = distinct !{!128, !7}
!129 = distinct !{!129, !7}
!130 = distinct !{!130, !7}
!131 = distinct !{!131, !7}
