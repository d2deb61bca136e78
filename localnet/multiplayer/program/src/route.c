/* Which function answers which instruction. */
#include "entry.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"

u64 route(Context *context, u64 discriminator) {
  switch (discriminator) {
    ROUTE(GAMBA_CONFIG, gamba_config);
    ROUTE(CREATE_GAME_NATIVE, create_game_native);
    ROUTE(CREATE_GAME_SPL, create_game_spl);
    ROUTE(JOIN_GAME, join_game);
    ROUTE(LEAVE_GAME, leave_game);
    ROUTE(SELECT_WINNERS, select_winners);
    ROUTE(DISTRIBUTE_NATIVE, distribute_native);
    ROUTE(DISTRIBUTE_SPL, distribute_spl);
  }
  return fail(ERR_InstructionFallbackNotFound);
}
