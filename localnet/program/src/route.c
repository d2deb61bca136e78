/* Which function answers which instruction. */
#include "entry.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"

u64 route(Context *context, u64 discriminator) {
  switch (discriminator) {
    ROUTE(GAMBA_INITIALIZE, gamba_initialize);
    ROUTE(GAMBA_SET_AUTHORITY, gamba_set_authority);
    ROUTE(GAMBA_SET_CONFIG, gamba_set_config);
    ROUTE(POOL_INITIALIZE, pool_initialize);
    ROUTE(POOL_DEPOSIT, pool_deposit);
    ROUTE(POOL_WITHDRAW, pool_withdraw);
    ROUTE(POOL_MINT_BONUS_TOKENS, pool_mint_bonus_tokens);
    ROUTE(POOL_AUTHORITY_CONFIG, pool_authority_config);
    ROUTE(POOL_GAMBA_CONFIG, pool_gamba_config);
    ROUTE(PLAYER_INITIALIZE, player_initialize);
    ROUTE(PLAYER_CLAIM, player_claim);
    ROUTE(PLAYER_CLOSE, player_close);
    ROUTE(PLAY_GAME, play_game);
    ROUTE(RNG_PROVIDE_HASHED_SEED, rng_provide_hashed_seed);
    ROUTE(RNG_SETTLE, rng_settle);
    ROUTE(DISTRIBUTE_FEES, distribute_fees);
  }
  return fail(ERR_InstructionFallbackNotFound);
}
