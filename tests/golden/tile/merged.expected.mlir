// RUN: nvopt --tile %s

// What gives the same wherever it stands is computed once, whatever else is known of it.
cuda_tile.module @same {
  entry @everywhere(%n: tile<i32>, %m: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %i0 = iota : tile<8xi32> loc("first")
    %i2 = iota : tile<16xi32>
    %f0 = constant <f32: 1.0> : tile<f32>
    %f2 = constant <f32: -1.0> : tile<f32>
    %l0 = constant <f32: [1.0, 2.0]> : tile<2xf32>
    %a0 = assume div_by<8>, %n : tile<i32>
    // another time
    %a2 = assume div_by<16>, %n : tile<i32>
    %a3 = assume div_by<8>, %m : tile<i32>
    %d = constant <i32: 0> : tile<i32>
    %s = addi %i0, %i0 : tile<8xi32>
    print "%", %x, %y, %z, %x, %y, %z, %nx, %ny, %nz, %nx, %ny, %nz, %i0, %i0, %i2 : tile<i32>
    print "%", %f0, %f0, %f2, %l0, %l0, %a0, %a0, %a2, %a3, %d, %s : tile<i32>
  }

  // Only where one dominates the other.
  entry @dominated(%c: tile<i1>) {
    if %c {
      %f0 = constant <f32: 1.0> : tile<f32>
      %x, %y, %z = get_tile_block_id : tile<i32>
      print "%", %f0, %x : tile<f32>, tile<i32>
    } else {
      %f0 = constant <f32: 1.0> : tile<f32>
      print "%", %f0, %f0 : tile<f32>, tile<f32>
    }
    %f0 = constant <f32: 1.0> : tile<f32>
    for %i in (%a to %b, step %s) : tile<i32> {
      print "%", %f0 : tile<f32>
    }
    %a, %b, %s = "foo.numbers"() : () -> (tile<i32>, tile<i32>, tile<i32>)
    print "%", %f0 : tile<f32>
  }

  // What a token says is said each time, and what is made in memory is another one.
  entry @others() {
    %t0 = make_token : token
    %t1 = make_token : token
    %p0 = alloca : tile<ptr<f32>>
    %p1 = alloca : tile<ptr<f32>>
    "foo.use"(%t0, %t1, %p0, %p1) : (token, token, tile<ptr<f32>>, tile<ptr<f32>>) -> ()
  }
}

// -----

// An `if` that yields what is computed outside is a choice.
cuda_tile.module @choices {
  entry @chosen(%c: tile<i1>, %a: tile<i32>, %b: tile<i32>, %p: tile<ptr<f32>>, %q: tile<ptr<f32>>) {
    %0 = select %c, %a, %b : tile<i1>, tile<i32>
    %r_1 = cuda_tile.select %c, %p, %q : !cuda_tile.tile<i1>, !cuda_tile.tile<ptr<f32>>
    print "%", %0, %b, %r_1, %c, %a : tile<i32>, tile<i32>, tile<ptr<f32>>, tile<i1>, tile<i32>
  }

  // Once its regions are known to compute nothing of their own, an `if` is one, too.
  entry @in_the_end(%c: tile<i1>, %d: tile<i1>, %a: tile<i32>, %b: tile<i32>) {
    %0 = addi %a, %b : tile<i32>
    %1 = select %c, %0, %a : tile<i1>, tile<i32>
    print "%", %1 : tile<i32>
  }

  entry @no_choices(%c: tile<i1>, %a: tile<4xi32>, %b: tile<4xi32>, %n: tile<i32>) {
    %0 = if %c -> (tile<4xi32>) {
      yield %a : tile<4xi32>
    } else {
      yield %b : tile<4xi32>
    }
    %1 = if %c -> (tile<i32>) {
      print "then" : tile<i32>
      yield %n : tile<i32>
    } else {
      yield %n : tile<i32>
    }
    %2 = if %c -> (tile<i32>) {
      yield %n : tile<i32>
    } else {
      return
    }
    print "%", %0, %1, %2 : tile<4xi32>, tile<i32>, tile<i32>
  }
}
