/* Coming and going while a game waits: the wager moves, the player is written down or struck out. */
#include "errors.h"
#include "event.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "state.h"
#include "token.h"

/** If nobody draws a game, its players may take their wagers back this long after it should have ended. */
#define ESCAPE_SECONDS 300
#define FEWEST_TO_LOCK 2
#define EVENT_BYTES 160

typedef struct {
  u32 creator_fee_bps;
  u64 wager;
  u8 team;
  u8 name[NAME_BYTES];
} JoinArgs;

/* From the soft end on, a game that can be drawn is closed: who could see the draw coming must not be able to leave. */
static u8 is_locked(const Game *game, i64 now) {
  return now >= game->soft_expiration && game->player_count >= FEWEST_TO_LOCK;
}

static u64 may_join(const Game *game, i64 now) {
  if (game->state == STATE_SETTLED) return fail(ERR_AlreadySettled);
  if (game->state == STATE_PLAYING) return fail(ERR_GameFull);
  return now >= game->hard_expiration || is_locked(game, now) ? fail(ERR_GameInProgress) : 0;
}

static u64 may_leave(const Game *game, i64 now) {
  if (game->state == STATE_SETTLED) return fail(ERR_AlreadySettled);
  if (now >= game->hard_expiration) {
    return now - game->hard_expiration < ESCAPE_SECONDS ? fail(ERR_GameInProgress) : 0;
  }
  return game->state == STATE_PLAYING || is_locked(game, now) ? fail(ERR_GameInProgress) : 0;
}

static u64 join_args_read(Codec *args, JoinArgs *join) {
  codec_u32(args, &join->creator_fee_bps);
  codec_u64(args, &join->wager);
  codec_u8(args, &join->team);
  codec_key(args, join->name); /* as many bytes as a key */
  return args->failed ? fail(ERR_InstructionDidNotDeserialize) : 0;
}

static u8 wager_allowed(const Game *game, u64 wager) {
  switch (game->wager_type) {
    case WAGER_SAME: return wager == game->wager;
    case WAGER_RANGE: return wager >= game->min_bet && wager <= game->max_bet;
  }
  return wager > 0;
}

/* Fees to a program or to the cluster's own accounts could never be paid, and the game never be closed. */
static u8 can_earn(const Account *creator) {
  return !creator->is_executable && !same_key(creator->owner, SYSVAR_OWNER);
}

static u64 join_check(const JoinGameAccounts *a, const Game *game, const GambaState *state, const JoinArgs *join) {
  if (!same_key(a->mint.key, game->mint) || !can_earn(&a->creator_address)) return fail(ERR_InvalidInput);
  if (!wager_allowed(game, join->wager)) return fail(ERR_InvalidInput);
  if (join->team >= (game->num_teams > 1 ? game->num_teams : 1)) return fail(ERR_InvalidInput);
  if ((u64)join->creator_fee_bps + state->fee_bps > BPS_PER_WHOLE) return fail(ERR_InvalidInput);
  if (player_index(game, a->player_account.key) != game->player_count) return fail(ERR_PlayerAlreadyInGame);
  u64 total = join->wager;
  for (u32 i = 0; i < game->player_count; i++) {
    total += game->players[i].wager;
    if (total < game->players[i].wager) return fail(ERR_NumericalOverflow);
  }
  return 0;
}

static u8 is_left_out(const Account *account) { return same_key(account->key, CONTEXT->program_id); }

/* Lamports lie in the game's own account, tokens in its escrow: the accounts of the other way must not be there. */
static u64 check_escrow(const Account *game, const Account *escrow, const Account *player_ata, u8 native) {
  if (native) return is_left_out(escrow) && is_left_out(player_ata) ? 0 : fail(ERR_InvalidInput);
  if (is_left_out(escrow) || is_left_out(player_ata)) return fail(ERR_InvalidInput);
  Seeds seeds = {.part = {{game->key, KEY_BYTES}}, .count = 1};
  return expect_pda(escrow, &seeds);
}

static u64 take_wager(const JoinGameAccounts *a, u64 wager, u8 pays_creator) {
  if (is_native_mint(a->mint.key)) {
    system_transfer(&a->player_account, &a->game_account, wager);
    return 0;
  }
  TRY(expect_ata(&a->player_ata, a->player_account.key, a->mint.key));
  TRY(expect_ata(&a->creator_ata, a->creator_address.key, a->mint.key));
  if (pays_creator) ata_create(&a->player_account, &a->creator_ata, &a->creator_address, &a->mint);
  token_transfer(&a->player_ata, &a->game_account_ta, &a->player_account, wager, 0);
  return 0;
}

/* The rent comes first: a call must not meet an account whose length has changed under it. */
static void pay_growth(const Account *payer, const Account *account, u64 bytes) {
  if (bytes <= data_len(account)) return;
  system_transfer(payer, account, rent_minimum(bytes) - rent_minimum(data_len(account)));
}

static void grow(const Account *account, u64 bytes) {
  if (bytes > data_len(account)) *(u64 *)(account->data - 8) = bytes;
}

