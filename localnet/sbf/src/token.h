/* Calls into the System, SPL Token and Associated Token Account programs, and reads of their accounts. */
#ifndef SBF_TOKEN_H
#define SBF_TOKEN_H

#include "address.h"
#include "sdk.h"

#define TOKEN_ACCOUNT_BYTES 165
#define MINT_BYTES 82

u64 token_amount(const Account *account);
u64 mint_supply(const Account *mint);
u8 mint_decimals(const Account *mint);
u8 is_native_mint(const u8 *mint);

/** Refuses anything but an initialized mint of the SPL Token program. */
u64 expect_mint(const Account *mint);

/** True when tokens of `mint` can arrive there: it exists, is a token account of that mint and is not frozen. */
u8 can_receive(const Account *account, const u8 *mint);

/* A null `seeds` means that the authority itself signed the transaction. An amount of 0 does nothing. */
void token_transfer(const Account *from, const Account *to, const Account *authority, u64 amount, const Seeds *seeds);
void token_burn(const Account *from, const Account *mint, const Account *authority, u64 amount, const Seeds *seeds);
void token_mint_to(const Account *mint, const Account *to, const Account *authority, u64 amount, const Seeds *seeds);
void token_close(const Account *account, const Account *refund, const Account *authority, const Seeds *seeds);
void token_sync_native(const Account *account);
void token_account_initialize(const Account *account, const Account *mint, const Account *authority);
void mint_initialize(const Account *mint, u8 decimals, const Account *authority);

/** Creates the associated token account unless it is there already. */
void ata_create(const Account *payer, const Account *ata, const Account *wallet, const Account *mint);

void system_transfer(const Account *from, const Account *to, u64 lamports);

/** Creates an account at a derived address, also when somebody has sent lamports there to be in the way. */
void pda_create(const Account *payer, const Account *created, u64 bytes, const u8 *owner, const Seeds *seeds);

#endif
