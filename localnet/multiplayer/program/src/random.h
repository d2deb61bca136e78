/* Numbers for one draw, all following from one hash that is logged for whoever checks it. */
#ifndef MULTIPLAYER_RANDOM_H
#define MULTIPLAYER_RANDOM_H

#include "state.h"

#define SHA256_BYTES 32

typedef struct {
  u8 entropy[SHA256_BYTES];
} Random;

/** Ties the draw to this game and this moment, and logs the hash. Not verifiable in advance: see the README. */
void random_start(Random *random, const Account *account, const Game *game);

/** The draw's k-th number, evenly spread over 0 to `bound` - 1. */
u64 random_below(const Random *random, u32 k, u64 bound);

#endif
