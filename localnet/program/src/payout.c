/* Where the tokens of a settled bet go. A destination that cannot receive never holds up the settle. */
#include "errors.h"
#include "math.h"
#include "settle.h"
#include "token.h"

static const Account *creator_or_protocol(const RngSettleAccounts *a) {
  return can_receive(&a->creator_ata, a->underlying_token_mint.key) ? &a->creator_ata : &a->gamba_state_ata;
}

static void distribute_stake(Settlement *s) {
  RngSettleAccounts *a = s->a;
  const Game *game = s->game;
  const Account *source = &a->player_ata;
  const Seeds *signature = &s->player_signature;
  u64 to_pool = game->underlying_used + game->pool_fee;
  token_transfer(source, creator_or_protocol(a), &a->player, game->creator_fee, signature);
  token_transfer(source, &a->gamba_state_ata, &a->player, game->gamba_fee, signature);
  token_transfer(source, &a->pool_jackpot_token_account, &a->player, game->jackpot_fee, signature);
  token_transfer(source, &a->pool_underlying_token_account, &a->player, to_pool, signature);
}

/* The bonus tokens are spent either way; the real tokens behind them pay the win first, the rest is the pool's. */
static void spend_bonus(Settlement *s) {
  RngSettleAccounts *a = s->a;
  u64 backing_left = s->game->bonus_used - s->payout_from_bonus_pool;
  token_burn(&a->player_bonus_ata, &a->bonus_token_mint, &a->player, s->game->bonus_used, &s->player_signature);
  token_transfer(&a->pool_bonus_underlying_token_account, &a->pool_underlying_token_account, &a->pool, backing_left,
                 &s->pool_signature);
}

/* What the four shares leave over stays in the pot. */
static void split_jackpot(Settlement *s) {
  RngSettleAccounts *a = s->a;
  s->jackpot_to_user = 0;
  if (s->game->jackpot_result >= s->game->jackpot_probability_ubps) return;
  const Account *source = &a->pool_jackpot_token_account;
  const GambaState *state = s->state;
  const Seeds *signature = &s->pool_signature;
  u64 pot = token_amount(source);
  s->jackpot_to_user = share_bps(pot, state->jackpot_payout_to_user_bps);
  u64 to_creator = share_bps(pot, state->jackpot_payout_to_creator_bps);
  u64 to_pool = share_bps(pot, state->jackpot_payout_to_pool_bps);
  u64 to_gamba = share_bps(pot, state->jackpot_payout_to_gamba_bps);
  token_transfer(source, creator_or_protocol(a), &a->pool, to_creator, signature);
  token_transfer(source, &a->pool_underlying_token_account, &a->pool, to_pool, signature);
  token_transfer(source, &a->gamba_state_ata, &a->pool, to_gamba, signature);
}

static void pay_winnings(Settlement *s, const Account *destination) {
  RngSettleAccounts *a = s->a;
  const Seeds *signature = &s->pool_signature;
  token_transfer(&a->pool_bonus_underlying_token_account, destination, &a->pool, s->payout_from_bonus_pool, signature);
  token_transfer(&a->pool_underlying_token_account, destination, &a->pool, s->payout_from_normal_pool, signature);
  token_transfer(&a->pool_jackpot_token_account, destination, &a->pool, s->jackpot_to_user, signature);
}

/* Wrapped SOL turns into lamports only by closing its account. They go to the Player account first, since what this
   program owns it may divide: winnings to the user, rent back to the provider. */
static void pay_native(Settlement *s, u64 winnings) {
  RngSettleAccounts *a = s->a;
  pda_create(&a->rng, &a->escrow_token_account, TOKEN_ACCOUNT_BYTES, TOKEN_PROGRAM, &s->escrow);
  token_account_initialize(&a->escrow_token_account, &a->underlying_token_mint, &a->player);
  pay_winnings(s, &a->escrow_token_account);
  u64 before = *a->player.lamports;
  token_close(&a->escrow_token_account, &a->player, &a->player, &s->player_signature);
  u64 escrow_rent = *a->player.lamports - before - winnings;
  *a->player.lamports = before;
  *a->user.lamports += winnings;
  *a->rng.lamports += escrow_rent;
}

/* No account may end below its rent, and the provider must have the rent to lend while the winnings pass through. */
static u8 can_pay_native(const Settlement *s, u64 winnings) {
  const Account *user = &s->a->user;
  return *user->lamports + winnings >= rent_minimum(data_len(user)) &&
         *s->a->rng.lamports >= rent_minimum(TOKEN_ACCOUNT_BYTES);
}

/* Winnings that cannot be delivered wait in the player's token account, where player_claim takes them out. */
static void pay_user(Settlement *s) {
  RngSettleAccounts *a = s->a;
  u64 winnings = s->payout + s->jackpot_to_user;
  if (winnings == 0) return;
  const u8 *mint = a->underlying_token_mint.key;
  if (!is_native_mint(mint)) {
    pay_winnings(s, can_receive(&a->user_underlying_ata, mint) ? &a->user_underlying_ata : &a->player_ata);
  } else if (can_pay_native(s, winnings)) {
    pay_native(s, winnings);
  } else {
    pay_winnings(s, &a->player_ata);
  }
}

u64 settle_tokens(Settlement *s) {
  distribute_stake(s);
  spend_bonus(s);
  /* Withdrawals since the bet may have left too little. It stays open: settled later, or taken back by player_claim. */
  u64 liquidity = token_amount(&s->a->pool_underlying_token_account);
  if (liquidity < s->payout_from_normal_pool) return fail(ERR_MaxPayoutExceeded);
  split_jackpot(s);
  pay_user(s);
  return 0;
}
