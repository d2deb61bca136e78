/* Money arithmetic in u64. SBF has no 128-bit multiplication, so products are held in two halves. */
#ifndef SBF_MATH_H
#define SBF_MATH_H

#include "sdk.h"

#define BPS_PER_WHOLE 10000ULL
#define UBPS_PER_WHOLE 10000000000ULL /* millionths of a basis point */

/** a * b / divisor, rounded down, with a 128-bit product; U64_MAX when the quotient does not fit. */
u64 multiply_divide(u64 a, u64 b, u64 divisor);

/** The share of `amount` that `bps` basis points are, rounded down. */
static inline u64 share_bps(u64 amount, u64 bps) { return multiply_divide(amount, bps, BPS_PER_WHOLE); }

static inline u64 smaller(u64 a, u64 b) { return a < b ? a : b; }

#endif
