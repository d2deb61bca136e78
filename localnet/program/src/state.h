/* The accounts this program owns, laid out as the published IDL says. */
#ifndef GAMBA_STATE_H
#define GAMBA_STATE_H

#include "address.h"
#include "codec.h"
#include "sdk.h"

#define MIN_BET_OUTCOMES 2
#define MAX_BET_OUTCOMES 256
#define MAX_CLIENT_SEED_BYTES 64
#define MAX_METADATA_BYTES 256
#define MAX_RNG_SEED_BYTES 128
#define HASH_HEX_BYTES 64
#define GAME_FIXED_BYTES 291 /* with the length of each string, without its text */

typedef struct PACKED {
  u8 discriminator[8];
  u8 authority[KEY_BYTES];
  u8 rng_address[KEY_BYTES];
  u8 rng_address_2[KEY_BYTES];
  u64 anti_spam_fee_lamports;
  u64 gamba_fee_bps;
  u64 pool_creation_fee_lamports;
  u64 default_pool_fee_bps;
  u64 jackpot_payout_to_user_bps;
  u64 jackpot_payout_to_creator_bps;
  u64 jackpot_payout_to_pool_bps;
  u64 jackpot_payout_to_gamba_bps;
  u64 bonus_to_jackpot_ratio_bps;
  u64 max_house_edge_bps;
  u64 max_creator_fee_bps;
  u64 max_payout_bps;
  u64 pool_withdraw_fee_bps;
  u8 pool_creation_allowed;
  u8 pool_deposit_allowed;
  u8 pool_withdraw_allowed;
  u8 playing_allowed;
  u8 distribution_recipient[KEY_BYTES];
  u8 bump;
} GambaState;

typedef struct PACKED {
  u8 discriminator[8];
  u8 bump;
  u8 lookup_address[KEY_BYTES];
  u8 pool_authority[KEY_BYTES];
  u8 underlying_token_mint[KEY_BYTES];
  u8 anti_spam_fee_exempt;
  u64 min_wager;
  u64 plays;
  u64 liquidity_checkpoint;
  u8 deposit_limit;
  u64 deposit_limit_amount;
  u8 custom_pool_fee;
  u64 custom_pool_fee_bps;
  u8 custom_gamba_fee;
  u64 custom_gamba_fee_bps;
  u8 custom_max_payout;
  u64 custom_max_payout_bps;
  u8 custom_bonus_token_mint[KEY_BYTES];
  u8 custom_bonus_token;
  u8 custom_max_creator_fee;
  u64 custom_max_creator_fee_bps;
  u8 deposit_whitelist_required;
  u8 deposit_whitelist_address[KEY_BYTES];
} Pool;

typedef struct PACKED {
  u8 discriminator[8];
  u8 bump;
  u8 user[KEY_BYTES];
  u64 nonce;
} Player;

enum { STATUS_NONE, STATUS_NOT_INITIALIZED, STATUS_READY, STATUS_RESULT_REQUESTED };

/** Not packed: strings of any length lie between the fields, so it is read and written field by field. */
typedef struct {
  u8 bump;
  u8 status;
  u8 points;
  u8 user[KEY_BYTES];
  u8 token_mint[KEY_BYTES];
  u8 pool[KEY_BYTES];
  u8 creator[KEY_BYTES];
  u8 points_authority[KEY_BYTES];
  u64 nonce;
  u64 timestamp;
  u64 wager;
  u64 underlying_used;
  u64 bonus_used;
  u64 creator_fee;
  u64 gamba_fee;
  u64 pool_fee;
  u64 jackpot_fee;
  u64 jackpot_result;
  u64 jackpot_probability_ubps;
  u64 jackpot_payout;
  u64 result;
  Sequence next_rng_seed_hashed;
  Sequence rng_seed;
  Sequence creator_meta;
  Sequence client_seed;
  Sequence bet;
  Sequence metadata;
} Game;

/** Room for every field at its longest, so that a settle can never run out of it. */
#define GAME_ACCOUNT_BYTES                                                                                 \
  (8 + GAME_FIXED_BYTES + HASH_HEX_BYTES + MAX_RNG_SEED_BYTES + MAX_CLIENT_SEED_BYTES +                    \
   MAX_BET_OUTCOMES * sizeof(u32) + MAX_METADATA_BYTES)

/* Each load checks program owner and discriminator, and the address where seeds define it. */
u64 gamba_state_load(const Account *account, GambaState **state);
u64 pool_load(const Account *account, Pool **pool);
u64 player_load(const Account *account, const Account *user, Player **player);
u64 game_load(const Account *account, Game **game);
u64 game_load_of(const Account *account, const Account *user, Game **game);
u64 game_store(const Account *account, Game *game);

/** The cap on one payout, from the pool's own setting or the protocol's. */
u64 pool_max_payout(const Pool *pool, const GambaState *state);

/** The signature of a pool over its token accounts and mints. */
void pool_signature(Seeds *seeds, const Pool *pool);

#endif
