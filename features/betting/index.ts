export type { Approved, BetApproval } from "./approval"
export {
  approvalOf,
  type BetFacts,
  type BetRules,
  type ChainFacts,
  type ConfirmBet,
  foreignBetRefusal,
  type Policy,
  readSnapshot,
} from "./approve-bet"
export { ChainError, type ChainErrorKind, toChainError } from "./chain-error"
export { confirmSent } from "./confirm-sent"
export type { BetMessage, BetMessageId, EngineMessageId } from "./model/bet-message"
export type { BetToken } from "./model/bet-token"
export type { AtSlot, Holdings, Instruction, PoolTerms } from "./model/chain-figures"
export type { BetSnapshot } from "./model/check-limits"
export type { Announcer, MessageValues } from "./ports/announcer"
export type {
  BetChain,
  GameAccount,
  Play,
  Prepared,
  Refuser,
  Settlement,
  SignatureStatus,
  SignedTransaction,
  Witness,
} from "./ports/bet-chain"
export type { Clock } from "./ports/clock"
export type { Lock } from "./ports/lock"
export type { Memory } from "./ports/memory"
export type { PageVisibility } from "./ports/page-visibility"
export type { SeedProof } from "./ports/seed-proof"
export type { Signer } from "./ports/signer"
export { createRound, type Round, type RoundPorts } from "./round"
export { createRoundBase } from "./round-base"
export type { Commitment } from "./seed-commitment"
export { confirmed, createSession, type Facts, type Session, type SessionPorts } from "./session"
export { createShownBalance, playShowing, type ShownBalance } from "./shown-balance"
export { systemClock } from "./system-clock"
export { type BetOutcome, trackBet } from "./track-bet"
