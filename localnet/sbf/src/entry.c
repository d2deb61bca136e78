/* Where the loader calls. */
#include "entry.h"

#include "codec.h"
#include "context.h"
#include "errors.h"
#include "idl.gen.h"

static u64 check_account(const Account *account, u64 flags) {
  const u8 *program = 0;
  if (flags & RULE_SYSTEM_PROGRAM) program = SYSTEM_PROGRAM;
  if (flags & RULE_TOKEN_PROGRAM) program = TOKEN_PROGRAM;
  if (flags & RULE_ASSOCIATED_TOKEN_PROGRAM) program = ASSOCIATED_TOKEN_PROGRAM;
  if (program != 0 && !same_key(account->key, program)) return fail_account(ERR_InvalidProgramId, account);
  /* An optional account that is left out is this program's own id. */
  if ((flags & RULE_OPTIONAL) && same_key(account->key, CONTEXT->program_id)) return 0;
  if ((flags & RULE_SIGNER) && !account->is_signer) return fail_account(ERR_AccountNotSigner, account);
  if ((flags & RULE_WRITABLE) && !account->is_writable) return fail_account(ERR_ConstraintMut, account);
  return 0;
}

u64 check_accounts(Context *context, const AccountRule *rules, u64 count) {
  if (context->account_count < count) return fail(ERR_AccountNotEnoughKeys);
  context->rules = rules;
  for (u64 i = 0; i < count; i++) TRY(check_account(&context->accounts[i], rules[i].flags));
  return 0;
}

u64 entrypoint(u8 *input) {
  TRY(context_load(input));
  Context *context = CONTEXT;
  u64 discriminator = 0;
  codec_u64(&context->args, &discriminator);
  if (context->args.failed) return fail(ERR_InstructionMissing);
  return route(context, discriminator);
}
