export type { BetRules, Policy } from "./approve-bet"
export { type Betting, createBetting } from "./betting"
export { confirmSent, resumeSent, type SentMemory } from "./confirm-sent"
export { createFreeBetting } from "./free-betting"
export type { BetMessage } from "./model/bet-message"
export type { BetToken } from "./model/bet-token"
export type { AtSlot, Holdings, Instruction, PoolTerms } from "./model/chain-figures"
export type { Announcer } from "./ports/announcer"
export type {
  BetChain,
  GameAccount,
  PlayRequest,
  Prepared,
  Refuser,
  Settlement,
  SignatureStatus,
  SignedTransaction,
  Witness,
} from "./ports/bet-chain"
export type { Clock } from "./ports/clock"
export type { Lock } from "./ports/lock"
export type { Signer } from "./ports/signer"
export { betMemory } from "./round-memory"
export { systemClock } from "./system-clock"
export { tabLock } from "./tab-lock"
