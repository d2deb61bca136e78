/* Paying a game of tokens out of its escrow, into the listed token accounts. */
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "payday.h"
#include "token.h"

#define TOKEN_OWNER_AT 32

enum { FIRST_CREATOR = 9, FIRST_WINNER = 14, AFTER_WINNERS = 29 };

typedef struct {
  Payday day;
  const DistributeSplAccounts *a;
  Seeds signature;
} TokenPayday;

/* Whose it is stands in the account itself, but only the owner's associated account counts. */
static u64 owner_of(const TokenPayday *pay, const Account *account, ErrorId otherwise, const u8 **owner) {
  if (!same_key(account->owner, TOKEN_PROGRAM) || data_len(account) != TOKEN_ACCOUNT_BYTES) return fail(otherwise);
  *owner = account->data + TOKEN_OWNER_AT;
  return expect_ata(account, *owner, pay->day.game->mint);
}

static void pay_tokens(const TokenPayday *pay, const Account *to, u64 amount) {
  token_transfer(&pay->a->game_account_ta, to, &pay->a->game_account, amount, &pay->signature);
}

static u64 pay_creator(TokenPayday *pay, const Account *account) {
  const u8 *owner;
  TRY(owner_of(pay, account, ERR_CreatorMismatch, &owner));
  u64 *due = due_to_creator(&pay->day, owner);
  if (due == 0) return fail(ERR_CreatorMismatch);
  if (*due == 0) return 0;
  if (!can_receive(account, pay->day.game->mint)) {
    redirect_to_gamba(&pay->day, due);
    return 0;
  }
  pay_tokens(pay, account, *due);
  book_creator(&pay->day, due);
  return 0;
}

/* A winner whose account is frozen keeps his claim. */
static u64 pay_winner(TokenPayday *pay, const Account *account) {
  const u8 *owner;
  TRY(owner_of(pay, account, ERR_PlayerMismatch, &owner));
  u64 *due = due_to_winner(&pay->day, owner);
  if (due == 0) return fail(ERR_PlayerMismatch);
  if (*due == 0 || !can_receive(account, pay->day.game->mint)) return 0;
  pay_tokens(pay, account, *due);
  book_winner(&pay->day, due);
  return 0;
}

static u64 pay_listed(TokenPayday *pay) {
  for (u64 i = FIRST_CREATOR; i < AFTER_WINNERS; i++) {
    const Account *account = &CONTEXT->accounts[i];
    if (same_key(account->key, CONTEXT->program_id)) continue;
    if (i < FIRST_WINNER) TRY(pay_creator(pay, account));
    else TRY(pay_winner(pay, account));
  }
  return 0;
}

/* Tokens that strangers have sent to the escrow go the way of the fees; an account with a balance cannot be closed. */
static void close_all(const TokenPayday *pay, u8 fee_account_ready) {
  const DistributeSplAccounts *a = pay->a;
  u64 donated = token_amount(&a->game_account_ta);
  if (donated > 0 && !fee_account_ready) return;
  pay_tokens(pay, &a->gamba_fee_ata, donated);
  token_close(&a->game_account_ta, &a->game_maker, &a->game_account, &pay->signature);
  game_close(&pay->day);
}

u64 distribute_spl(Context *context) {
  DistributeSplAccounts *a = (DistributeSplAccounts *)context->accounts;
  PaydayAccounts places = PAYDAY_ACCOUNTS(a);
  TokenPayday *pay = allocate(sizeof(TokenPayday));
  TRY(payday_open(&pay->day, &places));
  const Game *game = pay->day.game;
  if (!same_key(a->mint.key, game->mint) || is_native_mint(game->mint)) return fail(ERR_InvalidGameAccount);
  Seeds escrow = {.part = {{a->game_account.key, KEY_BYTES}}, .count = 1};
  TRY(expect_pda(&a->game_account_ta, &escrow));
  TRY(expect_ata(&a->gamba_fee_ata, a->gamba_fee_address.key, game->mint));
  pay->a = a;
  game_signature(&pay->signature, game);

  TRY(pay_listed(pay));
  u8 fee_account_ready = can_receive(&a->gamba_fee_ata, game->mint);
  if (game->pending_gamba_fee > 0 && fee_account_ready) {
    pay_tokens(pay, &a->gamba_fee_ata, game->pending_gamba_fee);
    book_gamba_fee(&pay->day);
  }
  TRY(payday_emit(&pay->day));
  if (is_paid_out(&pay->day)) close_all(pay, fee_account_ready);
  return 0;
}
