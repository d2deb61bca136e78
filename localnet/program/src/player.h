#ifndef GAMBA_PLAYER_H
#define GAMBA_PLAYER_H

#include "state.h"

/** Creates the Player and Game accounts of `user`, who pays for them. */
u64 player_open(const Account *user, const Account *player, const Account *game);

#endif
