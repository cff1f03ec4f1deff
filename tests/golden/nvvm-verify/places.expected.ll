nvopt: places.ll:9:5: error: store cannot target constant address space
    store   i32 1 , ptr addrspace( 4 ) %p        , !dbg !7 ; a comment
    ^
  in function @spelled, block %entry, from spelled.cu:4:7
places.ll:10:3: error: a fence of a single thread is not supported
  fence syncscope("singlethread") seq_cst
  ^
  in function @spelled, block %entry
places.ll: error: a fence of a single thread is not supported
  fence syncscope("singlethread") acquire
  in function @spelled, block %twice
places.ll: error: a fence of a single thread is not supported
  fence syncscope("singlethread") acquire
  in function @spelled, block %twice
places.ll:19:2: error: a fence of a single thread is not supported
 fence syncscope("singlethread") seq_cst
 ^
  in function @again, block %0
