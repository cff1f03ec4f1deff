"""The knobs of `loop-reduce`."""

from nvopt.knobs import declare

_SOURCE = "cicc's loop strength reduction"
LOOP_LEVEL = declare("lsr-loop-level", 0, "The loops that are looked at, 1 for the innermost ones; 0 for all", source=_SOURCE, least=0)
SKIP_OUTER = declare("lsr-skip-outer-loop", False, "Leave loops alone that have others inside", source=_SOURCE)
DISABLE_UNKNOWN_TRIP = declare(
    "disable-unknown-trip-lsr", False, "Leave loops alone of which it isn't known how often they run", source=_SOURCE
)
STEP_64_BIT = declare("do-lsr-64-bit", True, "Step pointers of 64 bits from iteration to iteration", source=_SOURCE)
EXTEND = declare("lsr-sxtopt", True, "Compute addresses from extended counters, where those don't wrap", source=_SOURCE)
SPARE_SHARED = declare(
    "disable-lsr-for-sharedmem32-ptr", False, "Leave addresses in shared memory alone where these have 32 bits", source=_SOURCE
)
