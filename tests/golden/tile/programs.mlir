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
    %n_minus_1 = subi %tile_n, %c1 : tile<i32>
    %n_up = addi %n, %n_minus_1 : tile<i32>
    %num_n = divi %n_up, %tile_n signed : tile<i32>
    %in_group = muli %group, %num_n : tile<i32>
    %group_id = divi %pid, %in_group signed : tile<i32>
    %first = muli %group_id, %group : tile<i32>
    %within = muli %group_id, %in_group : tile<i32>
    %left = subi %pid, %within : tile<i32>
    %row_in_group = remi %left, %group signed : tile<i32>
    %row = addi %first, %row_in_group : tile<i32>
    %column = divi %left, %group signed : tile<i32>
    %k_up = addi %k, %tile_k : tile<i32>
    %k_up_1 = subi %k_up, %c1 : tile<i32>
    %steps = divi %k_up_1, %tile_k signed : tile<i32>
    %zero = constant <f32: 0.0> : tile<128x128xf32>
    %av = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bv = make_tensor_view %b, shape = [%k, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ap = make_partition_view %av : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>
    %bp = make_partition_view %bv : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>
    %sum = for %i in (%c0 to %steps, step %c1) : tile<i32> iter_values(%acc = %zero) -> (tile<128x128xf32>) {
      %k0 = muli %i, %tile_k : tile<i32>
      %ki = divi %k0, %tile_k signed : tile<i32>
      %at, %t0 = load_view_tko weak %ap[%row, %i] : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %bt, %t1 = load_view_tko weak %bp[%ki, %column] : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
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
    %base = muli %bx, %c4 : tile<i32>
    %lanes = iota : tile<1024xi32>
    %n1 = reshape %columns : tile<i32> -> tile<1xi32>
    %n = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    %zeros = constant <i32: 0> : tile<1024xi32>
    for %r in (%c0 to %c4, step %c1) : tile<i32> {
      %wrapped = remi %r, %c4 unsigned : tile<i32>
      %row = addi %base, %wrapped : tile<i32>
      %start = muli %row, %columns : tile<i32>
      %s1 = reshape %start : tile<i32> -> tile<1xi32>
      %s = broadcast %s1 : tile<1xi32> -> tile<1024xi32>
      %shifted = addi %lanes, %zeros : tile<1024xi32>
      %at = addi %s, %shifted : tile<1024xi32>
      %column = subi %at, %s : tile<1024xi32>
      %is_in = cmpi less_than %column, %n, signed : tile<1024xi32> -> tile<1024xi1>
      %is_right = cmpi greater_than_or_equal %lanes, %zeros, signed : tile<1024xi32> -> tile<1024xi1>
      %mask = andi %is_in, %is_right : tile<1024xi1>
      %p1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
      %p = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
      %q = offset %p, %at : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
      %least = constant <f32: 0xFF800000> : tile<1024xf32>
      %v, %t0 = load_ptr_tko weak %q, %mask, %least : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
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
    %row_x = remi %bx, %nx signed : tile<i32>
    %linear_0 = muli %by, %nx : tile<i32>
    %linear = addi %linear_0, %row_x : tile<i32>
    %batch = divi %linear, %nx unsigned : tile<i32>
    %head = remi %linear, %nx unsigned : tile<i32>
    %b0 = muli %batch, %nx : tile<i32>
    %again = addi %b0, %head : tile<i32>
    %c256 = constant <i32: 256> : tile<i32>
    %start = muli %again, %c256 : tile<i32>
    %c255 = constant <i32: 255> : tile<i32>
    %low = andi %start, %c255 : tile<i32>
    %where = addi %start, %low : tile<i32>
    print "%d", %where : tile<i32>
    return
  }
}

// -----
// Attention: the head of keys and values that a head of queries goes with, and which tiles a causal mask leaves.
cuda_tile.module @attention {
  entry @kernel(%q: tile<ptr<f16>>, %length: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c4 = constant <i32: 4> : tile<i32>
    %c32 = constant <i32: 32> : tile<i32>
    %c64 = constant <i32: 64> : tile<i32>
    %block, %bh, %bz = get_tile_block_id : tile<i32>
    %batch = divi %bh, %c32 signed : tile<i32>
    %head = remi %bh, %c32 signed : tile<i32>
    %kv_head = divi %head, %c4 signed : tile<i32>
    %together_0 = muli %batch, %c32 : tile<i32>
    %together = addi %together_0, %head : tile<i32>
    %row = muli %block, %c64 : tile<i32>
    %row_end = addi %row, %c64 : tile<i32>
    %tiles_0 = addi %row_end, %c64 : tile<i32>
    %tiles_1 = subi %tiles_0, %c1 : tile<i32>
    %tiles = divi %tiles_1, %c64 signed : tile<i32>
    %last = subi %tiles, %c1 : tile<i32>
    for %j in (%c0 to %tiles, step %c1) : tile<i32> {
      %column = muli %j, %c64 : tile<i32>
      %distance = subi %row, %column : tile<i32>
      %column_end = addi %column, %c64 : tile<i32>
      %needs_mask = cmpi greater_than %column_end, %row, signed : tile<i32> -> tile<i1>
      %is_needed = cmpi equal %needs_mask, %needs_mask, signed : tile<i1> -> tile<i1>
      %both = andi %needs_mask, %is_needed : tile<i1>
      if %both {
        print "%d", %distance : tile<i32>
      }
    }
    print "%d %d %d", %together, %kv_head, %last : tile<i32>, tile<i32>, tile<i32>
    return
  }
}

// -----
// A transposition, in tiles of 32 by 32.
cuda_tile.module @transpose {
  entry @kernel(%in: tile<ptr<f32>>, %out: tile<ptr<f32>>, %width: tile<i32>) {
    %c5 = constant <i32: 5> : tile<i32>
    %c32 = constant <i32: 32> : tile<i32>
    %c31 = constant <i32: 31> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %x0 = shli %bx, %c5 : tile<i32>
    %y0 = muli %by, %c32 : tile<i32>
    %in_tile = andi %x0, %c31 : tile<i32>
    %x = ori %x0, %in_tile : tile<i32>
    %l = iota : tile<1024xi32>
    %s32 = constant <i32: 32> : tile<1024xi32>
    %r = divi %l, %s32 unsigned : tile<1024xi32>
    %c = remi %l, %s32 unsigned : tile<1024xi32>
    %back_0 = muli %r, %s32 : tile<1024xi32>
    %back = addi %back_0, %c : tile<1024xi32>
    %other_0 = muli %c, %s32 : tile<1024xi32>
    %other = addi %other_0, %r : tile<1024xi32>
    print "%d %d %d %d", %x, %y0, %back, %other : tile<i32>, tile<i32>, tile<1024xi32>, tile<1024xi32>
    return
  }
}

// -----
// A sum of all numbers, in strides of the grid.
cuda_tile.module @reduction {
  entry @kernel(%x: tile<ptr<f32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c10 = constant <i32: 10> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %size = shli %c1, %c10 : tile<i32>
    %start = muli %bx, %size : tile<i32>
    %stride = muli %nx, %size : tile<i32>
    %zero = constant <f32: 0.0> : tile<f32>
    %total = for %i in (%start to %n, step %stride) : tile<i32> iter_values(%acc = %zero) -> (tile<f32>) {
      %left = subi %n, %i : tile<i32>
      %end = addi %i, %left : tile<i32>
      %is_whole = cmpi less_than_or_equal %end, %n, signed : tile<i32> -> tile<i1>
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
    %c16 = constant <i32: 16> : tile<64xi32>
    %c24 = constant <i32: 24> : tile<64xi32>
    %c255 = constant <i32: 255> : tile<64xi32>
    %b0 = andi %word, %c255 : tile<64xi32>
    %w1 = shri %word, %c8 unsigned : tile<64xi32>
    %b1 = andi %w1, %c255 : tile<64xi32>
    %w2 = shri %word, %c16 unsigned : tile<64xi32>
    %b2 = andi %w2, %c255 : tile<64xi32>
    %w3 = shri %word, %c24 unsigned : tile<64xi32>
    %b3 = andi %w3, %c255 : tile<64xi32>
    %u1 = shli %b1, %c8 : tile<64xi32>
    %u2 = shli %b2, %c16 : tile<64xi32>
    %u3 = shli %b3, %c24 : tile<64xi32>
    %v1 = ori %b0, %u1 : tile<64xi32>
    %v2 = ori %v1, %u2 : tile<64xi32>
    %v3 = ori %v2, %u3 : tile<64xi32>
    print "%d %d %d", %b3, %b1, %v3 : tile<64xi32>, tile<64xi32>, tile<64xi32>
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
    %channel = divi %bx, %c9 signed : tile<i32>
    %rest = remi %bx, %c9 signed : tile<i32>
    %dy = divi %rest, %c3 signed : tile<i32>
    %dx = remi %rest, %c3 signed : tile<i32>
    %p0 = muli %dy, %c3 : tile<i32>
    %p1 = addi %p0, %dx : tile<i32>
    %q0 = muli %channel, %c9 : tile<i32>
    %q1 = addi %q0, %p1 : tile<i32>
    %y = muli %by, %width : tile<i32>
    %y1 = addi %y, %dx : tile<i32>
    %y2 = subi %y1, %dx : tile<i32>
    print "%d %d %d", %q1, %dy, %y2 : tile<i32>, tile<i32>, tile<i32>
    return
  }
}

// -----
// Rows that indices choose; those that are out of bounds take the first one.
cuda_tile.module @embedding {
  entry @kernel(%index: tile<64xi64>, %rows: tile<ptr<f32>>) {
    %c0 = constant <i64: 0> : tile<64xi64>
    %most = constant <i64: 49999> : tile<64xi64>
    %is_negative = cmpi less_than %index, %c0, signed : tile<64xi64> -> tile<64xi1>
    %is_great = cmpi greater_than %index, %most, signed : tile<64xi64> -> tile<64xi1>
    %is_out = ori %is_negative, %is_great : tile<64xi1>
    %chosen = select %is_out, %c0, %index : tile<64xi1>, tile<64xi64>
    %again = maxi %chosen, %c0 signed : tile<64xi64>
    %bounded = mini %again, %most signed : tile<64xi64>
    %narrow = trunci %bounded : tile<64xi64> -> tile<64xi32>
    %wide = exti %narrow signed : tile<64xi32> -> tile<64xi64>
    print "%d", %wide : tile<64xi64>
    return
  }
}

// -----
// The pairs of a rotary embedding: even and odd lanes.
cuda_tile.module @rotary {
  entry @kernel(%position: tile<i32>) {
    %c1 = constant <i32: 1> : tile<128xi32>
    %c2 = constant <i32: 2> : tile<128xi32>
    %lane = iota : tile<128xi32>
    %pair = divi %lane, %c2 signed : tile<128xi32>
    %odd = remi %lane, %c2 signed : tile<128xi32>
    %even_lane_0 = muli %pair, %c2 : tile<128xi32>
    %even_lane = addi %even_lane_0, %odd : tile<128xi32>
    %other = xori %even_lane, %c1 : tile<128xi32>
    %one_minus = subi %c1, %odd : tile<128xi32>
    %is_odd = cmpi equal %one_minus, %c1, signed : tile<128xi32> -> tile<128xi1>
    print "%d %d %d", %pair, %other, %is_odd : tile<128xi32>, tile<128xi32>, tile<128xi1>
    return
  }
}
