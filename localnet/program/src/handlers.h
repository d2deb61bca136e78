/* One function per instruction. Account rules are checked and arguments are waiting in `context->args`. */
#ifndef GAMBA_HANDLERS_H
#define GAMBA_HANDLERS_H

#include "sdk.h"

u64 gamba_initialize(Context *context);
u64 gamba_set_authority(Context *context);
u64 gamba_set_config(Context *context);
u64 pool_initialize(Context *context);
u64 pool_deposit(Context *context);
u64 pool_withdraw(Context *context);
u64 pool_mint_bonus_tokens(Context *context);
u64 pool_authority_config(Context *context);
u64 pool_gamba_config(Context *context);
u64 player_initialize(Context *context);
u64 player_claim(Context *context);
u64 player_close(Context *context);
u64 play_game(Context *context);
u64 rng_provide_hashed_seed(Context *context);
u64 rng_settle(Context *context);
u64 distribute_fees(Context *context);

#endif
