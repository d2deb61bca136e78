/* The draw: who wins, and what is due to whom. Nothing is paid here. */
#include "errors.h"
#include "event.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "random.h"
#include "state.h"

#define FEWEST_TO_DRAW 2
#define SAMPLE_PLAYERS 10
#define EVENT_FIXED_BYTES 128
/* Open addressing for at most MAX_PLAYERS creators. */
#define CREATOR_SLOTS 2048
#define CREATOR_SLOT_BITS 11

typedef struct {
  const Account *account;
  Game *game;
  Random random;
  u16 *winners;
  u64 winner_count;
  u64 total_wager;
} Draw;

static u64 may_select(const Game *game) {
  if (game->state == STATE_SETTLED) return fail(ERR_AlreadySettled);
  Clock clock;
  clock_now(&clock);
  u8 due = game->state == STATE_PLAYING || clock.unix_seconds >= game->hard_expiration ||
           (clock.unix_seconds >= game->soft_expiration && game->player_count >= FEWEST_TO_DRAW);
  return due ? 0 : fail(ERR_CannotSettleYet);
}

/** A place by weight. */
static u32 draw_one(const Draw *draw, u32 k, const u64 *weights, u64 total) {
  u64 number = random_below(&draw->random, k, total);
  u32 place = 0;
  while (number >= weights[place]) number -= weights[place++];
  return place;
}

static void draw_players(Draw *draw) {
  const Game *game = draw->game;
  u64 *weights = allocate(game->player_count * sizeof(u64));
  for (u32 i = 0; i < game->player_count; i++) weights[i] = game->players[i].wager;
  u64 total = draw->total_wager;
  for (u32 k = 0; k < game->winners_target; k++) {
    u32 winner = draw_one(draw, k, weights, total);
    draw->winners[draw->winner_count++] = (u16)winner;
    total -= weights[winner];
    weights[winner] = 0;
  }
}

static u64 *team_weights(const Game *game) {
  u64 *weights = allocate(game->num_teams * sizeof(u64));
  for (u32 i = 0; i < game->player_count; i++) weights[game->players[i].team] += game->players[i].wager;
  return weights;
}

static void draw_team(Draw *draw) {
  const Game *game = draw->game;
  u32 team = draw_one(draw, 0, team_weights(game), draw->total_wager);
  for (u32 i = 0; i < game->player_count; i++) {
    if (game->players[i].team == team) draw->winners[draw->winner_count++] = (u16)i;
  }
}

static void pay_by_wager(const Draw *draw, u64 pot) {
  u64 total = 0;
  u64 left = pot;
  for (u64 k = 0; k < draw->winner_count; k++) total += draw->game->players[draw->winners[k]].wager;
  for (u64 k = 0; k < draw->winner_count; k++) {
    Player *player = &draw->game->players[draw->winners[k]];
    player->pending_payout = multiply_divide(pot, player->wager, total);
    left -= player->pending_payout;
  }
  draw->game->players[draw->winners[0]].pending_payout += left;
}

static void pay_same(const Draw *draw, u64 pot) {
  u64 share = pot / draw->winner_count;
  for (u64 k = 0; k < draw->winner_count; k++) draw->game->players[draw->winners[k]].pending_payout = share;
  draw->game->players[draw->winners[0]].pending_payout += pot % draw->winner_count;
}

/* Each takes half of what is left, the last the rest. */
static void pay_decaying(const Draw *draw, u64 pot) {
  u64 left = pot;
  for (u64 k = 0; k < draw->winner_count; k++) {
    u64 share = k + 1 < draw->winner_count ? left - left / 2 : left;
    draw->game->players[draw->winners[k]].pending_payout = share;
    left -= share;
  }
}

/** Behind the winners' indexes, which are complete by now. */
static CreatorPending *creator_list(const Draw *draw) {
  return (CreatorPending *)((u8 *)&draw->winners[draw->winner_count] + sizeof(u32));
}

static u32 *creator_count(const Draw *draw) { return (u32 *)&draw->winners[draw->winner_count]; }

