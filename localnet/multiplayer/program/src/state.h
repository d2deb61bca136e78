/* The accounts this program owns, laid out as the published IDL says, and the checks on the way to them. */
#ifndef MULTIPLAYER_STATE_H
#define MULTIPLAYER_STATE_H

#include "address.h"
#include "codec.h"
#include "sdk.h"

#define NAME_BYTES 32
/** Wagers, indexes and creators of one draw live on a heap of 32 KiB. */
#define MAX_PLAYERS 1000
#define MAX_WINNERS 255
/** An account made by a call into the System program can have no more. */
#define MAX_CREATED_BYTES 10240

enum { GAME_INDIVIDUAL, GAME_TEAM };
enum { WAGER_SAME, WAGER_CUSTOM, WAGER_RANGE };
enum { PAYOUT_SAME, PAYOUT_DECAY };
enum { STATE_WAITING, STATE_PLAYING, STATE_SETTLED };

typedef struct PACKED {
  u8 discriminator[8];
  u8 rng[KEY_BYTES];
  u8 authority[KEY_BYTES];
  u8 fee_address[KEY_BYTES];
  u32 fee_bps;
  u8 initialized;
  u64 game_id;
  u8 bump;
} GambaState;

typedef struct PACKED {
  u8 creator[KEY_BYTES];
  u8 user[KEY_BYTES];
  u64 creator_fee;
  u64 gamba_fee;
  u64 wager;
  u64 pending_payout;
  u8 team;
} Player;

typedef struct PACKED {
  u8 address[KEY_BYTES];
  u64 amount;
} CreatorPending;

/** The players follow, then how many winners and their indexes, then how many creators and what is due to each. */
typedef struct PACKED {
  u8 discriminator[8];
  u8 game_maker[KEY_BYTES];
  u8 mint[KEY_BYTES];
  u8 game_type;
  u8 wager_type;
  u8 payout_type;
  u16 max_players;
  u16 pre_alloc;
  u8 num_teams;
  u16 winners_target;
  u64 wager;
  i64 soft_expiration;
  i64 hard_expiration;
  i64 creation;
  u8 state;
  u64 pending_gamba_fee;
  u64 game_id;
  u64 game_seed;
  u64 min_bet;
  u64 max_bet;
  u8 bump;
  u32 player_count;
  Player players[];
} Game;

typedef struct PACKED {
  u8 player[KEY_BYTES];
  u8 name[NAME_BYTES];
} MetadataEntry;

typedef struct PACKED {
  u8 discriminator[8];
  u8 bump;
  u16 max_entries;
  u16 pre_alloc;
  u32 entry_count;
  MetadataEntry entries[];
} Metadata;

/** The lists behind the players, in an account whose game is settled. */
typedef struct {
  u32 winner_count;
  u16 *winners;
  u32 creator_count;
  CreatorPending *creators;
} Settlement;

typedef struct {
  u64 slot;
  i64 epoch_start;
  u64 epoch;
  u64 leader_epoch;
  i64 unix_seconds;
} Clock;

/* Each load checks program owner, discriminator, length and address. */
u64 gamba_state_load(const Account *account, GambaState **state);
u64 game_load(const Account *account, Game **game);
u64 metadata_load(const Account *account, const Account *game, Metadata **metadata);

void clock_now(Clock *clock);

/** The signature of a game over its escrow. */
void game_signature(Seeds *seeds, const Game *game);

/** Room for so many players of this kind of game, also once it is settled. */
u64 game_bytes(const Game *game, u64 players);
u64 metadata_bytes(u64 players);

/** Where this wallet stands among the players; `player_count` when it does not. */
u32 player_index(const Game *game, const u8 *user);

/** The lists of a settled game. */
void settlement_read(const Game *game, Settlement *settlement);

#endif
