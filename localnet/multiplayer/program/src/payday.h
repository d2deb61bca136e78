/* The books of a settled game: what is still due, and what this transaction has paid of it. */
#ifndef MULTIPLAYER_PAYDAY_H
#define MULTIPLAYER_PAYDAY_H

#include "state.h"

typedef struct {
  const Account *account;
  const Account *metadata;
  const Account *maker;
  Game *game;
  GambaState *state;
  Settlement lists;
  u32 paid_creators;
  u32 paid_winners;
  u64 amount_paid;
} Payday;

/** The accounts both ways of distributing have in common. */
typedef struct {
  const Account *payer;
  const Account *state;
  const Account *game;
  const Account *metadata;
  const Account *maker;
  const Account *fee_address;
} PaydayAccounts;

#define PAYDAY_ACCOUNTS(a)                  \
  {.payer = &(a)->payer,                    \
   .state = &(a)->gamba_state,              \
   .game = &(a)->game_account,              \
   .metadata = &(a)->metadata_account,      \
   .maker = &(a)->game_maker,               \
   .fee_address = &(a)->gamba_fee_address}

/** Opens the books, or refuses: the game must be drawn, and only the provider may pay before its hard end. */
u64 payday_open(Payday *day, const PaydayAccounts *a);

/** What this creator is due; null when it is none of this game's. */
u64 *due_to_creator(const Payday *day, const u8 *creator);

/** What this player has won; null when it is none of the winners. */
u64 *due_to_winner(const Payday *day, const u8 *user);

/* Each strikes an amount out of the books; the caller moves it. */
void book_creator(Payday *day, u64 *due);
void book_winner(Payday *day, u64 *due);
void book_gamba_fee(Payday *day);

/** A creator who cannot receive must not hold up the others: the protocol takes the fee. */
void redirect_to_gamba(Payday *day, u64 *due);

/** Logs where the books stand. */
u64 payday_emit(const Payday *day);

/** True once nothing is due to anybody. */
u8 is_paid_out(const Payday *day);

/** Gives both accounts up; what they hold is the maker's. */
void game_close(const Payday *day);

#endif
