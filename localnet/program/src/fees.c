/* Hands the protocol's earnings to the recipient its authority has named. Anyone may ask for it. */
#include "address.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"
#include "state.h"
#include "token.h"

static void distribute_tokens(DistributeFeesAccounts *a, const Seeds *signature) {
  ata_create(&a->signer, &a->distribution_recipient_ata, &a->distribution_recipient, &a->underlying_token_mint);
  token_transfer(&a->gamba_state_ata, &a->distribution_recipient_ata, &a->gamba_state,
                 token_amount(&a->gamba_state_ata), signature);
}

/* Closing unwraps. The account is opened again at once, since settles count on it; the signer's outlay is returned. */
static void distribute_lamports(DistributeFeesAccounts *a, const Seeds *signature) {
  u64 ata_rent = rent_minimum(TOKEN_ACCOUNT_BYTES);
  token_close(&a->gamba_state_ata, &a->gamba_state, &a->gamba_state, signature);
  ata_create(&a->signer, &a->gamba_state_ata, &a->gamba_state, &a->underlying_token_mint);
  u64 earned = *a->gamba_state.lamports - rent_minimum(sizeof(GambaState)) - ata_rent;
  *a->gamba_state.lamports -= earned + ata_rent;
  *a->signer.lamports += ata_rent;
  *a->distribution_recipient.lamports += earned;
}

u64 distribute_fees(Context *context) {
  DistributeFeesAccounts *a = (DistributeFeesAccounts *)context->accounts;
  GambaState *state;
  TRY(gamba_state_load(&a->gamba_state, &state));
  TRY(expect_key(&a->distribution_recipient, state->distribution_recipient, ERR_ConstraintAddress));
  TRY(expect_mint(&a->underlying_token_mint));
  TRY(expect_ata(&a->gamba_state_ata, a->gamba_state.key, a->underlying_token_mint.key));
  TRY(expect_ata(&a->distribution_recipient_ata, a->distribution_recipient.key, a->underlying_token_mint.key));
  u8 native_sol = 0;
  codec_bool(&context->args, &native_sol);
  if (context->args.failed) return fail(ERR_InstructionDidNotDeserialize);
  if (!can_receive(&a->gamba_state_ata, a->underlying_token_mint.key)) {
    return fail_account(ERR_AccountNotInitialized, &a->gamba_state_ata);
  }

  Seeds signature = SEEDS_1("GAMBA_STATE");
  TRY(expect_pda_with_bump(&a->gamba_state, &signature, state->bump));
  if (native_sol && is_native_mint(a->underlying_token_mint.key)) {
    distribute_lamports(a, &signature);
  } else {
    distribute_tokens(a, &signature);
  }
  return 0;
}
