; RUN: not nvopt -passes=mirror-roundtrip %s 2>&1

target triple = "nvptx64\5C41"
