export { ChainError, toChainError } from "@dghrt/betting/model"
export { type Gamba, type GambaOptions, gamba, SOL } from "./gamba"
export { loadChain, loadMultiplayer } from "./load-chain"
export type {
  AtSlot,
  Chain,
  ChainOptions,
  GameAccount,
  Holdings,
  Instruction,
  Move,
  PlayRequest,
  PoolTerms,
  Prepared,
  ReferralChain,
  Settlement,
  SignatureStatus,
  SignedTransaction,
  Signer,
} from "./model/chain"
export type { ChainConfig } from "./model/chain-config"
export { addressUrl, explorerUrl } from "./model/explorer-url"
export {
  allowsWager,
  chanceOf,
  type DrawResult,
  fewestPlayers,
  type GamePlan,
  type ListedGame,
  type Multiplayer,
  type MultiplayerGame,
  type MultiplayerOptions,
  type MultiplayerPlayer,
  type Phase,
  phaseOf,
  potOf,
  prizeOf,
  type WagerRule,
} from "./model/multiplayer"
export { priorityFee, unitPrice } from "./model/priority-price"
export { type RawMessageKind, rawMessageKind } from "./model/raw-message"
export { referralRecordRent, type UnpayableReason } from "./model/referral"
export { failoverOf, proofRpcUrls } from "./read/failover-of"
export { type WalletChoice, type Wallets, type WalletsState, walletStandard } from "./wallet-standard"
