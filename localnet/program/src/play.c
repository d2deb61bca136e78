/* Takes a bet: checks it, prices its fees, puts aside everything it costs. */
#include "address.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "player.h"
#include "state.h"
#include "token.h"

/* Nobody wins the jackpot more often than one time in a hundred. */
#define MAX_JACKPOT_PROBABILITY_UBPS (UBPS_PER_WHOLE / 100)

/* Each of the four fees is at most the wager, so with this bound their sum fits in 64 bits. */
#define MAX_WAGER (1ULL << 60)

typedef struct {
  u64 wager;
  Sequence bet;
  Sequence client_seed;
  u32 creator_fee_bps;
  u32 jackpot_fee_bps;
  Sequence metadata;
} PlayArgs;

/** One play while it is being taken. */
typedef struct {
  PlayGameAccounts *a;
  GambaState *state;
  Pool *pool;
  Player *player;
  Game *game;
  PlayArgs args;
} Play;

static u64 read_args(Codec *codec, PlayArgs *args) {
  codec_u64(codec, &args->wager);
  codec_sequence(codec, &args->bet, sizeof(u32));
  codec_string(codec, &args->client_seed);
  codec_u32(codec, &args->creator_fee_bps);
  codec_u32(codec, &args->jackpot_fee_bps);
  codec_string(codec, &args->metadata);
  if (codec->failed) return fail(ERR_InstructionDidNotDeserialize);
  u8 too_long = args->client_seed.count > MAX_CLIENT_SEED_BYTES || args->metadata.count > MAX_METADATA_BYTES;
  return too_long ? fail(ERR_GenericError) : 0;
}

static u64 load_accounts(Play *play) {
  PlayGameAccounts *a = play->a;
  TRY(gamba_state_load(&a->gamba_state, &play->state));
  TRY(pool_load(&a->pool, &play->pool));
  TRY(expect_key(&a->underlying_token_mint, play->pool->underlying_token_mint, ERR_ConstraintTokenMint));
  Seeds bonus = SEEDS_2("POOL_BONUS_MINT", a->pool.key);
  Seeds jackpot = SEEDS_2("POOL_JACKPOT", a->pool.key);
  TRY(expect_pda(&a->bonus_token_mint, &bonus));
  TRY(expect_pda(&a->pool_jackpot_token_account, &jackpot));
  TRY(expect_ata(&a->user_underlying_ata, a->user.key, a->underlying_token_mint.key));
  TRY(expect_ata(&a->creator_ata, a->creator.key, a->underlying_token_mint.key));
  TRY(expect_ata(&a->player_ata, a->player.key, a->underlying_token_mint.key));
  if (!play->state->playing_allowed) return fail(ERR_PlaysNotAllowed);
  if (data_len(&a->player) == 0) TRY(player_open(&a->user, &a->player, &a->game));
  TRY(player_load(&a->player, &a->user, &play->player));
  TRY(game_load_of(&a->game, &a->user, &play->game));
  return play->game->status == STATUS_RESULT_REQUESTED ? fail(ERR_NotReadyToPlay) : 0;
}

/* The entries of a bet are what each outcome pays, in basis points of the wager; every outcome is equally likely. */
static u64 check_bet(const Play *play) {
  const PlayArgs *args = &play->args;
  u64 outcomes = args->bet.count;
  if (outcomes < MIN_BET_OUTCOMES) return fail(ERR_TooFewBetOutcomes);
  if (outcomes > MAX_BET_OUTCOMES) return fail(ERR_TooManyBetOutcomes);
  u64 sum = 0;
  u64 highest = 0;
  for (u64 i = 0; i < outcomes; i++) {
    u64 multiplier_bps = u32_at(&args->bet, i);
    sum += multiplier_bps;
    if (multiplier_bps > highest) highest = multiplier_bps;
  }
  u64 fair = outcomes * BPS_PER_WHOLE;
  if (sum > fair) return fail(ERR_PlayerAdvantage);
  if (fair - sum > outcomes * play->state->max_house_edge_bps) return fail(ERR_HouseAdvantageTooHigh);
  if (args->wager == 0 || args->wager < play->pool->min_wager) return fail(ERR_WagerTooSmall);
  u8 payable = share_bps(args->wager, highest) <= pool_max_payout(play->pool, play->state);
  return payable && args->wager <= MAX_WAGER ? 0 : fail(ERR_MaxPayoutExceeded);
}

static u64 check_fees(const Play *play) {
  const Pool *pool = play->pool;
  u64 max_bps = pool->custom_max_creator_fee ? pool->custom_max_creator_fee_bps : play->state->max_creator_fee_bps;
  if (play->args.creator_fee_bps > max_bps) return fail(ERR_CreatorFeeTooHigh);
  return play->args.jackpot_fee_bps > BPS_PER_WHOLE ? fail(ERR_GenericError) : 0;
}

