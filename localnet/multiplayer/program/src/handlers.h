/* One function per instruction. Account rules are checked and arguments are waiting in `context->args`. */
#ifndef MULTIPLAYER_HANDLERS_H
#define MULTIPLAYER_HANDLERS_H

#include "sdk.h"

u64 gamba_config(Context *context);
u64 create_game_native(Context *context);
u64 create_game_spl(Context *context);
u64 join_game(Context *context);
u64 leave_game(Context *context);
u64 select_winners(Context *context);
u64 distribute_native(Context *context);
u64 distribute_spl(Context *context);

#endif
