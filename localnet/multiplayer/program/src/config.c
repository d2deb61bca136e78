/* The program's settings. Whoever comes first sets them; from then on the authority named there. */
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "math.h"
#include "state.h"
#include "token.h"

static u64 state_open(const GambaConfigAccounts *a, GambaState **state) {
  if (data_len(&a->gamba_state) != 0) {
    TRY(gamba_state_load(&a->gamba_state, state));
    return same_key((*state)->authority, a->authority.key) ? 0 : fail(ERR_AuthorityMismatch);
  }
  Seeds seeds = SEEDS_1("GAMBA_STATE");
  TRY(expect_pda(&a->gamba_state, &seeds));
  pda_create(&a->authority, &a->gamba_state, sizeof(GambaState), CONTEXT->program_id, &seeds);
  *state = (GambaState *)a->gamba_state.data;
  *(u64 *)(*state)->discriminator = ACCOUNT_GAMBA_STATE;
  (*state)->bump = seeds.bump;
  return 0;
}

u64 gamba_config(Context *context) {
  GambaConfigAccounts *a = (GambaConfigAccounts *)context->accounts;
  GambaState *state;
  TRY(state_open(a, &state));
  codec_key(&context->args, state->fee_address);
  codec_u32(&context->args, &state->fee_bps);
  codec_key(&context->args, state->rng);
  codec_key(&context->args, state->authority);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  if (state->fee_bps > BPS_PER_WHOLE) return fail(ERR_InvalidInput);
  state->initialized = 1;
  return 0;
}
