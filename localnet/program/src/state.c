#include "state.h"

#include "address.h"
#include "errors.h"
#include "idl.gen.h"
#include "math.h"

u64 gamba_state_load(const Account *account, GambaState **state) {
  TRY(expect_kind(account, ACCOUNT_GAMBA_STATE, sizeof(GambaState)));
  *state = (GambaState *)account->data;
  Seeds seeds = SEEDS_1("GAMBA_STATE");
  return expect_pda_with_bump(account, &seeds, (*state)->bump);
}

/* No address check: only pool_initialize creates accounts of this kind, and it derives the address. */
u64 pool_load(const Account *account, Pool **pool) {
  TRY(expect_kind(account, ACCOUNT_POOL, sizeof(Pool)));
  *pool = (Pool *)account->data;
  return 0;
}

u64 player_load(const Account *account, const Account *user, Player **player) {
  TRY(expect_kind(account, ACCOUNT_PLAYER, sizeof(Player)));
  *player = (Player *)account->data;
  Seeds seeds = SEEDS_2("PLAYER", user->key);
  return expect_pda_with_bump(account, &seeds, (*player)->bump);
}

static void game_fields(Codec *codec, Game *game) {
  codec_u8(codec, &game->bump);
  codec_u64(codec, &game->nonce);
  codec_key(codec, game->user);
  codec_key(codec, game->token_mint);
  codec_key(codec, game->pool);
  codec_u8(codec, &game->status);
  codec_string(codec, &game->next_rng_seed_hashed);
  codec_string(codec, &game->rng_seed);
  codec_u64(codec, &game->timestamp);
  codec_key(codec, game->creator);
  codec_string(codec, &game->creator_meta);
  codec_u64(codec, &game->wager);
  codec_u64(codec, &game->underlying_used);
  codec_u64(codec, &game->bonus_used);
  codec_u64(codec, &game->creator_fee);
  codec_u64(codec, &game->gamba_fee);
  codec_u64(codec, &game->pool_fee);
  codec_u64(codec, &game->jackpot_fee);
  codec_u64(codec, &game->jackpot_result);
  codec_u64(codec, &game->jackpot_probability_ubps);
  codec_u64(codec, &game->jackpot_payout);
  codec_string(codec, &game->client_seed);
  codec_sequence(codec, &game->bet, sizeof(u32));
  codec_u64(codec, &game->result);
  codec_bool(codec, &game->points);
  codec_key(codec, game->points_authority);
  codec_string(codec, &game->metadata);
}

u64 game_load(const Account *account, Game **game) {
  TRY(expect_kind(account, ACCOUNT_GAME, GAME_ACCOUNT_BYTES));
  *game = allocate(sizeof(Game));
  Codec codec = {.at = account->data + 8, .end = account->data + data_len(account)};
  game_fields(&codec, *game);
  if (codec.failed) return fail_account(ERR_AccountDidNotDeserialize, account);
  Seeds seeds = SEEDS_2("GAME", (*game)->user);
  return expect_pda_with_bump(account, &seeds, (*game)->bump);
}

u64 game_load_of(const Account *account, const Account *user, Game **game) {
  TRY(game_load(account, game));
  return same_key((*game)->user, user->key) ? 0 : fail_account(ERR_ConstraintSeeds, account);
}

/* Written aside first: the game's strings may still point into the very bytes being replaced. */
u64 game_store(const Account *account, Game *game) {
  u8 *image = allocate(GAME_ACCOUNT_BYTES);
  Codec codec = {.at = image, .end = image + GAME_ACCOUNT_BYTES, .writing = 1};
  write_u64(&codec, ACCOUNT_GAME);
  game_fields(&codec, game);
  if (codec.failed) return fail_account(ERR_AccountDidNotSerialize, account);
  sol_memcpy_(account->data, image, GAME_ACCOUNT_BYTES);
  return 0;
}

u64 pool_max_payout(const Pool *pool, const GambaState *state) {
  u64 bps = pool->custom_max_payout ? pool->custom_max_payout_bps : state->max_payout_bps;
  return share_bps(pool->liquidity_checkpoint, bps);
}

void pool_signature(Seeds *seeds, const Pool *pool) {
  *seeds = SEEDS_3("POOL", pool->underlying_token_mint, pool->pool_authority);
  add_bump(seeds, pool->bump);
}
