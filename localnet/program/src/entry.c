/* Where the loader calls: finds the instruction, checks the accounts against the IDL, runs the handler. */
#include "codec.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"

#define RULE_COUNT(rules) (sizeof(rules) / sizeof(AccountRule))

static u64 check_account(const Account *account, u64 flags) {
  const u8 *program = 0;
  if (flags & RULE_SYSTEM_PROGRAM) program = SYSTEM_PROGRAM;
  if (flags & RULE_TOKEN_PROGRAM) program = TOKEN_PROGRAM;
  if (flags & RULE_ASSOCIATED_TOKEN_PROGRAM) program = ASSOCIATED_TOKEN_PROGRAM;
  if (program != 0 && !same_key(account->key, program)) return fail_account(ERR_InvalidProgramId, account);
  /* An optional account that is left out is this program's own id. */
  if ((flags & RULE_OPTIONAL) && same_key(account->key, CONTEXT->program_id)) return 0;
  if ((flags & RULE_SIGNER) && !account->is_signer) return fail_account(ERR_AccountNotSigner, account);
  if ((flags & RULE_WRITABLE) && !account->is_writable) return fail_account(ERR_ConstraintMut, account);
  return 0;
}

static u64 check_accounts(Context *context, const AccountRule *rules, u64 count) {
  if (context->account_count < count) return fail(ERR_AccountNotEnoughKeys);
  context->rules = rules;
  for (u64 i = 0; i < count; i++) TRY(check_account(&context->accounts[i], rules[i].flags));
  return 0;
}

#define ROUTE(NAME, handler)                                                    \
  case INSTRUCTION_##NAME:                                                      \
    log_text(NAME##_LOG);                                                       \
    TRY(check_accounts(context, NAME##_RULES, RULE_COUNT(NAME##_RULES)));       \
    return handler(context)

static u64 route(Context *context, u64 discriminator) {
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

u64 entrypoint(u8 *input) {
  TRY(context_load(input));
  Context *context = CONTEXT;
  u64 discriminator = 0;
  codec_u64(&context->args, &discriminator);
  if (context->args.failed) return fail(ERR_InstructionMissing);
  return route(context, discriminator);
}
