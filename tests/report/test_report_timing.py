"""The layout of the pass timing report is that of LLVM's TimerGroup."""

from nvopt.report.timing import Stopwatch, Times

EXPECTED = """\
===-------------------------------------------------------------------------===
                          Pass execution timing report
===-------------------------------------------------------------------------===
  Total Execution Time: 0.4000 seconds (0.5000 wall clock)

   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
   0.2000 ( 66.7%)   0.1000 (100.0%)   0.3000 ( 75.0%)   0.3000 ( 60.0%)  InstCombinePass
   0.1000 ( 33.3%)   0.0000 (  0.0%)   0.1000 ( 25.0%)   0.2000 ( 40.0%)  SROAPass
   0.3000 (100.0%)   0.1000 (100.0%)   0.4000 (100.0%)   0.5000 (100.0%)  Total

"""


def test_report_is_laid_out_as_llvm_does() -> None:
    watch = Stopwatch("Pass execution timing report")
    watch.add("SROAPass", Times(0.1, 0.0, 0.2))
    watch.add("InstCombinePass", Times(0.1, 0.05, 0.15))
    watch.add("InstCombinePass", Times(0.1, 0.05, 0.15))
    assert watch.report() == EXPECTED


def test_columns_without_time_are_left_out() -> None:
    watch = Stopwatch("T")
    watch.add("A", Times(0.0, 0.0, 0.5))
    assert "   ---Wall Time---  --- Name ---\n   0.5000 (100.0%)  A\n" in watch.report()
    assert "User" not in watch.report()


def test_a_total_of_nothing_is_dashes() -> None:
    watch = Stopwatch("T")
    watch.add("A", Times())
    assert "        -----       A\n" in watch.report()


def test_clock_runs() -> None:
    start = Times.now()
    sum(range(200_000))
    lap = Times.now() - start
    assert lap.wall > 0
    assert 0 <= lap.process <= lap.wall + 0.1
