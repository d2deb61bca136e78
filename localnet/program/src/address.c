#include "address.h"

#include "errors.h"
#include "idl.gen.h"

static void add_bump(Seeds *seeds, u8 bump) {
  seeds->bump = bump;
  seeds->part[seeds->count++] = (Slice){&seeds->bump, 1};
}

u64 expect_pda(const Account *account, Seeds *seeds) {
  u8 address[KEY_BYTES];
  u8 bump = 0;
  u64 unsolved = sol_try_find_program_address(seeds->part, seeds->count, CONTEXT->program_id, address, &bump);
  if (unsolved || !same_key(address, account->key)) return fail_account(ERR_ConstraintSeeds, account);
  add_bump(seeds, bump);
  return 0;
}

u64 expect_pda_with_bump(const Account *account, Seeds *seeds, u8 bump) {
  u8 address[KEY_BYTES];
  add_bump(seeds, bump);
  u64 invalid = sol_create_program_address(seeds->part, seeds->count, CONTEXT->program_id, address);
  return invalid || !same_key(address, account->key) ? fail_account(ERR_ConstraintSeeds, account) : 0;
}

u64 expect_ata(const Account *account, const u8 *wallet, const u8 *mint) {
  Slice parts[3] = {{wallet, KEY_BYTES}, SLICE_OF(TOKEN_PROGRAM), {mint, KEY_BYTES}};
  u8 address[KEY_BYTES];
  u8 bump = 0;
  u64 unsolved = sol_try_find_program_address(parts, 3, ASSOCIATED_TOKEN_PROGRAM, address, &bump);
  return unsolved || !same_key(address, account->key) ? fail_account(ERR_ConstraintAssociated, account) : 0;
}

u64 expect_key(const Account *account, const u8 *key, u64 error) {
  return same_key(account->key, key) ? 0 : fail_account(error, account);
}

void pool_signature(Seeds *seeds, const Pool *pool) {
  *seeds = SEEDS_3("POOL", pool->underlying_token_mint, pool->pool_authority);
  add_bump(seeds, pool->bump);
}
