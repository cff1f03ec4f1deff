/* What the loops of this folder share. ../vectorize_runs.py calls them, and goes by the names of parameters:
     n: how often the loop goes round, 0 to 70; n1: 1 to 70, for loops that go round once at least; m: 0 to 6
     from: where a counter starts, also near where its type wraps; d: a distance in elements, -9 to 9; s: a stride, -3 to 5
     k: any number; idx...: an array of numbers from 0 to 63; ..._end: an element n behind the first array's first
   Any other pointer is an array of random data; those without `restrict` overlap. */
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef long s64;
#define R restrict
#define UP s32 i = 0; i < n; ++i
#define UPL s64 i = 0; i < n; ++i
#define UPU u32 i = 0; i < n; ++i
#define LOOP(name, params, head, body) \
    void name params { for (head) { body; } }
#define FOLD(type, name, params, start, head, body) \
    type name params { \
        type r = start; \
        for (head) { body; } \
        return r; \
    }
