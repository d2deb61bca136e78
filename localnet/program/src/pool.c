/* The life of a pool: creation, liquidity in and out, bonus tokens. */
#include "address.h"
#include "errors.h"
#include "event.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "state.h"
#include "token.h"

enum { POOL_ACTION_DEPOSIT, POOL_ACTION_WITHDRAW };

#define POOL_CREATED_BYTES (4 * KEY_BYTES)
#define POOL_CHANGE_BYTES (3 * KEY_BYTES + 1 + 3 * 8)

static u64 create_pool_account(PoolInitializeAccounts *a, const u8 *pool_authority, const u8 *lookup_address) {
  Seeds seeds = SEEDS_3("POOL", a->underlying_token_mint.key, pool_authority);
  TRY(expect_pda(&a->pool, &seeds));
  pda_create(&a->initializer, &a->pool, sizeof(Pool), CONTEXT->program_id, &seeds);

  Pool *pool = (Pool *)a->pool.data;
  *(u64 *)pool->discriminator = ACCOUNT_POOL;
  pool->bump = seeds.bump;
  copy_key(pool->lookup_address, lookup_address);
  copy_key(pool->pool_authority, pool_authority);
  copy_key(pool->underlying_token_mint, a->underlying_token_mint.key);
  return 0;
}

static u64 create_token_account(PoolInitializeAccounts *a, const Account *created, Seeds *seeds) {
  TRY(expect_pda(created, seeds));
  pda_create(&a->initializer, created, TOKEN_ACCOUNT_BYTES, TOKEN_PROGRAM, seeds);
  token_account_initialize(created, &a->underlying_token_mint, &a->pool);
  return 0;
}

static u64 create_mint(PoolInitializeAccounts *a, const Account *created, Seeds *seeds) {
  TRY(expect_pda(created, seeds));
  pda_create(&a->initializer, created, MINT_BYTES, TOKEN_PROGRAM, seeds);
  mint_initialize(created, mint_decimals(&a->underlying_token_mint), &a->pool);
  return 0;
}

static u64 create_pool_tokens(PoolInitializeAccounts *a) {
  Seeds underlying = SEEDS_2("POOL_ATA", a->pool.key);
  Seeds bonus_underlying = SEEDS_2("POOL_BONUS_UNDERLYING_TA", a->pool.key);
  Seeds jackpot = SEEDS_2("POOL_JACKPOT", a->pool.key);
  TRY(create_token_account(a, &a->pool_underlying_token_account, &underlying));
  TRY(create_token_account(a, &a->pool_bonus_underlying_token_account, &bonus_underlying));
  return create_token_account(a, &a->pool_jackpot_token_account, &jackpot);
}

static u64 create_pool_mints(PoolInitializeAccounts *a) {
  Seeds lp = SEEDS_2("POOL_LP_MINT", a->pool.key);
  Seeds bonus = SEEDS_2("POOL_BONUS_MINT", a->pool.key);
  TRY(create_mint(a, &a->lp_mint, &lp));
  return create_mint(a, &a->bonus_mint, &bonus);
}

u64 pool_initialize(Context *context) {
  PoolInitializeAccounts *a = (PoolInitializeAccounts *)context->accounts;
  GambaState *state;
  TRY(gamba_state_load(&a->gamba_state, &state));
  u8 may = state->pool_creation_allowed || same_key(state->authority, a->initializer.key);
  if (!may) return fail(ERR_PoolCreationNotAllowed);
  TRY(expect_mint(&a->underlying_token_mint));
  TRY(expect_ata(&a->gamba_state_ata, a->gamba_state.key, a->underlying_token_mint.key));

  u8 pool_authority[KEY_BYTES];
  u8 lookup_address[KEY_BYTES];
  codec_key(&context->args, pool_authority);
  codec_key(&context->args, lookup_address);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);

  TRY(create_pool_account(a, pool_authority, lookup_address));
  TRY(create_pool_tokens(a));
  TRY(create_pool_mints(a));
  ata_create(&a->initializer, &a->gamba_state_ata, &a->gamba_state, &a->underlying_token_mint);
  system_transfer(&a->initializer, &a->gamba_state, state->pool_creation_fee_lamports);

  Event event;
  event_start(&event, EVENT_POOL_CREATED, POOL_CREATED_BYTES);
  write_key(&event.fields, a->initializer.key);
  write_key(&event.fields, pool_authority);
  write_key(&event.fields, a->pool.key);
  write_key(&event.fields, a->underlying_token_mint.key);
  return event_emit(&event);
}

