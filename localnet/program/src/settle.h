#ifndef GAMBA_SETTLE_H
#define GAMBA_SETTLE_H

#include "address.h"
#include "idl.gen.h"
#include "state.h"

/** One settlement: the accounts, the stored bet, and what the draw made of it. */
typedef struct {
  RngSettleAccounts *a;
  GambaState *state;
  Pool *pool;
  Player *player;
  Game *game;
  Seeds escrow;           /* signs for the account that native winnings pass through */
  Seeds player_signature; /* signs for what the bet put aside */
  Seeds pool_signature;
  u64 result_index;
  u64 multiplier_bps;
  u64 payout;
  u64 payout_from_bonus_pool;
  u64 payout_from_normal_pool;
  u64 jackpot_to_user;
} Settlement;

/** Moves every token of a drawn bet to where it belongs. Fails only when the pool cannot cover the payout. */
u64 settle_tokens(Settlement *settlement);

#endif
