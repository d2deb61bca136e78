/* A player's record: who referred this player to a platform. One per player and platform; the player alone writes it. */
#include "address.h"
#include "codec.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "token.h"

typedef struct PACKED {
  u64 discriminator;
  u8 referrer[KEY_BYTES];
} ReferAccount;

/* No label in front: the published client derives the address from the two keys alone. */
static Seeds record_seeds(const Account *creator, const Account *authority) {
  return (Seeds){.part = {{creator->key, KEY_BYTES}, {authority->key, KEY_BYTES}}, .count = 2};
}

/* Creates the record or replaces the referrer. Any key is taken: the IDL has no error to refuse one with. */
u64 config_refer_account(Context *context) {
  ConfigReferAccountAccounts *a = (ConfigReferAccountAccounts *)context->accounts;
  u8 referrer[KEY_BYTES];
  codec_key(&context->args, referrer);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  Seeds seeds = record_seeds(&a->creator, &a->authority);
  TRY(expect_pda(&a->refer_account, &seeds));
  if (is_zero_key(a->refer_account.owner)) {
    pda_create(&a->authority, &a->refer_account, sizeof(ReferAccount), context->program_id, &seeds);
  } else {
    TRY(expect_kind(&a->refer_account, ACCOUNT_REFER_ACCOUNT, sizeof(ReferAccount)));
  }
  ReferAccount *record = (ReferAccount *)a->refer_account.data;
  record->discriminator = ACCOUNT_REFER_ACCOUNT;
  copy_key(record->referrer, referrer);
  return 0;
}

/* Removes the record and gives its rent back to the player. */
u64 close_refer_account(Context *context) {
  CloseReferAccountAccounts *a = (CloseReferAccountAccounts *)context->accounts;
  TRY(expect_kind(&a->refer_account, ACCOUNT_REFER_ACCOUNT, sizeof(ReferAccount)));
  Seeds seeds = record_seeds(&a->creator, &a->authority);
  TRY(expect_pda(&a->refer_account, &seeds));
  account_close(&a->refer_account, &a->authority);
  return 0;
}