/* A table keyed by this draw's hash, so that nobody can choose creators that make the search long. */
static CreatorPending *creator_of(const Draw *draw, u16 *slots, const u8 *address) {
  CreatorPending *list = creator_list(draw);
  u64 key = *(const u64 *)draw->random.entropy | 1;
  u64 slot = ((*(const u64 *)address ^ *(const u64 *)(address + 8)) * key) >> (64 - CREATOR_SLOT_BITS);
  for (; slots[slot] != 0; slot = (slot + 1) % CREATOR_SLOTS) {
    CreatorPending *known = &list[slots[slot] - 1];
    if (same_key(known->address, address)) return known;
  }
  CreatorPending *added = &list[(*creator_count(draw))++];
  slots[slot] = (u16)*creator_count(draw);
  copy_key(added->address, address);
  added->amount = 0;
  return added;
}

/** Books the fees and gives what they leave of the wagers. */
static u64 book_fees(const Draw *draw) {
  Game *game = draw->game;
  u16 *slots = allocate(CREATOR_SLOTS * sizeof(u16));
  u64 pot = draw->total_wager;
  for (u32 i = 0; i < game->player_count; i++) {
    const Player *player = &game->players[i];
    game->pending_gamba_fee += player->gamba_fee;
    pot -= player->gamba_fee + player->creator_fee;
    if (player->creator_fee > 0) creator_of(draw, slots, player->creator)->amount += player->creator_fee;
  }
  return pot;
}

/* Without anybody to win against there is no game, and no fee. */
static u8 is_contested(const Draw *draw) {
  const Game *game = draw->game;
  if (game->game_type == GAME_INDIVIDUAL) return game->player_count > game->winners_target;
  for (u32 i = 1; i < game->player_count; i++) {
    if (game->players[i].team != game->players[0].team) return 1;
  }
  return 0;
}

static void give_everything_back(Draw *draw) {
  for (u32 i = 0; i < draw->game->player_count; i++) {
    draw->winners[draw->winner_count++] = (u16)i;
    draw->game->players[i].pending_payout = draw->game->players[i].wager;
  }
}

static void contest(Draw *draw) {
  u8 is_team = draw->game->game_type == GAME_TEAM;
  if (is_team) draw_team(draw);
  else draw_players(draw);
  u64 pot = book_fees(draw);
  if (is_team) pay_by_wager(draw, pot);
  else if (draw->game->payout_type == PAYOUT_SAME) pay_same(draw, pot);
  else pay_decaying(draw, pot);
}

static u64 selected_emit(const Draw *draw) {
  const Game *game = draw->game;
  u32 winners = (u32)draw->winner_count;
  u32 sample = (u32)smaller(game->player_count, SAMPLE_PLAYERS);
  u64 bytes = EVENT_FIXED_BYTES + winners * (sizeof(u16) + 2 * sizeof(u64)) + sample * KEY_BYTES;
  Event event;
  event_start(&event, EVENT_WINNERS_SELECTED, bytes);
  Codec *fields = &event.fields;
  write_u64(fields, game->game_id);
  write_key(fields, draw->account->key);
  write_key(fields, game->game_maker);
  write_u16(fields, game->max_players);
  write_u32(fields, winners);
  for (u32 k = 0; k < winners; k++) write_u16(fields, draw->winners[k]);
  write_u32(fields, winners);
  for (u32 k = 0; k < winners; k++) write_u64(fields, game->players[draw->winners[k]].wager);
  write_u32(fields, winners);
  for (u32 k = 0; k < winners; k++) write_u64(fields, game->players[draw->winners[k]].pending_payout);
  write_u64(fields, draw->total_wager);
  write_u32(fields, sample);
  for (u32 i = 0; i < sample; i++) write_key(fields, game->players[i].user);
  return event_emit(&event);
}

u64 select_winners(Context *context) {
  SelectWinnersAccounts *a = (SelectWinnersAccounts *)context->accounts;
  GambaState *state;
  Draw *draw = allocate(sizeof(Draw));
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(game_load(&a->game_account, &draw->game));
  if (!same_key(state->rng, a->rng.key)) return fail(ERR_AuthorityMismatch);
  Game *game = draw->game;
  TRY(may_select(game));

  draw->account = &a->game_account;
  u32 *winner_count = (u32 *)&game->players[game->player_count];
  draw->winners = (u16 *)(winner_count + 1);
  for (u32 i = 0; i < game->player_count; i++) draw->total_wager += game->players[i].wager;
  random_start(&draw->random, &a->game_account, game);
  if (is_contested(draw)) contest(draw);
  else give_everything_back(draw);
  *winner_count = (u32)draw->winner_count;
  game->state = STATE_SETTLED;
  return selected_emit(draw);
}
