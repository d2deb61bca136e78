/* A player's two accounts: opening them, taking back a stuck bet, closing them. */
#include "player.h"

#include "address.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "token.h"

static u64 player_account_create(const Account *user, const Account *player) {
  Seeds seeds = SEEDS_2("PLAYER", user->key);
  TRY(expect_pda(player, &seeds));
  pda_create(user, player, sizeof(Player), CONTEXT->program_id, &seeds);
  Player *record = (Player *)player->data;
  *(u64 *)record->discriminator = ACCOUNT_PLAYER;
  record->bump = seeds.bump;
  copy_key(record->user, user->key);
  return 0;
}

static u64 game_account_create(const Account *user, const Account *account) {
  Seeds seeds = SEEDS_2("GAME", user->key);
  TRY(expect_pda(account, &seeds));
  pda_create(user, account, GAME_ACCOUNT_BYTES, CONTEXT->program_id, &seeds);
  Game *game = allocate(sizeof(Game));
  game->bump = seeds.bump;
  game->status = STATUS_NOT_INITIALIZED;
  copy_key(game->user, user->key);
  return game_store(account, game);
}

u64 player_open(const Account *user, const Account *player, const Account *game) {
  TRY(player_account_create(user, player));
  return game_account_create(user, game);
}

u64 player_initialize(Context *context) {
  PlayerInitializeAccounts *a = (PlayerInitializeAccounts *)context->accounts;
  return player_open(&a->user, &a->player, &a->game);
}

/* Everything put aside goes back: a stuck bet with its fees, or winnings that could not be delivered. */
static void give_back(PlayerClaimAccounts *a, const Seeds *signature) {
  if (!can_receive(&a->player_ata, a->underlying_token_mint.key)) return;
  if (is_native_mint(a->underlying_token_mint.key)) {
    token_close(&a->player_ata, &a->user, &a->player, signature);
    return;
  }
  ata_create(&a->user, &a->user_underlying_ata, &a->user, &a->underlying_token_mint);
  token_transfer(&a->player_ata, &a->user_underlying_ata, &a->player, token_amount(&a->player_ata), signature);
}

u64 player_claim(Context *context) {
  PlayerClaimAccounts *a = (PlayerClaimAccounts *)context->accounts;
  Player *player;
  Game *game;
  TRY(player_load(&a->player, &a->user, &player));
  TRY(game_load_of(&a->game, &a->user, &game));
  TRY(expect_ata(&a->player_ata, a->player.key, a->underlying_token_mint.key));
  TRY(expect_ata(&a->user_underlying_ata, a->user.key, a->underlying_token_mint.key));

  u8 stuck = game->status == STATUS_RESULT_REQUESTED;
  if (stuck) {
    TRY(expect_key(&a->underlying_token_mint, game->token_mint, ERR_ConstraintTokenMint));
    /* The seed behind this hash may be on its way, in a settle that fails for all to read. It decides nothing more. */
    game->next_rng_seed_hashed.count = 0;
    game->status = STATUS_NOT_INITIALIZED;
    TRY(game_store(&a->game, game));
  }
  Seeds signature = SEEDS_2("PLAYER", a->user.key);
  TRY(expect_pda_with_bump(&a->player, &signature, player->bump));
  give_back(a, &signature);
  return 0;
}

u64 player_close(Context *context) {
  PlayerCloseAccounts *a = (PlayerCloseAccounts *)context->accounts;
  Player *player;
  Game *game;
  TRY(player_load(&a->player, &a->user, &player));
  TRY(game_load_of(&a->game, &a->user, &game));
  if (game->status == STATUS_RESULT_REQUESTED) return fail(ERR_NotReadyToPlay);
  account_close(&a->player, &a->user);
  account_close(&a->game, &a->user);
  return 0;
}
