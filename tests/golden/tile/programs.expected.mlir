// RUN: nvopt --tile %s
// Whole programs, with their indices as people and front ends write them.

// C = A * B: the block's row and column of one number, in groups of rows.
cuda_tile.module @gemm {
  entry @kernel(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %pid, %unused_y, %unused_z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %group = constant <i32: 8> : tile<i32>
    %tile_n = constant <i32: 128> : tile<i32>
    %tile_k = constant <i32: 64> : tile<i32>
    %n_minus_1 = constant <i32: 127> : tile<i32>
    %n_up = addi %n, %n_minus_1 : tile<i32>
    %num_n = divi %n_up, %tile_n signed : tile<i32>
    %c3_i32 = constant <i32: 3> : tile<i32>
    %in_group = shli %num_n, %c3_i32 : tile<i32>
    %group_id = divi %pid, %in_group signed : tile<i32>
    %first = shli %group_id, %c3_i32 : tile<i32>
    %within = muli %group_id, %in_group : tile<i32>
    %left = subi %pid, %within : tile<i32>
    %row_in_group = remi %left, %group signed : tile<i32>
    %row = addi %first, %row_in_group : tile<i32>
    %column = divi %left, %group signed : tile<i32>
    %c63_i32 = constant <i32: 63> : tile<i32>
    %k_up_1 = addi %k, %c63_i32 : tile<i32>
    %steps = divi %k_up_1, %tile_k signed : tile<i32>
    %zero = constant <f32: 0.0> : tile<128x128xf32>
    %av = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bv = make_tensor_view %b, shape = [%k, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ap = make_partition_view %av : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>
    %bp = make_partition_view %bv : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>
    %sum = for %i in (%c0 to %steps, step %c1) : tile<i32> iter_values(%acc = %zero) -> (tile<128x128xf32>) {
      %at, %t0 = load_view_tko weak %ap[%row, %i] : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %bt, %t1 = load_view_tko weak %bp[%i, %column] : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %at, %bt, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %cv = make_tensor_view %c, shape = [%m, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %cp = make_partition_view %cv : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %t2 = store_view_tko weak %sum, %cp[%row, %column] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}

// -----
// Rows of a softmax, a block for several, by pointers and a mask.
cuda_tile.module @softmax {
  entry @kernel(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %columns: tile<i32>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c4 = constant <i32: 4> : tile<i32>
    %c2_i32 = constant <i32: 2> : tile<i32>
    %base = shli %bx, %c2_i32 : tile<i32>
    %lanes = iota : tile<1024xi32>
    %n1 = reshape %columns : tile<i32> -> tile<1xi32>
    %n = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    for %r in (%c0 to %c4, step %c1) : tile<i32> {
      %row = addi %base, %r : tile<i32>
      %start = muli %row, %columns : tile<i32>
      %s1 = reshape %start : tile<i32> -> tile<1xi32>
      %s = broadcast %s1 : tile<1xi32> -> tile<1024xi32>
      %at = addi %s, %lanes : tile<1024xi32>
      %is_in = cmpi less_than %lanes, %n, signed : tile<1024xi32> -> tile<1024xi1>
      %p1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
      %p = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
      %q = offset %p, %at : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
      %least = constant <f32: 0xFF800000> : tile<1024xf32>
      %v, %t0 = load_ptr_tko weak %q, %is_in, %least : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
      %most = reduce %v dim=0 identities=[0xFF800000 : f32] : tile<1024xf32> -> tile<f32> (%l: tile<f32>, %m: tile<f32>) {
        %greater = maxf %l, %m : tile<f32>
        yield %greater : tile<f32>
      }
      print "%f", %most : tile<f32>
    }
    return
  }
}

// -----
// Means and variances of rows; the row is taken apart and put together again.
cuda_tile.module @layernorm {
  entry @kernel(%x: tile<ptr<f32>>, %heads: tile<i32>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %linear_0 = muli %by, %nx : tile<i32>
    %linear = addi %linear_0, %bx : tile<i32>
    %c8_i32 = constant <i32: 8> : tile<i32>
    %start = shli %linear, %c8_i32 : tile<i32>
    print "%d", %start : tile<i32>
    return
  }
}

// -----
// Attention: the head of keys and values that a head of queries goes with, and which tiles a causal mask leaves.
cuda_tile.module @attention {
  entry @kernel(%q: tile<ptr<f16>>, %length: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c64 = constant <i32: 64> : tile<i32>
    %block, %bh, %bz = get_tile_block_id : tile<i32>
    %c7_i32 = constant <i32: 7> : tile<i32>
    %c2_i32 = constant <i32: 2> : tile<i32>
    %kv_head_0 = shri %bh, %c2_i32 unsigned : tile<i32>
    %kv_head = andi %kv_head_0, %c7_i32 : tile<i32>
    %c6_i32 = constant <i32: 6> : tile<i32>
    %row = shli %block, %c6_i32 : tile<i32>
    %tiles = addi %block, %c1 : tile<i32>
    for %j in (%c0 to %tiles, step %c1) : tile<i32> {
      %column = shli %j, %c6_i32 : tile<i32>
      %distance = subi %row, %column : tile<i32>
      %column_end = addi %column, %c64 : tile<i32>
      %needs_mask = cmpi greater_than %column_end, %row, signed : tile<i32> -> tile<i1>
      if %needs_mask {
        print "%d", %distance : tile<i32>
      }
    }
    print "%d %d %d", %bh, %kv_head, %block : tile<i32>, tile<i32>, tile<i32>
    return
  }
}

// -----
// A transposition, in tiles of 32 by 32.
cuda_tile.module @transpose {
  entry @kernel(%in: tile<ptr<f32>>, %out: tile<ptr<f32>>, %width: tile<i32>) {
    %c5 = constant <i32: 5> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %x0 = shli %bx, %c5 : tile<i32>
    %y0 = shli %by, %c5 : tile<i32>
    %l = iota : tile<1024xi32>
    %cst = constant <i32: 5> : tile<1024xi32>
    %r = shri %l, %cst unsigned : tile<1024xi32>
    %cst_0 = constant <i32: 992> : tile<1024xi32>
    %other_0_0 = shli %l, %cst : tile<1024xi32>
    %other_0 = andi %other_0_0, %cst_0 : tile<1024xi32>
    %other = addi %other_0, %r : tile<1024xi32>
    print "%d %d %d %d", %x0, %y0, %l, %other : tile<i32>, tile<i32>, tile<1024xi32>, tile<1024xi32>
    return
  }
}

// -----
// A sum of all numbers, in strides of the grid.
cuda_tile.module @reduction {
  entry @kernel(%x: tile<ptr<f32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c10 = constant <i32: 10> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %start = shli %bx, %c10 : tile<i32>
    %stride = shli %nx, %c10 : tile<i32>
    %zero = constant <f32: 0.0> : tile<f32>
    %total = for %i in (%start to %n, step %stride) : tile<i32> iter_values(%acc = %zero) -> (tile<f32>) {
      %is_whole = constant <i1: true> : tile<i1>
      print "%d", %is_whole : tile<i1>
      continue %acc : tile<f32>
    }
    print "%f", %total : tile<f32>
    return
  }
}

// -----
// A histogram of 256 bins, from bytes in words.
cuda_tile.module @histogram {
  entry @kernel(%word: tile<64xi32>, %counts: tile<ptr<i32>>) {
    %c8 = constant <i32: 8> : tile<64xi32>
    %c24 = constant <i32: 24> : tile<64xi32>
    %c255 = constant <i32: 255> : tile<64xi32>
    %w1 = shri %word, %c8 unsigned : tile<64xi32>
    %b1 = andi %w1, %c255 : tile<64xi32>
    %w3 = shri %word, %c24 unsigned : tile<64xi32>
    print "%d %d %d", %w3, %b1, %word : tile<64xi32>, tile<64xi32>, tile<64xi32>
    return
  }
}

// -----
// A convolution as a product: an index into patches, taken apart.
cuda_tile.module @convolution {
  entry @kernel(%width: tile<i32>) {
    %c3 = constant <i32: 3> : tile<i32>
    %c9 = constant <i32: 9> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %rest = remi %bx, %c9 unsigned : tile<i32>
    %dy = divi %rest, %c3 unsigned : tile<i32>
    %y = muli %by, %width : tile<i32>
    print "%d %d %d", %bx, %dy, %y : tile<i32>, tile<i32>, tile<i32>
    return
  }
}

// -----
// Rows that indices choose; those that are out of bounds take the first one.
cuda_tile.module @embedding {
  entry @kernel(%index: tile<64xi64>, %rows: tile<ptr<f32>>) {
    %c0 = constant <i64: 0> : tile<64xi64>
    %most = constant <i64: 49999> : tile<64xi64>
    %is_out = cmpi less_than %most, %index, unsigned : tile<64xi64> -> tile<64xi1>
    %chosen = select %is_out, %c0, %index : tile<64xi1>, tile<64xi64>
    %again = maxi %chosen, %c0 signed : tile<64xi64>
    %bounded = mini %again, %most signed : tile<64xi64>
    print "%d", %bounded : tile<64xi64>
    return
  }
}

// -----
// The pairs of a rotary embedding: even and odd lanes.
cuda_tile.module @rotary {
  entry @kernel(%position: tile<i32>) {
    %c1 = constant <i32: 1> : tile<128xi32>
    %lane = iota : tile<128xi32>
    %pair = shri %lane, %c1 unsigned : tile<128xi32>
    %odd = andi %lane, %c1 : tile<128xi32>
    %other = xori %lane, %c1 : tile<128xi32>
    %cst = constant <i32: 0> : tile<128xi32>
    %is_odd = cmpi equal %odd, %cst, signed : tile<128xi32> -> tile<128xi1>
    print "%d %d %d", %pair, %other, %is_odd : tile<128xi32>, tile<128xi32>, tile<128xi1>
    return
  }
}
