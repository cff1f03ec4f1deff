nvopt: literal.ll:11:3: error: The first argument for printf must be a string literal!
  %a = call i32 (ptr, ...) @printf(ptr %format, i32 1)
  ^
  in function @f, block %0
literal.ll:12:3: error: The first argument for printf must be a string literal!
  %b = call i32 (ptr, ...) @printf(ptr @changing, i32 1)
  ^
  in function @f, block %0
