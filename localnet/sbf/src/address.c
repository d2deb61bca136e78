#include "address.h"

#include "errors.h"
#include "idl.gen.h"

void add_bump(Seeds *seeds, u8 bump) {
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

u64 expect_kind(const Account *account, u64 discriminator, u64 least_bytes) {
  if (is_zero_key(account->owner)) return fail_account(ERR_AccountNotInitialized, account);
  if (!same_key(account->owner, CONTEXT->program_id)) return fail_account(ERR_AccountOwnedByWrongProgram, account);
  if (data_len(account) < least_bytes) return fail_account(ERR_AccountDidNotDeserialize, account);
  if (*(u64 *)account->data != discriminator) return fail_account(ERR_AccountDiscriminatorMismatch, account);
  return 0;
}

void account_close(const Account *account, const Account *refund) {
  *refund->lamports += *account->lamports;
  *account->lamports = 0;
  *(u64 *)(account->data - 8) = 0;
  sol_memset_(account->owner, 0, KEY_BYTES);
}
