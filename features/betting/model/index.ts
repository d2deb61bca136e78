export { type BetArray, highestPayout, maxMultiplier, payoutTable, rtp, WHOLE, winChance } from "./bet-array"
export { betTexts } from "./bet-texts"
export {
  type BetCosts,
  betCosts,
  chainCosts,
  feePermille,
  type OpenAccounts,
  returnAfterCosts,
  returningLines,
  SIGNATURE_LAMPORTS,
  totalLamports,
} from "./chain-costs"
export { ChainError, type ChainErrorKind, nodeTrouble, toChainError } from "./chain-error"
export type { ChainCosts, FeeLine, Limits } from "./costs"
export { feesOn, totalFees } from "./fees"
export { bonusUsed, limitBroken, type StakeLimits, stakeFits, stakeLimits, withoutMax } from "./limits"
export { minimumWager } from "./minimum-wager"
export { multiplierText, percentText, playMultiplier, ratioText } from "./multiplier-text"
export {
  emptyMemory,
  type RoundMemory,
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
  type QuoteBet,
  type QuotePart,
  rateText,
} from "./quote"
export type { Refusal } from "./refusal"
export { refusalText } from "./refusal-text"
export { revealedHistory } from "./revealed-history"
export type { GameAndToken, OtherBet } from "./round-for-game"
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
export type { Spent } from "./spent"
