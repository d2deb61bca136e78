/* Every refusal of this program, named and numbered as Anchor's clients expect to read it in the log. */
#ifndef GAMBA_ERRORS_H
#define GAMBA_ERRORS_H

#include "sdk.h"

/* PlayerError, RngError and GambaStateError each count from 6000, so numbers repeat: clients go by the name. */
#define GAMBA_ERRORS(X)                                                                                       \
  X(InstructionMissing, 100, "Instruction discriminator not provided")                                        \
  X(InstructionFallbackNotFound, 101, "Fallback functions are not supported")                                 \
  X(InstructionDidNotDeserialize, 102, "The program could not deserialize the given instruction")             \
  X(ConstraintMut, 2000, "A mut constraint was violated")                                                     \
  X(ConstraintHasOne, 2001, "A has one constraint was violated")                                              \
  X(ConstraintSeeds, 2006, "A seeds constraint was violated")                                                 \
  X(ConstraintAssociated, 2009, "An associated constraint was violated")                                      \
  X(ConstraintAddress, 2012, "An address constraint was violated")                                            \
  X(ConstraintTokenMint, 2014, "A token mint constraint was violated")                                        \
  X(AccountDiscriminatorMismatch, 3002, "Account discriminator did not match what was expected")              \
  X(AccountDidNotDeserialize, 3003, "Failed to deserialize the account")                                      \
  X(AccountDidNotSerialize, 3004, "Failed to serialize the account")                                          \
  X(AccountNotEnoughKeys, 3005, "Not enough account keys given to the instruction")                           \
  X(AccountOwnedByWrongProgram, 3007, "The given account is owned by a different program than expected")      \
  X(InvalidProgramId, 3008, "Program ID was not as expected")                                                 \
  X(AccountNotSigner, 3010, "The given account did not sign")                                                 \
  X(AccountNotInitialized, 3012, "The program expected this account to be already initialized")               \
  X(GenericError, 6000, "Something went wrong")                                                               \
  X(Unauthorized, 6001, "Unauthorized")                                                                       \
  X(CustomPoolFeeExceedsLimit, 6002, "Custom pool fee cannot exceed 100%")                                    \
  X(CustomMaxPayoutExceedsLimit, 6003, "Custom max payout cannot exceed 50%")                                 \
  X(NotReadyToPlay, 6000, "NotReadyToPlay")                                                                   \
  X(CreatorFeeTooHigh, 6001, "CreatorFeeTooHigh")                                                             \
  X(WagerTooSmall, 6002, "WagerTooSmall")                                                                     \
  X(TooFewBetOutcomes, 6003, "TooFewBetOutcomes")                                                             \
  X(TooManyBetOutcomes, 6004, "TooManyBetOutcomes")                                                           \
  X(PlayerAdvantage, 6005, "PlayerAdvantage")                                                                 \
  X(HouseAdvantageTooHigh, 6006, "HouseAdvantageTooHigh")                                                     \
  X(MaxPayoutExceeded, 6007, "MaxPayoutExceeded")                                                             \
  X(InitialHashedSeedAlreadyProvided, 6001, "InitialHashedSeedAlreadyProvided")                               \
  X(IncorrectRngSeed, 6002, "IncorrectRngSeed")                                                               \
  X(ResultNotRequested, 6003, "ResultNotRequested")                                                           \
  X(PlaysNotAllowed, 6000, "PlaysNotAllowed")                                                                 \
  X(DepositNotAllowed, 6001, "DepositNotAllowed")                                                             \
  X(WithdrawalNotAllowed, 6002, "WithdrawalNotAllowed")                                                       \
  X(PoolCreationNotAllowed, 6003, "PoolCreationNotAllowed")                                                   \
  X(DepositLimitExceeded, 6004, "DepositLimitExceeded")                                                       \
  X(DepositWhitelistRequired, 6005, "DepositWhitelistRequired")

#define AS_ENUM(name, number, message) ERR_##name,
typedef enum { GAMBA_ERRORS(AS_ENUM) } ErrorId;
#undef AS_ENUM

/** Logs the refusal the way Anchor does and gives the number to return from the instruction. */
u64 fail(ErrorId error);

/** The same, naming the account that broke the rule. */
u64 fail_account(ErrorId error, const Account *account);

#endif
