/* Reads what the loader hands over. Above errors.h, because it refuses a call with too many accounts. */
#ifndef SBF_CONTEXT_H
#define SBF_CONTEXT_H

#include "sdk.h"

/** Fills the context from the loader's serialized input. Returns 0, or NotEnoughAccountKeys when there are too many. */
u64 context_load(u8 *input);

#endif
