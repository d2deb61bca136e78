/* What stands between the loader and a program's handlers: the instruction is found, its accounts are checked. */
#ifndef SBF_ENTRY_H
#define SBF_ENTRY_H

#include "sdk.h"

/** Each program's own: runs the handler of an instruction, or refuses a discriminator it does not know. */
u64 route(Context *context, u64 discriminator);

/** Refuses accounts that break what the IDL says of them. */
u64 check_accounts(Context *context, const AccountRule *rules, u64 count);

/* One line of a route: logs as Anchor does, checks the accounts, hands over. */
#define ROUTE(NAME, handler)                                                                \
  case INSTRUCTION_##NAME:                                                                  \
    log_text(NAME##_LOG);                                                                   \
    TRY(check_accounts(context, NAME##_RULES, sizeof(NAME##_RULES) / sizeof(AccountRule))); \
    return handler(context)

#endif
