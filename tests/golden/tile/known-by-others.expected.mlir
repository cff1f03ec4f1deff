// RUN: nvopt --tile %s
cuda_tile.module @m {
  // What is known of the operand holds of the result, too.
  entry @assumed(%x: tile<i32>, %s: tile<16xi32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %a = assume bounded<0, ?>, %x : tile<i32>
    %b = assume div_by<8>, %a : tile<i32>
    %c = assume bounded<-9, 40>, %b : tile<i32>
    %0 = constant <i1: false> : tile<i1>
    print "%d %d %d", %0, %c0, %0 : tile<i1>, tile<i32>, tile<i1>
    // What contradicts itself never runs.
    %d = assume bounded<-9, -8>, %b : tile<i32>
    %3 = constant <i1: true> : tile<i1>
    print "%d", %3 : tile<i1>
    // Predicates that say nothing of the numbers.
    %c0s = constant <i32: 0> : tile<16xi32>
    %c1s = constant <i32: 1> : tile<16xi32>
    %e = assume div_by<2>, %s : tile<16xi32>
    %f = assume bounded<0, 99>, %e : tile<16xi32>
    %g = assume #cuda_tile.same_elements<[4]>, %f : tile<16xi32>
    print "%d %d", %g, %c0s : tile<16xi32>, tile<16xi32>
    %h = assume bounded<0, 99>, %s : tile<16xi32>
    %i = assume div_by<4, every 4 along 0>, %h : tile<16xi32>
    %7 = andi %i, %c1s : tile<16xi32>
    print "%d %d", %i, %7 : tile<16xi32>, tile<16xi32>
  }
  // Nor do numbers change where elements go.
  entry @rearranged() {
    %c30 = constant <i32: 30> : tile<2x32xi32>
    %0 = iota : tile<32xi32>
    %1 = reshape %0 : tile<32xi32> -> tile<1x32xi32>
    %2 = broadcast %1 : tile<1x32xi32> -> tile<2x32xi32>
    %4 = mini %2, %c30 signed : tile<2x32xi32>
    print "%d %d", %2, %4 : tile<2x32xi32>, tile<2x32xi32>
  }
  // Loops by what their bounds may be.
  entry @loops(%x: tile<i32>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %c6 = constant <i32: 6> : tile<i32>
    %lo = assume bounded<2, 5>, %x : tile<i32>
    %hi = assume bounded<2, 8>, %n : tile<i32>
    for %i in (%lo to %hi, step %c1) : tile<i32> {
      %1 = mini %i, %c6 signed : tile<i32>
      print "%d %d %d", %i, %1, %i : tile<i32>, tile<i32>, tile<i32>
      for %j in (%c0 to %i, step %c1) : !cuda_tile.tile<i32> {
        print "%d", %j : tile<i32>
      }
    }
    %h8 = shri %n, %c2 unsigned : tile<i32>
    for %i in (%c0 to %h8, step %c1) : tile<i32> {
      print "%d", %i : tile<i32>
    }
    for %i in (%c0 to %n, step %c1) : tile<i32> {
      %c1073741823_i32 = constant <i32: 1073741823> : tile<i32>
      %1 = andi %i, %c1073741823_i32 : tile<i32>
      print "%d", %1 : tile<i32>
    }
  }
  // What a region yields.
  entry @choices(%d: tile<i1>, %x: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %true = constant <i1: true> : tile<i1>
    %false = constant <i1: false> : tile<i1>
    %a = assume bounded<1, 5>, %x : tile<i32>
    %r = if %d -> (tile<i32>) {
      print "then"
      yield %c0 : tile<i32>
    } else {
      yield %a : tile<i32>
    }
    %1 = maxi %r, %c1 signed : tile<i32>
    print "%d %d %d", %r, %1, %r : tile<i32>, tile<i32>, tile<i32>
    %s = if %true -> (tile<i32>) {
      print "then"
      yield %c1 : tile<i32>
    } else {
      yield %x : tile<i32>
    }
    %t = if %false -> (tile<i32>) {
      print "then"
      yield %x : tile<i32>
    } else {
      yield %c1 : tile<i32>
    }
    %u = if %true -> (tile<i32>) {
      print "then"
      yield %x : tile<i32>
    } else {
      yield %c1 : tile<i32>
    }
    %3 = addi %x, %c1 : tile<i32>
    %5 = addi %u, %c1 : tile<i32>
    print "%d %d %d", %3, %3, %5 : tile<i32>, tile<i32>, tile<i32>
    // Behind it goes on from one region only.
    %v:2 = if %d -> (tile<i32>, tile<i32>) {
      print "none"
      return
    } else {
      yield %x, %a : tile<i32>, tile<i32>
    }
    %7 = maxi %v#0, %c1 signed : tile<i32>
    print "%d %d", %v#1, %7 : tile<i32>, tile<i32>
    %w = loop iter_values(%i = %x) : tile<i32> -> tile<i32> {
      %q = if %d -> (tile<i32>) {
        break %i : tile<i32>
      } else {
        if %d {
          continue %a : tile<i32>
        }
        yield %a : tile<i32>
      }
      print "%d", %q : tile<i32>
      continue %q : tile<i32>
    }
    // One without another region is an error, and stays one.
    %lone = if %d -> (tile<i32>) {
      yield %a : tile<i32>
    }
    %11 = maxi %lone, %c1 signed : tile<i32>
    print "%d", %11 : tile<i32>
    // What is no cuda_tile.if may yield otherwise.
    %y = "other.if"(%d) ({
      cuda_tile.yield %a : tile<i32>
    }, {
      cuda_tile.yield %a : tile<i32>
    }) : (!cuda_tile.tile<i1>) -> !cuda_tile.tile<i32>
    %9 = maxi %y, %c1 signed : tile<i32>
    %z = "cuda_tile.select"(%d, %a, %c1) : (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    print "%d %d", %9, %z : tile<i32>, tile<i32>
  }
  // What can be one number only is that number.
  entry @numbers(%x: tile<i32>, %s: tile<1xi32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %i = iota : tile<1xi32>
    %j = iota : tile<2xi32>
    %1 = muli %j, %j : tile<2xi32>
    %five = assume bounded<5, 5>, %x : tile<i32>
    %2 = constant <i32: 7> : tile<i32>
    print "%d %d %d", %s, %1, %2 : tile<1xi32>, tile<2xi32>, tile<i32>
    for %k in (%c1 to %c2, step %c1) : tile<i32> {
      print "%d", %x : tile<i32>
    }
    for %k in (%c0 to %c2, step %c1) : tile<i32> {
      %3 = muli %k, %x : tile<i32>
      print "%d", %3 : tile<i32>
    }
  }
}
