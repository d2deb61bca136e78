/* One function per instruction. Account rules are checked and arguments are waiting in `context->args`. */
#ifndef REFERRAL_HANDLERS_H
#define REFERRAL_HANDLERS_H

#include "sdk.h"

u64 config_refer_account(Context *context);
u64 close_refer_account(Context *context);

#endif
