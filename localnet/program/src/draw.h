/* The draw: which outcome a revealed seed gives. Anyone can repeat it from the settled event. */
#ifndef GAMBA_DRAW_H
#define GAMBA_DRAW_H

#include "codec.h"

typedef struct {
  u64 result_number;  /* the first five hex digits of the game hash */
  u64 jackpot_number; /* the thirteen digits after them */
} Draw;

/** True when `hash_hex` is the lower-case hex of sha256(seed). */
u8 seed_matches(const Sequence *seed, const Sequence *hash_hex);

/** HMAC-SHA256 with the seed's text as key over `clientSeed-nonce`. */
void draw(const Sequence *seed, const Sequence *client_seed, u64 nonce, Draw *drawn);

#endif
