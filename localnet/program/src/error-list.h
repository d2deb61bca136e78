/* The refusals of the Gamba program. PlayerError, RngError and GambaStateError each count from 6000, so numbers repeat:
   clients go by the name. */
#ifndef GAMBA_ERROR_LIST_H
#define GAMBA_ERROR_LIST_H

#define PROGRAM_ERRORS(X)                                                       \
  X(GenericError, 6000, "Something went wrong")                                 \
  X(Unauthorized, 6001, "Unauthorized")                                         \
  X(CustomPoolFeeExceedsLimit, 6002, "Custom pool fee cannot exceed 100%")      \
  X(CustomMaxPayoutExceedsLimit, 6003, "Custom max payout cannot exceed 50%")   \
  X(NotReadyToPlay, 6000, "NotReadyToPlay")                                     \
  X(CreatorFeeTooHigh, 6001, "CreatorFeeTooHigh")                               \
  X(WagerTooSmall, 6002, "WagerTooSmall")                                       \
  X(TooFewBetOutcomes, 6003, "TooFewBetOutcomes")                               \
  X(TooManyBetOutcomes, 6004, "TooManyBetOutcomes")                             \
  X(PlayerAdvantage, 6005, "PlayerAdvantage")                                   \
  X(HouseAdvantageTooHigh, 6006, "HouseAdvantageTooHigh")                       \
  X(MaxPayoutExceeded, 6007, "MaxPayoutExceeded")                               \
  X(InitialHashedSeedAlreadyProvided, 6001, "InitialHashedSeedAlreadyProvided") \
  X(IncorrectRngSeed, 6002, "IncorrectRngSeed")                                 \
  X(ResultNotRequested, 6003, "ResultNotRequested")                             \
  X(PlaysNotAllowed, 6000, "PlaysNotAllowed")                                   \
  X(DepositNotAllowed, 6001, "DepositNotAllowed")                               \
  X(WithdrawalNotAllowed, 6002, "WithdrawalNotAllowed")                         \
  X(PoolCreationNotAllowed, 6003, "PoolCreationNotAllowed")                     \
  X(DepositLimitExceeded, 6004, "DepositLimitExceeded")                         \
  X(DepositWhitelistRequired, 6005, "DepositWhitelistRequired")

#endif