static u64 joined_emit(const JoinGameAccounts *a, const Game *game, const Player *player) {
  Event event;
  event_start(&event, EVENT_PLAYER_JOINED, EVENT_BYTES);
  write_u64(&event.fields, game->game_id);
  write_key(&event.fields, a->game_account.key);
  write_key(&event.fields, player->user);
  write_u64(&event.fields, player->wager);
  write_u64(&event.fields, player->creator_fee);
  write_key(&event.fields, game->mint);
  write_u8(&event.fields, game->game_type);
  write_u8(&event.fields, player->team);
  return event_emit(&event);
}

static u64 player_add(const JoinGameAccounts *a, Game *game, const JoinArgs *join, u64 gamba_fee_bps) {
  Player *player = &game->players[game->player_count++];
  copy_key(player->creator, a->creator_address.key);
  copy_key(player->user, a->player_account.key);
  player->creator_fee = share_bps(join->wager, join->creator_fee_bps);
  player->gamba_fee = share_bps(join->wager, gamba_fee_bps);
  player->wager = join->wager;
  player->pending_payout = 0;
  player->team = join->team;
  /* The two empty lists move along behind the players. */
  *(u64 *)(player + 1) = 0;
  if (game->player_count == game->max_players) game->state = STATE_PLAYING;
  return joined_emit(a, game, player);
}

u64 join_game(Context *context) {
  JoinGameAccounts *a = (JoinGameAccounts *)context->accounts;
  Game *game;
  Metadata *metadata;
  GambaState *state;
  JoinArgs join;
  Clock clock;
  TRY(game_load(&a->game_account, &game));
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(metadata_load(&a->metadata_account, &a->game_account, &metadata));
  TRY(join_args_read(&context->args, &join));
  clock_now(&clock);
  TRY(may_join(game, clock.unix_seconds));
  TRY(join_check(a, game, state, &join));
  TRY(check_escrow(&a->game_account, &a->game_account_ta, &a->player_ata, is_native_mint(game->mint)));

  u64 needed = game_bytes(game, game->player_count + 1);
  u64 names_needed = metadata_bytes(metadata->entry_count + 1);
  TRY(take_wager(a, join.wager, join.creator_fee_bps > 0));
  pay_growth(&a->player_account, &a->game_account, needed);
  pay_growth(&a->player_account, &a->metadata_account, names_needed);
  grow(&a->game_account, needed);
  grow(&a->metadata_account, names_needed);

  MetadataEntry *entry = &metadata->entries[metadata->entry_count++];
  copy_key(entry->player, a->player_account.key);
  sol_memcpy_(entry->name, join.name, NAME_BYTES);
  return player_add(a, game, &join, state->fee_bps);
}

static void player_remove(Game *game, u32 index) {
  Player *player = &game->players[index];
  sol_memmove_(player, player + 1, (game->player_count - index - 1) * sizeof(Player));
  game->player_count--;
  sol_memset_(&game->players[game->player_count], 0, sizeof(Player));
  game->state = STATE_WAITING;
}

static void name_remove(Metadata *metadata, const u8 *player) {
  u32 index = 0;
  while (index < metadata->entry_count && !same_key(metadata->entries[index].player, player)) index++;
  if (index == metadata->entry_count) return;
  MetadataEntry *entry = &metadata->entries[index];
  sol_memmove_(entry, entry + 1, (metadata->entry_count - index - 1) * sizeof(MetadataEntry));
  metadata->entry_count--;
  sol_memset_(&metadata->entries[metadata->entry_count], 0, sizeof(MetadataEntry));
}

static u64 give_back(const LeaveGameAccounts *a, const Game *game, u64 wager) {
  TRY(check_escrow(&a->game_account, &a->game_account_ta, &a->player_ata, is_native_mint(game->mint)));
  if (is_native_mint(game->mint)) {
    *a->game_account.lamports -= wager;
    *a->player_account.lamports += wager;
    return 0;
  }
  TRY(expect_ata(&a->player_ata, a->player_account.key, game->mint));
  Seeds signature;
  game_signature(&signature, game);
  token_transfer(&a->game_account_ta, &a->player_ata, &a->game_account, wager, &signature);
  return 0;
}

u64 leave_game(Context *context) {
  LeaveGameAccounts *a = (LeaveGameAccounts *)context->accounts;
  Game *game;
  Metadata *metadata;
  Clock clock;
  TRY(game_load(&a->game_account, &game));
  TRY(metadata_load(&a->metadata_account, &a->game_account, &metadata));
  clock_now(&clock);
  TRY(may_leave(game, clock.unix_seconds));
  if (!same_key(a->mint.key, game->mint)) return fail(ERR_InvalidInput);
  u32 index = player_index(game, a->player_account.key);
  if (index == game->player_count) return fail(ERR_PlayerNotInGame);
  TRY(give_back(a, game, game->players[index].wager));
  player_remove(game, index);
  name_remove(metadata, a->player_account.key);

  Event event;
  event_start(&event, EVENT_PLAYER_LEFT, EVENT_BYTES);
  write_u64(&event.fields, game->game_id);
  write_key(&event.fields, a->game_account.key);
  write_key(&event.fields, a->player_account.key);
  return event_emit(&event);
}
