// Loops that stop where they find something. One loop a function.
int table[1024], other[1024];
float numbers[1024];

int first(int x) { for (int i = 0; i < 1024; i++) if (table[i] == x) return i; return -1; }
int first_of_1025(int x) { for (int i = 0; i < 1025; i++) if (table[i] == x) return i; return -1; }
int first_from_1(int x) { for (int i = 1; i < 1025; i++) if (table[i] == x) return i; return -1; }
int first_down(int x) { for (int i = 1023; i >= 0; i--) if (table[i] == x) return i; return -1; }
int first_even(int x) { for (int i = 0; i < 512; i++) if (table[2 * i] == x) return i; return -1; }
int first_even_too_far(int x) { for (int i = 0; i < 513; i++) if (table[2 * i] == x) return i; return -1; }
int first_unknown(int *a, int n) { for (int i = 0; i < n; i++) if (a[i] == 7) return i; return -1; }
int first_unknown_strided(int *a, int n) { for (int i = 0; i < n; i++) if (a[3 * i] == 7) return i; return -1; }
int first_unknown_indirect(int *a, int *b, int n) { for (int i = 0; i < n; i++) if (a[b[i]] == 7) return i; return -1; }
int first_small(int x, unsigned n) { for (unsigned i = 0; i < (n & 511); i++) if (table[i] == x) return i; return -1; }
int first_difference(void) { for (int i = 0; i < 1024; i++) if (table[i] != other[i]) return i; return -1; }
int first_bytes(const char *a, const char *b) { for (int i = 0; i < 64; i++) if (a[i] != b[i]) return i; return -1; }
int first_of_three(int x, int y) { for (int i = 0; i < 1024; i++) if (table[i] == x || table[i] == y) return i; return -1; }
int first_two_ways(int x, int y) { for (int i = 0; i < 1024; i++) { if (table[i] == x) return 1; if (table[i] == y) return 2; } return 0; }
int first_before_other(int x, int n) { for (int i = 0; i < 1024; i++) { if (i == n) return 5; if (table[i] == x) return 1; } return 0; }
int first_in_arm(int x, int y) { for (int i = 0; i < 1024; i++) if (other[i] > y) { if (table[i] == x) return i; } return 0; }
int first_dividing(int x, int y) { for (int i = 0; i < 1024; i++) if (y / table[i] == x) return i; return -1; }
int first_by_constant(int x) { for (int i = 0; i < 1024; i++) if (table[i] / 7 == x) return i; return -1; }
int first_with_sum(int x) { int s = 0; for (int i = 0; i < 1024; i++) { s += table[i]; if (table[i] == x) break; } return s; }
int first_with_neighbour(int x) { int s = 0; for (int i = 0; i < 1024; i++) { if (table[i] == s + x) break; s = table[i]; } return s; }
float first_float(float x) { for (int i = 0; i < 1024; i++) if (numbers[i] > x) return numbers[i]; return 0; }
int first_call(int x) { extern int f(int); for (int i = 0; i < 1024; i++) if (f(table[i]) == x) return i; return -1; }
int first_volatile(int x, volatile int *p) { for (int i = 0; i < 1024; i++) { if (table[i] == x) return i; *p = 1; } return -1; }
int endless_search(int *a, int x) { int i = 0; while (a[i] != x) i++; return i; }
int two_tests(int *a, int x) { int i = 0; while (a[i] != x) { if (a[i] == 0) return -1; i++; } return i; }

void store_before(int x) { for (int i = 0; i < 1024; i++) { other[i] = i; if (table[i] == x) break; } }
void store_behind(int x) { for (int i = 0; i < 1024; i++) { if (table[i] == x) break; other[i] = i; } }
void store_into_table(int x) { for (int i = 0; i < 1024; i++) { if (table[i] == x) break; table[i] = i; } }
void store_unknown(int *restrict a, int *restrict b, int n) { for (int i = 0; i < n; i++) { if (a[i] == 3) break; b[i] = i; } }
void store_may_alias(int *b, int n, int x) { for (int i = 0; i < 1024; i++) { if (table[i] == x) break; b[i] = i; } }
void store_float(float x) { for (int i = 0; i < 1024; i++) { if (numbers[i] == x) break; other[i] = i; } }
void store_two_uses(int x) { for (int i = 0; i < 1024; i++) { if (table[i] == x) break; other[i] = table[i]; } }
void store_not_a_load(int x) { for (int i = 0; i < 1024; i++) { if (table[i] * 3 == x) break; other[i] = i; } }
void store_varying(void) { for (int i = 0; i < 1024; i++) { if (table[i] == i) break; other[i] = i; } }
void store_indirect(int *restrict b, int x) { for (int i = 0; i < 1024; i++) { if (table[other[i] & 1023] == x) break; b[i] = i; } }
void store_unsafe(int *restrict b, int x) { for (int i = 1; i < 1024; i++) { if (table[i] == x) break; b[i] = b[i - 1] + 2; } }
