/* Opening a game: its account, the players' names beside it and, for tokens, the escrow they are held in. */
#include "errors.h"
#include "event.h"
#include "handlers.h"
#include "idl.gen.h"
#include "state.h"
#include "token.h"

#define I64_MAX 0x7fffffffffffffffLL
#define EVENT_BYTES 160
/** Each winner is drawn by a walk over the players; more than this does not fit into one transaction's compute units. */
#define MAX_DRAW_STEPS 100000

typedef struct {
  i64 soft_seconds;
  i64 hard_seconds;
  Game game;
} Plan;

typedef struct {
  const Account *game;
  const Account *metadata;
  const Account *mint;
  const Account *maker;
  const Account *state;
} Places;

static u64 plan_read(Codec *args, Plan *plan) {
  Game *game = &plan->game;
  codec_u16(args, &game->pre_alloc);
  codec_u16(args, &game->max_players);
  codec_u8(args, &game->num_teams);
  codec_u16(args, &game->winners_target);
  codec_u8(args, &game->wager_type);
  codec_u8(args, &game->payout_type);
  codec_u64(args, &game->wager);
  codec_u64(args, (u64 *)&plan->soft_seconds);
  codec_u64(args, (u64 *)&plan->hard_seconds);
  codec_u64(args, &game->game_seed);
  codec_u64(args, &game->min_bet);
  codec_u64(args, &game->max_bet);
  game->game_type = game->num_teams > 1 ? GAME_TEAM : GAME_INDIVIDUAL;
  return args->failed ? fail(ERR_InstructionDidNotDeserialize) : 0;
}

static u8 bets_make_sense(const Game *game) {
  switch (game->wager_type) {
    case WAGER_SAME: return game->wager > 0;
    case WAGER_CUSTOM: return 1;
    case WAGER_RANGE: return game->min_bet > 0 && game->min_bet <= game->max_bet;
  }
  return 0;
}

static u8 players_make_sense(const Game *game) {
  if (game->max_players < 2 || game->max_players > MAX_PLAYERS || game->pre_alloc > game->max_players) return 0;
  if (game->winners_target < 1 || game->winners_target >= game->max_players) return 0;
  if (game->winners_target > MAX_WINNERS) return 0;
  if ((u64)game->winners_target * game->max_players > MAX_DRAW_STEPS) return 0;
  /* All members of the drawn team win. */
  return game->game_type == GAME_INDIVIDUAL || (game->winners_target == 1 && game->max_players <= MAX_WINNERS);
}

static u64 plan_check(Plan *plan, i64 now) {
  Game *game = &plan->game;
  if (!players_make_sense(game) || !bets_make_sense(game) || game->payout_type > PAYOUT_DECAY) {
    return fail(ERR_InvalidInput);
  }
  if (plan->soft_seconds <= 0 || plan->hard_seconds < plan->soft_seconds || plan->hard_seconds > I64_MAX - now) {
    return fail(ERR_InvalidInput);
  }
  game->creation = now;
  game->soft_expiration = now + plan->soft_seconds;
  game->hard_expiration = now + plan->hard_seconds;
  return 0;
}

static u64 metadata_create(const Places *at, const Game *game) {
  Seeds seeds = SEEDS_2("METADATA", at->game->key);
  TRY(expect_pda(at->metadata, &seeds));
  u64 bytes = metadata_bytes(game->pre_alloc);
  if (bytes > MAX_CREATED_BYTES) bytes = MAX_CREATED_BYTES;
  pda_create(at->maker, at->metadata, bytes, CONTEXT->program_id, &seeds);
  Metadata *metadata = (Metadata *)at->metadata->data;
  *(u64 *)metadata->discriminator = ACCOUNT_PLAYER_METADATA_ACCOUNT;
  metadata->bump = seeds.bump;
  metadata->max_entries = game->max_players;
  metadata->pre_alloc = game->pre_alloc;
  return 0;
}

static u64 created_emit(const Account *account, const Plan *plan) {
  const Game *game = &plan->game;
  Event event;
  event_start(&event, EVENT_GAME_CREATED, EVENT_BYTES);
  write_u64(&event.fields, game->game_id);
  write_key(&event.fields, account->key);
  write_key(&event.fields, game->game_maker);
  write_u16(&event.fields, game->max_players);
  write_u8(&event.fields, game->num_teams);
  write_u8(&event.fields, game->game_type);
  write_u8(&event.fields, game->wager_type);
  write_u8(&event.fields, game->payout_type);
  write_u16(&event.fields, game->winners_target);
  write_u64(&event.fields, (u64)plan->soft_seconds);
  write_u64(&event.fields, (u64)plan->hard_seconds);
  write_u64(&event.fields, (u64)game->soft_expiration);
  write_u64(&event.fields, (u64)game->hard_expiration);
  write_u64(&event.fields, game->wager);
  write_u64(&event.fields, (u64)game->creation);
  write_u64(&event.fields, game->game_seed);
  write_u64(&event.fields, game->min_bet);
  write_u64(&event.fields, game->max_bet);
  return event_emit(&event);
}

static u64 create_game(const Places *at) {
  GambaState *state;
  TRY(gamba_state_load(at->state, &state));
  TRY(expect_mint(at->mint));
  Plan *plan = allocate(sizeof(Plan));
  TRY(plan_read(&CONTEXT->args, plan));
  Clock clock;
  clock_now(&clock);
  TRY(plan_check(plan, clock.unix_seconds));

  Game *game = &plan->game;
  Seeds seeds = {.part = {TEXT("GAME"), {(const u8 *)&game->game_seed, sizeof(u64)}}, .count = 2};
  TRY(expect_pda(at->game, &seeds));
  u64 bytes = game_bytes(game, game->pre_alloc);
  if (bytes > MAX_CREATED_BYTES) bytes = MAX_CREATED_BYTES;
  pda_create(at->maker, at->game, bytes, CONTEXT->program_id, &seeds);
  TRY(metadata_create(at, game));

  *(u64 *)game->discriminator = ACCOUNT_GAME;
  copy_key(game->game_maker, at->maker->key);
  copy_key(game->mint, at->mint->key);
  game->bump = seeds.bump;
  game->game_id = state->game_id++;
  sol_memcpy_(at->game->data, game, sizeof(Game));
  return created_emit(at->game, plan);
}

u64 create_game_native(Context *context) {
  CreateGameNativeAccounts *a = (CreateGameNativeAccounts *)context->accounts;
  if (!is_native_mint(a->mint.key)) return fail(ERR_InvalidInput);
  Places at = {&a->game_account, &a->metadata_account, &a->mint, &a->game_maker, &a->gamba_state};
  return create_game(&at);
}

u64 create_game_spl(Context *context) {
  CreateGameSplAccounts *a = (CreateGameSplAccounts *)context->accounts;
  /* Clients join a game of wrapped SOL with lamports. */
  if (is_native_mint(a->mint.key)) return fail(ERR_InvalidInput);
  Places at = {&a->game_account, &a->metadata_account, &a->mint, &a->game_maker, &a->gamba_state};
  TRY(create_game(&at));
  Seeds seeds = {.part = {{a->game_account.key, KEY_BYTES}}, .count = 1};
  TRY(expect_pda(&a->game_account_ta_account, &seeds));
  pda_create(&a->game_maker, &a->game_account_ta_account, TOKEN_ACCOUNT_BYTES, TOKEN_PROGRAM, &seeds);
  token_account_initialize(&a->game_account_ta_account, &a->mint, &a->game_account);
  return 0;
}
