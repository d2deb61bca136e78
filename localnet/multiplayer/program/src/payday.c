#include "payday.h"

#include "errors.h"
#include "event.h"
#include "idl.gen.h"

#define EVENT_BYTES 64

/* After the hard end anybody may, so that no player waits for a provider that is gone: the destinations are fixed. */
static u64 check_payer(const Payday *day, const Account *payer) {
  Clock clock;
  clock_now(&clock);
  u8 allowed = same_key(payer->key, day->state->rng) || clock.unix_seconds >= day->game->hard_expiration;
  return allowed ? 0 : fail(ERR_AuthorityMismatch);
}

u64 payday_open(Payday *day, const PaydayAccounts *a) {
  Metadata *metadata;
  TRY(gamba_state_load(a->state, &day->state));
  TRY(game_load(a->game, &day->game));
  TRY(metadata_load(a->metadata, a->game, &metadata));
  if (day->game->state != STATE_SETTLED) return fail(ERR_CannotSettleYet);
  TRY(check_payer(day, a->payer));
  if (!same_key(a->maker->key, day->game->game_maker)) return fail(ERR_InvalidGameAccount);
  if (!same_key(a->fee_address->key, day->state->fee_address)) return fail(ERR_AuthorityMismatch);
  day->account = a->game;
  day->metadata = a->metadata;
  day->maker = a->maker;
  settlement_read(day->game, &day->lists);
  return 0;
}

u64 *due_to_creator(const Payday *day, const u8 *creator) {
  for (u32 i = 0; i < day->lists.creator_count; i++) {
    if (same_key(day->lists.creators[i].address, creator)) return &day->lists.creators[i].amount;
  }
  return 0;
}

u64 *due_to_winner(const Payday *day, const u8 *user) {
  for (u32 k = 0; k < day->lists.winner_count; k++) {
    Player *player = &day->game->players[day->lists.winners[k]];
    if (same_key(player->user, user)) return &player->pending_payout;
  }
  return 0;
}

void book_creator(Payday *day, u64 *due) {
  day->paid_creators++;
  day->amount_paid += *due;
  *due = 0;
}

void book_winner(Payday *day, u64 *due) {
  day->paid_winners++;
  day->amount_paid += *due;
  *due = 0;
}

void book_gamba_fee(Payday *day) {
  day->amount_paid += day->game->pending_gamba_fee;
  day->game->pending_gamba_fee = 0;
}

void redirect_to_gamba(Payday *day, u64 *due) {
  day->game->pending_gamba_fee += *due;
  *due = 0;
}

static u32 creators_left(const Payday *day) {
  u32 left = 0;
  for (u32 i = 0; i < day->lists.creator_count; i++) left += day->lists.creators[i].amount > 0;
  return left;
}

static u32 winners_left(const Payday *day) {
  u32 left = 0;
  for (u32 k = 0; k < day->lists.winner_count; k++) {
    left += day->game->players[day->lists.winners[k]].pending_payout > 0;
  }
  return left;
}

u8 is_paid_out(const Payday *day) {
  return day->game->pending_gamba_fee == 0 && creators_left(day) == 0 && winners_left(day) == 0;
}

u64 payday_emit(const Payday *day) {
  Event event;
  event_start(&event, EVENT_GAME_SETTLED_PARTIAL, EVENT_BYTES);
  write_u64(&event.fields, day->game->game_id);
  write_key(&event.fields, day->account->key);
  write_u32(&event.fields, creators_left(day));
  write_u32(&event.fields, winners_left(day));
  write_u32(&event.fields, day->paid_creators);
  write_u32(&event.fields, day->paid_winners);
  write_u64(&event.fields, day->amount_paid);
  return event_emit(&event);
}

void game_close(const Payday *day) {
  account_close(day->metadata, day->maker);
  account_close(day->account, day->maker);
}
