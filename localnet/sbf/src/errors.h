/* Every refusal of a program, named and numbered as Anchor's clients expect to read it in the log. */
#ifndef SBF_ERRORS_H
#define SBF_ERRORS_H

#include "error-list.h"
#include "sdk.h"

/* Anchor's own; a program adds its rows as PROGRAM_ERRORS in its error-list.h. */
#define ANCHOR_ERRORS(X)                                                                                 \
  X(InstructionMissing, 100, "Instruction discriminator not provided")                                   \
  X(InstructionFallbackNotFound, 101, "Fallback functions are not supported")                            \
  X(InstructionDidNotDeserialize, 102, "The program could not deserialize the given instruction")        \
  X(ConstraintMut, 2000, "A mut constraint was violated")                                                \
  X(ConstraintHasOne, 2001, "A has one constraint was violated")                                         \
  X(ConstraintSeeds, 2006, "A seeds constraint was violated")                                            \
  X(ConstraintAssociated, 2009, "An associated constraint was violated")                                 \
  X(ConstraintAddress, 2012, "An address constraint was violated")                                       \
  X(ConstraintTokenMint, 2014, "A token mint constraint was violated")                                   \
  X(AccountDiscriminatorMismatch, 3002, "Account discriminator did not match what was expected")         \
  X(AccountDidNotDeserialize, 3003, "Failed to deserialize the account")                                 \
  X(AccountDidNotSerialize, 3004, "Failed to serialize the account")                                     \
  X(AccountNotEnoughKeys, 3005, "Not enough account keys given to the instruction")                      \
  X(AccountOwnedByWrongProgram, 3007, "The given account is owned by a different program than expected") \
  X(InvalidProgramId, 3008, "Program ID was not as expected")                                            \
  X(AccountNotSigner, 3010, "The given account did not sign")                                            \
  X(AccountNotInitialized, 3012, "The program expected this account to be already initialized")

#define AS_ENUM(name, number, message) ERR_##name,
typedef enum { ANCHOR_ERRORS(AS_ENUM) PROGRAM_ERRORS(AS_ENUM) } ErrorId;
#undef AS_ENUM

/** Logs the refusal the way Anchor does and gives the number to return from the instruction. */
u64 fail(ErrorId error);

/** The same, naming the account that broke the rule. */
u64 fail_account(ErrorId error, const Account *account);

#endif