/** What a deposit and a withdrawal share, in whichever order their accounts came. */
typedef struct {
  const Account *user;
  const Account *pool_account;
  const Account *underlying;
  const Account *lp_mint;
  const Account *mint;
  const Account *user_underlying_ata;
  const Account *user_lp_ata;
  GambaState *state;
  Pool *pool;
  u64 amount;
} Liquidity;

static u64 liquidity_check(Liquidity *l, const Account *gamba_state, Codec *args) {
  TRY(gamba_state_load(gamba_state, &l->state));
  TRY(pool_load(l->pool_account, &l->pool));
  TRY(expect_key(l->mint, l->pool->underlying_token_mint, ERR_ConstraintTokenMint));
  Seeds underlying = SEEDS_2("POOL_ATA", l->pool_account->key);
  Seeds lp = SEEDS_2("POOL_LP_MINT", l->pool_account->key);
  TRY(expect_pda(l->underlying, &underlying));
  TRY(expect_pda(l->lp_mint, &lp));
  TRY(expect_ata(l->user_underlying_ata, l->user->key, l->mint->key));
  TRY(expect_ata(l->user_lp_ata, l->user->key, l->lp_mint->key));
  codec_u64(args, &l->amount);
  return args->failed ? fail(ERR_InstructionDidNotDeserialize) : 0;
}

static u64 liquidity_changed(Liquidity *l, u8 action, u64 amount) {
  u64 liquidity = token_amount(l->underlying);
  l->pool->liquidity_checkpoint = liquidity;
  Event event;
  event_start(&event, EVENT_POOL_CHANGE, POOL_CHANGE_BYTES);
  write_key(&event.fields, l->user->key);
  write_key(&event.fields, l->pool_account->key);
  write_key(&event.fields, l->mint->key);
  write_u8(&event.fields, action);
  write_u64(&event.fields, amount);
  write_u64(&event.fields, liquidity);
  write_u64(&event.fields, mint_supply(l->lp_mint));
  return event_emit(&event);
}

u64 pool_deposit(Context *context) {
  PoolDepositAccounts *a = (PoolDepositAccounts *)context->accounts;
  Liquidity l = {
      .user = &a->user,
      .pool_account = &a->pool,
      .underlying = &a->pool_underlying_token_account,
      .lp_mint = &a->lp_mint,
      .mint = &a->underlying_token_mint,
      .user_underlying_ata = &a->user_underlying_ata,
      .user_lp_ata = &a->user_lp_ata,
  };
  TRY(liquidity_check(&l, &a->gamba_state, &context->args));
  Pool *pool = l.pool;
  if (!l.state->pool_deposit_allowed) return fail(ERR_DepositNotAllowed);
  u8 listed = same_key(pool->deposit_whitelist_address, a->user.key);
  if (pool->deposit_whitelist_required && !listed) return fail(ERR_DepositWhitelistRequired);
  u64 liquidity = token_amount(l.underlying);
  u64 room = pool->deposit_limit_amount > liquidity ? pool->deposit_limit_amount - liquidity : 0;
  if (pool->deposit_limit && l.amount > room) return fail(ERR_DepositLimitExceeded);

  u64 supply = mint_supply(l.lp_mint);
  u64 shares = supply == 0 || liquidity == 0 ? l.amount : multiply_divide(l.amount, supply, liquidity);
  /* Tokens given to a pool without shares in return would belong to the other depositors. */
  if (shares == 0 || shares == U64_MAX) return fail(ERR_GenericError);

  Seeds signature;
  pool_signature(&signature, pool);
  ata_create(&a->user, &a->user_lp_ata, &a->user, &a->lp_mint);
  token_transfer(&a->user_underlying_ata, l.underlying, &a->user, l.amount, 0);
  token_mint_to(&a->lp_mint, &a->user_lp_ata, &a->pool, shares, &signature);
  return liquidity_changed(&l, POOL_ACTION_DEPOSIT, l.amount);
}