static void price_fees(const Play *play) {
  const Pool *pool = play->pool;
  u64 wager = play->args.wager;
  play->game->creator_fee = share_bps(wager, play->args.creator_fee_bps);
  play->game->jackpot_fee = share_bps(wager, play->args.jackpot_fee_bps);
  play->game->gamba_fee =
      share_bps(wager, pool->custom_gamba_fee ? pool->custom_gamba_fee_bps : play->state->gamba_fee_bps);
  play->game->pool_fee =
      share_bps(wager, pool->custom_pool_fee ? pool->custom_pool_fee_bps : play->state->default_pool_fee_bps);
}

/* The chance is the fee's share of the pot it joins, so that on average a player gets back what he paid in. */
static void price_jackpot(const Play *play) {
  u64 fee = play->game->jackpot_fee;
  u64 pot = token_amount(&play->a->pool_jackpot_token_account) + fee;
  u64 chance = fee == 0 ? 0 : multiply_divide(fee, UBPS_PER_WHOLE, pot);
  play->game->jackpot_probability_ubps = smaller(chance, MAX_JACKPOT_PROBABILITY_UBPS);
}

/* Tokens that a claimed bet left in the player's bonus account are used first: player_claim cannot reach them. */
static u64 put_aside_bonus(const Play *play) {
  PlayGameAccounts *a = play->a;
  play->game->bonus_used = 0;
  u8 offered = !same_key(a->player_bonus_ata.key, CONTEXT->program_id) &&
               !same_key(a->user_bonus_ata.key, CONTEXT->program_id);
  if (!offered) return 0;
  TRY(expect_ata(&a->player_bonus_ata, a->player.key, a->bonus_token_mint.key));
  TRY(expect_ata(&a->user_bonus_ata, a->user.key, a->bonus_token_mint.key));
  if (!can_receive(&a->user_bonus_ata, a->bonus_token_mint.key)) return 0;

  ata_create(&a->user, &a->player_bonus_ata, &a->player, &a->bonus_token_mint);
  u64 held = token_amount(&a->player_bonus_ata);
  u64 used = smaller(held + token_amount(&a->user_bonus_ata), play->args.wager);
  if (used > held) token_transfer(&a->user_bonus_ata, &a->player_bonus_ata, &a->user, used - held, 0);
  play->game->bonus_used = used;
  return 0;
}

static void put_aside_underlying(const Play *play) {
  PlayGameAccounts *a = play->a;
  const Game *game = play->game;
  u64 amount = game->underlying_used + game->creator_fee + game->gamba_fee + game->pool_fee + game->jackpot_fee;
  ata_create(&a->user, &a->player_ata, &a->player, &a->underlying_token_mint);
  if (is_native_mint(a->underlying_token_mint.key)) {
    system_transfer(&a->user, &a->player_ata, amount);
    token_sync_native(&a->player_ata);
  } else {
    ata_create(&a->user, &a->user_underlying_ata, &a->user, &a->underlying_token_mint);
    token_transfer(&a->user_underlying_ata, &a->player_ata, &a->user, amount, 0);
  }
  if (game->creator_fee > 0) ata_create(&a->user, &a->creator_ata, &a->creator, &a->underlying_token_mint);
}

static u64 now() {
  struct {
    u64 slot, epoch_start, epoch, leader_schedule_epoch, unix_timestamp;
  } clock;
  sol_get_clock_sysvar(&clock);
  return clock.unix_timestamp;
}

u64 play_game(Context *context) {
  Play *play = allocate(sizeof(Play));
  PlayGameAccounts *a = (PlayGameAccounts *)context->accounts;
  play->a = a;
  TRY(read_args(&context->args, &play->args));
  TRY(load_accounts(play));
  TRY(check_bet(play));
  TRY(check_fees(play));

  Game *game = play->game;
  price_fees(play);
  price_jackpot(play);
  TRY(put_aside_bonus(play));
  game->wager = play->args.wager;
  game->underlying_used = game->wager - game->bonus_used;
  put_aside_underlying(play);
  if (!play->pool->anti_spam_fee_exempt) {
    system_transfer(&a->user, &a->gamba_state, play->state->anti_spam_fee_lamports);
  }

  game->status = STATUS_RESULT_REQUESTED;
  game->timestamp = now();
  game->bet = play->args.bet;
  game->client_seed = play->args.client_seed;
  game->metadata = play->args.metadata;
  copy_key(game->token_mint, a->underlying_token_mint.key);
  copy_key(game->pool, a->pool.key);
  copy_key(game->creator, a->creator.key);
  return game_store(&a->game, game);
}
