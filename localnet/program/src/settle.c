/* The RNG provider's two instructions: commit to a seed, reveal it and settle the bet. */
#include "settle.h"

#include "draw.h"
#include "errors.h"
#include "event.h"
#include "handlers.h"
#include "math.h"
#include "token.h"

#define GAME_SETTLED_BYTES (4 * KEY_BYTES + 22 * 8 + GAME_ACCOUNT_BYTES)

static u64 check_rng(const GambaState *state, const Account *rng) {
  u8 known = same_key(state->rng_address, rng->key) || same_key(state->rng_address_2, rng->key);
  return known ? 0 : fail_account(ERR_Unauthorized, rng);
}

u64 rng_provide_hashed_seed(Context *context) {
  RngProvideHashedSeedAccounts *a = (RngProvideHashedSeedAccounts *)context->accounts;
  GambaState *state;
  Game *game;
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(check_rng(state, &a->rng));
  TRY(game_load(&a->game, &game));
  if (game->next_rng_seed_hashed.count != 0) return fail(ERR_InitialHashedSeedAlreadyProvided);
  codec_string(&context->args, &game->next_rng_seed_hashed);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  if (game->next_rng_seed_hashed.count != HASH_HEX_BYTES) return fail(ERR_GenericError);
  if (game->status != STATUS_RESULT_REQUESTED) game->status = STATUS_READY;
  return game_store(&a->game, game);
}

static u64 check_pool_accounts(RngSettleAccounts *a) {
  Seeds underlying = SEEDS_2("POOL_ATA", a->pool.key);
  Seeds bonus_underlying = SEEDS_2("POOL_BONUS_UNDERLYING_TA", a->pool.key);
  Seeds bonus = SEEDS_2("POOL_BONUS_MINT", a->pool.key);
  Seeds jackpot = SEEDS_2("POOL_JACKPOT", a->pool.key);
  TRY(expect_pda(&a->pool_underlying_token_account, &underlying));
  TRY(expect_pda(&a->pool_bonus_underlying_token_account, &bonus_underlying));
  TRY(expect_pda(&a->bonus_token_mint, &bonus));
  return expect_pda(&a->pool_jackpot_token_account, &jackpot);
}

static u64 check_party_accounts(RngSettleAccounts *a, const Game *game) {
  const u8 *mint = a->underlying_token_mint.key;
  TRY(expect_ata(&a->player_ata, a->player.key, mint));
  TRY(expect_ata(&a->user_underlying_ata, a->user.key, mint));
  TRY(expect_ata(&a->gamba_state_ata, a->gamba_state.key, mint));
  TRY(expect_ata(&a->creator_ata, a->creator.key, mint));
  if (game->bonus_used == 0) return 0;
  return expect_ata(&a->player_bonus_ata, a->player.key, a->bonus_token_mint.key);
}

static u64 load_accounts(Settlement *s) {
  RngSettleAccounts *a = s->a;
  TRY(gamba_state_load(&a->gamba_state, &s->state));
  TRY(check_rng(s->state, &a->rng));
  TRY(pool_load(&a->pool, &s->pool));
  TRY(player_load(&a->player, &a->user, &s->player));
  TRY(game_load_of(&a->game, &a->user, &s->game));
  if (s->game->status != STATUS_RESULT_REQUESTED) return fail(ERR_ResultNotRequested);
  TRY(expect_key(&a->pool, s->game->pool, ERR_ConstraintAddress));
  TRY(expect_key(&a->underlying_token_mint, s->game->token_mint, ERR_ConstraintTokenMint));
  TRY(expect_key(&a->creator, s->game->creator, ERR_ConstraintAddress));
  TRY(check_pool_accounts(a));
  TRY(check_party_accounts(a, s->game));
  s->escrow = SEEDS_2("ESCROW", a->player.key);
  TRY(expect_pda(&a->escrow_token_account, &s->escrow));
  s->player_signature = SEEDS_2("PLAYER", a->user.key);
  TRY(expect_pda_with_bump(&a->player, &s->player_signature, s->player->bump));
  pool_signature(&s->pool_signature, s->pool);
  return 0;
}

