--- !Passed
Pass:            invariant-division
Name:            MultipliedInstead
Function:        at.the.limit
Args:
  - String:          'multiplied by the reciprocal of '
  - Divisor:         '%d'
...
--- !Missed
Pass:            invariant-division
Name:            CostsWarps
Function:        beyond
Args:
  - String:          'fewer warps would run for the reciprocal of '
  - Divisor:         '%d'
...
--- !Passed
Pass:            invariant-division
Name:            MultipliedInstead
Function:        inside
Args:
  - String:          'multiplied by the reciprocal of '
  - Divisor:         '%d'
...
--- !Passed
Pass:            invariant-division
Name:            MultipliedInstead
Function:        inside
Args:
  - String:          'multiplied by the reciprocal of '
  - Divisor:         '%d'
...
--- !Missed
Pass:            invariant-division
Name:            CostsWarps
Function:        two
Args:
  - String:          'fewer warps would run for the reciprocal of '
  - Divisor:         '%d'
...
--- !Missed
Pass:            invariant-division
Name:            CostsWarps
Function:        two
Args:
  - String:          'fewer warps would run for the reciprocal of '
  - Divisor:         '%e'
...
--- !Passed
Pass:            invariant-division
Name:            MultipliedInstead
Function:        alone
Args:
  - String:          'multiplied by the reciprocal of '
  - Divisor:         '%d'
...
