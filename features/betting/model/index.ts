export { type BetArray, maxMultiplier, WHOLE } from "./bet-array"
export { betTexts } from "./bet-texts"
export {
  betCosts,
  chainCosts,
  feePermille,
  SIGNATURE_LAMPORTS,
  totalLamports,
} from "./chain-costs"
export { ChainError, nodeTrouble, toChainError } from "./chain-error"
export type { ChainCosts, FeeLine } from "./costs"
export { totalFees } from "./fees"
export { bonusUsed, limitBroken, type StakeLimits, stakeFits, stakeLimits, withoutMax } from "./limits"
export { minimumWager } from "./minimum-wager"
export {
  emptyMemory,
  roundMemory,
  roundResult,
  sentTransaction,
  storedResults,
  withUnrevealed,
} from "./pending"
export {
  composeQuote,
  costLines,
  emptyQuote,
  type Quote,
  type QuotePart,
  rateText,
} from "./quote"
export type { Refusal } from "./refusal"
export { refusalText } from "./refusal-text"
export { revealedHistory } from "./revealed-history"
export type { OtherBet } from "./round-for-game"
export { acceptsBet, holdsBack, isUnderWay, isWaiting } from "./round-predicates"
export {
  type Bet,
  type FailureReason,
  MAX_HISTORY,
  type MoneyMoved,
  type RoundResult,
  type RoundState,
  resultKey,
} from "./round-state"
