/* Paying a game of lamports: they lie in the game's own account, and go to whoever is listed and has something due. */
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "payday.h"

/* An account that stays below its rent would fail the whole transaction. */
static u8 can_receive_lamports(const Account *account, u64 amount) {
  return !account->is_executable && *account->lamports + amount >= rent_minimum(data_len(account));
}

static void pay_lamports(const Payday *day, const Account *to, u64 amount) {
  *day->account->lamports -= amount;
  *to->lamports += amount;
}

/* A winner whose wallet cannot receive keeps his claim; whoever pays fills up the wallet first. */
static void pay_winner(Payday *day, const Account *wallet, u64 *due) {
  if (*due == 0 || !can_receive_lamports(wallet, *due)) return;
  pay_lamports(day, wallet, *due);
  book_winner(day, due);
}

static void pay_creator(Payday *day, const Account *wallet, u64 *due) {
  if (*due == 0) return;
  if (!can_receive_lamports(wallet, *due)) {
    redirect_to_gamba(day, due);
    return;
  }
  pay_lamports(day, wallet, *due);
  book_creator(day, due);
}

static u64 pay_listed(Payday *day, const Account *wallet) {
  u64 *won = due_to_winner(day, wallet->key);
  u64 *earned = due_to_creator(day, wallet->key);
  if (won == 0 && earned == 0) return fail(ERR_PlayerMismatch);
  if (won != 0) pay_winner(day, wallet, won);
  if (earned != 0) pay_creator(day, wallet, earned);
  return 0;
}

u64 distribute_native(Context *context) {
  DistributeNativeAccounts *a = (DistributeNativeAccounts *)context->accounts;
  PaydayAccounts places = PAYDAY_ACCOUNTS(a);
  Payday *day = allocate(sizeof(Payday));
  TRY(payday_open(day, &places));
  if (!same_key(day->game->mint, NATIVE_MINT)) return fail(ERR_InvalidGameAccount);
  u64 listed = sizeof(DistributeNativeAccounts) / sizeof(Account);
  for (u64 i = listed; i < context->account_count; i++) TRY(pay_listed(day, &context->accounts[i]));
  u64 fee = day->game->pending_gamba_fee;
  if (fee > 0 && can_receive_lamports(&a->gamba_fee_address, fee)) {
    pay_lamports(day, &a->gamba_fee_address, fee);
    book_gamba_fee(day);
  }
  TRY(payday_emit(day));
  if (is_paid_out(day)) game_close(day);
  return 0;
}
