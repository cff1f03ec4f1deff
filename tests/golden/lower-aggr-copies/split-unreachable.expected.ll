; ModuleID = 'split-unreachable.ll'
source_filename = "split-unreachable.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define { i32, i32 } @f(ptr %p) {
entry:
  %split = load i32, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split1 = load i32, ptr %ptr, align 4
  %0 = insertvalue { i32, i32 } poison, i32 %split, 0
  %1 = insertvalue { i32, i32 } %0, i32 %split1, 1
  br label %done

nowhere:                                          ; No predecessors!
  %w = insertvalue { i32, i32 } %u, i32 1, 0
  %u = insertvalue { i32, i32 } %w, i32 2, 1
  %x = extractvalue { i32, i32 } %1, 0
  br label %done

done:                                             ; preds = %nowhere, %entry
  %r.0 = phi i32 [ %split, %entry ], [ poison, %nowhere ]
  %r.1 = phi i32 [ %split1, %entry ], [ poison, %nowhere ]
  %2 = insertvalue { i32, i32 } poison, i32 %r.0, 0
  %3 = insertvalue { i32, i32 } %2, i32 %r.1, 1
  ret { i32, i32 } %3
}
