/* The protocol's own settings, and what the protocol or a pool's owner may set on a pool. */
#include "address.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "state.h"
#include "token.h"

#define MAX_CUSTOM_PAYOUT_BPS 5000

u64 gamba_initialize(Context *context) {
  GambaInitializeAccounts *a = (GambaInitializeAccounts *)context->accounts;
  Seeds seeds = SEEDS_1("GAMBA_STATE");
  TRY(expect_pda(&a->gamba_state, &seeds));
  pda_create(&a->initializer, &a->gamba_state, sizeof(GambaState), context->program_id, &seeds);

  GambaState *state = (GambaState *)a->gamba_state.data;
  *(u64 *)state->discriminator = ACCOUNT_GAMBA_STATE;
  copy_key(state->authority, a->initializer.key);
  state->bump = seeds.bump;
  return 0;
}

u64 gamba_set_authority(Context *context) {
  GambaSetAuthorityAccounts *a = (GambaSetAuthorityAccounts *)context->accounts;
  GambaState *state;
  TRY(gamba_state_load(&a->gamba_state, &state));
  if (!same_key(state->authority, a->authority.key)) return fail_account(ERR_ConstraintHasOne, &a->gamba_state);

  u8 authority[KEY_BYTES];
  codec_key(&context->args, authority);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  copy_key(state->authority, authority);
  return 0;
}

static u64 config_read(Codec *args, GambaState *config) {
  codec_key(args, config->rng_address);
  u64 *numbers[] = {
      &config->gamba_fee_bps,
      &config->max_creator_fee_bps,
      &config->pool_creation_fee_lamports,
      &config->anti_spam_fee_lamports,
      &config->max_house_edge_bps,
      &config->default_pool_fee_bps,
      &config->jackpot_payout_to_user_bps,
      &config->jackpot_payout_to_creator_bps,
      &config->jackpot_payout_to_pool_bps,
      &config->jackpot_payout_to_gamba_bps,
      &config->bonus_to_jackpot_ratio_bps,
      &config->max_payout_bps,
      &config->pool_withdraw_fee_bps,
  };
  for (u64 i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) codec_u64(args, numbers[i]);
  codec_bool(args, &config->pool_creation_allowed);
  codec_bool(args, &config->pool_deposit_allowed);
  codec_bool(args, &config->pool_withdraw_allowed);
  codec_bool(args, &config->playing_allowed);
  codec_key(args, config->distribution_recipient);
  return args->failed ? fail(ERR_InstructionDidNotDeserialize) : 0;
}

/* More than the whole of anything would let a settle ask for tokens that are not there. */
static u64 config_check(const GambaState *config) {
  u64 shares[] = {
      config->gamba_fee_bps,
      config->max_creator_fee_bps,
      config->default_pool_fee_bps,
      config->jackpot_payout_to_user_bps,
      config->jackpot_payout_to_creator_bps,
      config->jackpot_payout_to_pool_bps,
      config->jackpot_payout_to_gamba_bps,
      config->bonus_to_jackpot_ratio_bps,
      config->max_payout_bps,
      config->pool_withdraw_fee_bps,
  };
  for (u64 i = 0; i < sizeof(shares) / sizeof(shares[0]); i++) {
    if (shares[i] > BPS_PER_WHOLE) return fail(ERR_GenericError);
  }
  u64 jackpot_bps = config->jackpot_payout_to_user_bps + config->jackpot_payout_to_creator_bps +
                    config->jackpot_payout_to_pool_bps + config->jackpot_payout_to_gamba_bps;
  return jackpot_bps > BPS_PER_WHOLE ? fail(ERR_GenericError) : 0;
}

u64 gamba_set_config(Context *context) {
  GambaSetConfigAccounts *a = (GambaSetConfigAccounts *)context->accounts;
  GambaState *state;
  TRY(gamba_state_load(&a->gamba_state, &state));
  if (!same_key(state->authority, a->authority.key)) return fail_account(ERR_ConstraintHasOne, &a->gamba_state);
  /* A refusal after this point undoes the writes, as any failed instruction does. */
  TRY(config_read(&context->args, state));
  return config_check(state);
}

u64 pool_authority_config(Context *context) {
  PoolAuthorityConfigAccounts *a = (PoolAuthorityConfigAccounts *)context->accounts;
  GambaState *state;
  Pool *pool;
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(pool_load(&a->pool, &pool));
  u8 may = same_key(pool->pool_authority, a->user.key) || same_key(state->authority, a->user.key);
  if (!may) return fail(ERR_Unauthorized);

  Codec *args = &context->args;
  codec_u64(args, &pool->min_wager);
  codec_bool(args, &pool->deposit_limit);
  codec_u64(args, &pool->deposit_limit_amount);
  codec_bool(args, &pool->custom_pool_fee);
  codec_u64(args, &pool->custom_pool_fee_bps);
  codec_bool(args, &pool->custom_max_payout);
  codec_u64(args, &pool->custom_max_payout_bps);
  codec_bool(args, &pool->deposit_whitelist_required);
  codec_key(args, pool->deposit_whitelist_address);
  if (args->failed) return fail(ERR_InstructionDidNotDeserialize);
  if (pool->custom_pool_fee_bps > BPS_PER_WHOLE) return fail(ERR_CustomPoolFeeExceedsLimit);
  if (pool->custom_max_payout_bps > MAX_CUSTOM_PAYOUT_BPS) return fail(ERR_CustomMaxPayoutExceedsLimit);
  return 0;
}

u64 pool_gamba_config(Context *context) {
  PoolGambaConfigAccounts *a = (PoolGambaConfigAccounts *)context->accounts;
  GambaState *state;
  Pool *pool;
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(pool_load(&a->pool, &pool));
  if (!same_key(state->authority, a->user.key)) return fail(ERR_Unauthorized);

  codec_bool(&context->args, &pool->anti_spam_fee_exempt);
  codec_bool(&context->args, &pool->custom_gamba_fee);
  codec_u64(&context->args, &pool->custom_gamba_fee_bps);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  return pool->custom_gamba_fee_bps > BPS_PER_WHOLE ? fail(ERR_GenericError) : 0;
}