u64 pool_withdraw(Context *context) {
  PoolWithdrawAccounts *a = (PoolWithdrawAccounts *)context->accounts;
  Liquidity l = {
      .user = &a->user,
      .pool_account = &a->pool,
      .underlying = &a->pool_underlying_token_account,
      .lp_mint = &a->lp_mint,
      .mint = &a->underlying_token_mint,
      .user_underlying_ata = &a->user_underlying_ata,
      .user_lp_ata = &a->user_lp_ata,
  };
  TRY(liquidity_check(&l, &a->gamba_state, &context->args));
  if (!l.state->pool_withdraw_allowed) return fail(ERR_WithdrawalNotAllowed);
  u64 supply = mint_supply(l.lp_mint);
  if (l.amount == 0 || supply == 0) return fail(ERR_GenericError);
  u64 share = multiply_divide(token_amount(l.underlying), l.amount, supply);
  u64 paid = share - share_bps(share, l.state->pool_withdraw_fee_bps);

  Seeds signature;
  pool_signature(&signature, l.pool);
  ata_create(&a->user, &a->user_underlying_ata, &a->user, &a->underlying_token_mint);
  token_burn(&a->user_lp_ata, &a->lp_mint, &a->user, l.amount, 0);
  token_transfer(l.underlying, &a->user_underlying_ata, &a->pool, paid, &signature);
  return liquidity_changed(&l, POOL_ACTION_WITHDRAW, paid);
}

u64 pool_mint_bonus_tokens(Context *context) {
  PoolMintBonusTokensAccounts *a = (PoolMintBonusTokensAccounts *)context->accounts;
  GambaState *state;
  Pool *pool;
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(pool_load(&a->pool, &pool));
  TRY(expect_key(&a->underlying_token_mint, pool->underlying_token_mint, ERR_ConstraintTokenMint));
  Seeds bonus_underlying = SEEDS_2("POOL_BONUS_UNDERLYING_TA", a->pool.key);
  Seeds bonus = SEEDS_2("POOL_BONUS_MINT", a->pool.key);
  Seeds jackpot = SEEDS_2("POOL_JACKPOT", a->pool.key);
  TRY(expect_pda(&a->pool_bonus_underlying_token_account, &bonus_underlying));
  TRY(expect_pda(&a->bonus_mint, &bonus));
  TRY(expect_pda(&a->pool_jackpot_token_account, &jackpot));
  TRY(expect_ata(&a->user_bonus_ata, a->user.key, a->bonus_mint.key));
  u64 amount = 0;
  codec_u64(&context->args, &amount);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);

  u64 to_jackpot = share_bps(amount, state->bonus_to_jackpot_ratio_bps);
  u64 minted = amount - to_jackpot; /* each bonus token is backed by one real token */
  Seeds signature;
  pool_signature(&signature, pool);
  ata_create(&a->user, &a->user_bonus_ata, &a->user, &a->bonus_mint);
  token_transfer(&a->user_underlying_ata, &a->pool_jackpot_token_account, &a->user, to_jackpot, 0);
  token_transfer(&a->user_underlying_ata, &a->pool_bonus_underlying_token_account, &a->user, minted, 0);
  token_mint_to(&a->bonus_mint, &a->user_bonus_ata, &a->pool, minted, &signature);
  return 0;
}
