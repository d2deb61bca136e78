#include "math.h"

#define LOW_HALF 0xffffffffULL
#define TOP_BIT (1ULL << 63)

u64 multiply_divide(u64 a, u64 b, u64 divisor) {
  u64 low_low = (a & LOW_HALF) * (b & LOW_HALF);
  u64 high_low = (a >> 32) * (b & LOW_HALF);
  u64 low_high = (a & LOW_HALF) * (b >> 32);
  u64 middle = (low_low >> 32) + (high_low & LOW_HALF) + (low_high & LOW_HALF);
  u64 high = (a >> 32) * (b >> 32) + (high_low >> 32) + (low_high >> 32) + (middle >> 32);
  u64 low = (middle << 32) | (low_low & LOW_HALF);

  if (high == 0) return low / divisor;
  if (high >= divisor) return U64_MAX;

  u64 remainder = high;
  u64 quotient = 0;
  for (u64 bit = TOP_BIT; bit != 0; bit >>= 1) {
    u64 carry = remainder & TOP_BIT;
    remainder = (remainder << 1) | ((low & bit) != 0);
    if (carry || remainder >= divisor) {
      remainder -= divisor;
      quotient |= bit;
    }
  }
  return quotient;
}
