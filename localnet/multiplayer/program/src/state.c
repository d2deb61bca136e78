#include "state.h"

#include "errors.h"
#include "idl.gen.h"

u64 gamba_state_load(const Account *account, GambaState **state) {
  TRY(expect_kind(account, ACCOUNT_GAMBA_STATE, sizeof(GambaState)));
  *state = (GambaState *)account->data;
  Seeds seeds = SEEDS_1("GAMBA_STATE");
  return expect_pda_with_bump(account, &seeds, (*state)->bump);
}

void game_signature(Seeds *seeds, const Game *game) {
  *seeds = (Seeds){.part = {TEXT("GAME"), {(const u8 *)&game->game_seed, sizeof(u64)}}, .count = 2};
  add_bump(seeds, game->bump);
}

/* No address check: only the create instructions make accounts of this kind, and they derive the address. */
u64 game_load(const Account *account, Game **game) {
  TRY(expect_kind(account, ACCOUNT_GAME, sizeof(Game)));
  *game = (Game *)account->data;
  return 0;
}

u64 metadata_load(const Account *account, const Account *game, Metadata **metadata) {
  TRY(expect_kind(account, ACCOUNT_PLAYER_METADATA_ACCOUNT, sizeof(Metadata)));
  *metadata = (Metadata *)account->data;
  Seeds seeds = SEEDS_2("METADATA", game->key);
  return expect_pda_with_bump(account, &seeds, (*metadata)->bump);
}

void clock_now(Clock *clock) { sol_get_clock_sysvar(clock); }

/* A team wins as a whole, so each of its members takes a place among the winners. */
u64 game_bytes(const Game *game, u64 players) {
  u64 winners = game->game_type == GAME_TEAM ? players : game->winners_target;
  u64 lists = 2 * sizeof(u32) + winners * sizeof(u16) + players * sizeof(CreatorPending);
  return sizeof(Game) + players * sizeof(Player) + lists;
}

u64 metadata_bytes(u64 players) { return sizeof(Metadata) + players * sizeof(MetadataEntry); }

u32 player_index(const Game *game, const u8 *user) {
  u32 index = 0;
  while (index < game->player_count && !same_key(game->players[index].user, user)) index++;
  return index;
}

void settlement_read(const Game *game, Settlement *settlement) {
  u8 *at = (u8 *)&game->players[game->player_count];
  settlement->winner_count = *(u32 *)at;
  settlement->winners = (u16 *)(at + sizeof(u32));
  at = (u8 *)&settlement->winners[settlement->winner_count];
  settlement->creator_count = *(u32 *)at;
  settlement->creators = (CreatorPending *)(at + sizeof(u32));
}