static u64 read_reveal(Codec *args, Sequence *seed, Sequence *next_hash) {
  codec_string(args, seed);
  codec_string(args, next_hash);
  if (args->failed) return fail(ERR_InstructionDidNotDeserialize);
  u8 misshapen = seed->count > MAX_RNG_SEED_BYTES || next_hash->count != HASH_HEX_BYTES;
  return misshapen ? fail(ERR_GenericError) : 0;
}

static void draw_result(Settlement *s, const Sequence *seed) {
  Game *game = s->game;
  Draw drawn;
  draw(seed, &game->client_seed, game->nonce, &drawn);
  s->result_index = drawn.result_number % game->bet.count;
  s->multiplier_bps = u32_at(&game->bet, s->result_index);
  s->payout = share_bps(game->wager, s->multiplier_bps);
  s->payout_from_bonus_pool = smaller(s->payout, game->bonus_used);
  s->payout_from_normal_pool = s->payout - s->payout_from_bonus_pool;
  game->result = s->result_index;
  game->jackpot_result = drawn.jackpot_number % UBPS_PER_WHOLE;
}

static u64 emit_settled(const Settlement *s, const Sequence *seed, const Sequence *next_hash) {
  Game *game = s->game;
  Event event;
  event_start(&event, EVENT_GAME_SETTLED, GAME_SETTLED_BYTES);
  Codec *fields = &event.fields;
  write_key(fields, game->user);
  write_key(fields, game->pool);
  write_key(fields, game->token_mint);
  write_key(fields, game->creator);
  write_u64(fields, game->creator_fee);
  write_u64(fields, game->gamba_fee);
  write_u64(fields, game->pool_fee);
  write_u64(fields, game->jackpot_fee);
  write_u64(fields, game->underlying_used);
  write_u64(fields, game->bonus_used);
  write_u64(fields, game->wager);
  write_u64(fields, s->payout);
  write_u32(fields, (u32)s->multiplier_bps);
  write_u64(fields, s->payout_from_bonus_pool);
  write_u64(fields, s->payout_from_normal_pool);
  write_u64(fields, game->jackpot_probability_ubps);
  write_u64(fields, game->jackpot_result);
  write_u64(fields, game->nonce);
  codec_string(fields, &game->client_seed);
  write_u64(fields, s->result_index);
  codec_sequence(fields, &game->bet, sizeof(u32));
  write_u64(fields, s->jackpot_to_user);
  write_u64(fields, s->pool->liquidity_checkpoint);
  codec_string(fields, (Sequence *)seed);
  codec_string(fields, (Sequence *)next_hash);
  codec_string(fields, &game->metadata);
  return event_emit(&event);
}

u64 rng_settle(Context *context) {
  Settlement *s = allocate(sizeof(Settlement));
  s->a = (RngSettleAccounts *)context->accounts;
  TRY(load_accounts(s));
  Sequence seed, next_hash;
  TRY(read_reveal(&context->args, &seed, &next_hash));
  if (!seed_matches(&seed, &s->game->next_rng_seed_hashed)) return fail(ERR_IncorrectRngSeed);

  draw_result(s, &seed);
  TRY(settle_tokens(s));
  s->pool->plays += 1;
  s->pool->liquidity_checkpoint = token_amount(&s->a->pool_underlying_token_account);
  TRY(emit_settled(s, &seed, &next_hash));

  Game *game = s->game;
  s->player->nonce += 1;
  game->nonce += 1;
  game->status = STATUS_READY;
  game->rng_seed = seed;
  game->next_rng_seed_hashed = next_hash;
  game->jackpot_payout = s->jackpot_to_user;
  return game_store(&s->a->game, game);
}
