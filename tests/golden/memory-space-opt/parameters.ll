; RUN: not nvopt -passes='memory-space-opt<third-time>' %s 2>&1
; RUN: nvopt -passes='memory-space-opt<second-time;no-warnings>,memory-space-opt<first-time;warnings>' -print-pipeline-passes -disable-output %s
target triple = "nvptx64-nvidia-cuda"
