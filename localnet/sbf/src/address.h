/* Addresses derived from seeds, and the checks that an account is the one it should be. */
#ifndef SBF_ADDRESS_H
#define SBF_ADDRESS_H

#include "sdk.h"

/** The parts of a derived address. Once the bump is known it is the last part, which makes them a CPI signature. */
typedef struct {
  Slice part[4];
  u64 count;
  u8 bump;
} Seeds;

#define SEEDS_1(label) ((Seeds){.part = {TEXT(label)}, .count = 1})
#define SEEDS_2(label, key) ((Seeds){.part = {TEXT(label), {(key), KEY_BYTES}}, .count = 2})
#define SEEDS_3(label, key1, key2) \
  ((Seeds){.part = {TEXT(label), {(key1), KEY_BYTES}, {(key2), KEY_BYTES}}, .count = 3})

/** Refuses an account whose address is not that of the seeds; on success the seeds can sign. */
u64 expect_pda(const Account *account, Seeds *seeds);

/** The same with a bump that an account of ours remembers: one hash in place of a search. */
u64 expect_pda_with_bump(const Account *account, Seeds *seeds, u8 bump);

/** Refuses an account that is not the associated token account of `wallet` for `mint`. */
u64 expect_ata(const Account *account, const u8 *wallet, const u8 *mint);

u64 expect_key(const Account *account, const u8 *key, u64 error);

/** Appends the bump that an account of ours remembers, so that the seeds can sign. */
void add_bump(Seeds *seeds, u8 bump);

/** Refuses an account that is not this program's, of this kind and at least this long. */
u64 expect_kind(const Account *account, u64 discriminator, u64 least_bytes);

/** Gives an account of ours up: its lamports to `refund`, its data gone. */
void account_close(const Account *account, const Account *refund);

#endif
