/* The refusals of the multiplayer program, spelt as its IDL spells them. */
#ifndef MULTIPLAYER_ERROR_LIST_H
#define MULTIPLAYER_ERROR_LIST_H

#define PROGRAM_ERRORS(X)                                           \
  X(PlayerAlreadyInGame, 6000, "Player is already in the game")     \
  X(PlayerNotInGame, 6001, "Player is not in the game")             \
  X(GameInProgress, 6002, "Game is already in progress")            \
  X(InvalidGameAccount, 6003, "Invalid game account")               \
  X(CannotSettleYet, 6004, "Cannot settle yet")                     \
  X(AuthorityMismatch, 6005, "Signer / authority mismatch")         \
  X(InvalidInput, 6006, "Invalid input")                            \
  X(AlreadySettled, 6007, "Game already settled")                   \
  X(NumericalOverflow, 6008, "numerical overflow")                  \
  X(CreatorMismatch, 6009, "Creator Missmatch")                     \
  X(PlayerMismatch, 6010, "player rmismatch")                       \
  X(GameFull, 6011, "Game is Full")

#endif
