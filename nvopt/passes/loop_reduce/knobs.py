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
CHECK_PRESSURE = declare(
    "lsr-check-rp", False, "Leave loops alone that take as many registers as lsr-rp-limit, or more", source=f"{_SOURCE}, which has it on"
)
PRESSURE_LIMIT = declare(
    "lsr-rp-limit",
    64,
    "Registers of 32 bits that are too many where lsr-check-rp is on",
    source=f"{_SOURCE}; the number is not public",
    least=0,
)
COUNT_EXTENSIONS = declare(
    "count-sxt-opt-for-reg-pressure", True, "lsr-check-rp does without the registers of extensions that would go", source=_SOURCE
)
FILTER_FORMULAS = declare("filter-bad-formula", True, "No formula whose offsets an access can't hold", source=_SOURCE)
NO_DISCOUNT = declare(
    "disable-lsr-complexity-discount", False, "No formula that takes more registers, whatever instructions it saves", source=_SOURCE
)
