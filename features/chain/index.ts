import type { AppConfig } from "#contract/config"
import type { Chain, Signer } from "./model/chain"
import type { Multiplayer } from "./model/multiplayer"

export type {
  Chain,
  GameAccount,
  Instruction,
  Landing,
  Play,
  PoolTerms,
  Prepared,
  Seen,
  Settlement,
  SignedTransaction,
  Signer,
} from "./model/chain"
export { ChainError, type ChainErrorKind, toChainError } from "./model/chain-error"
export { explorerUrl } from "./model/explorer-url"
export { type FeeLine, feesOn, totalFees } from "./model/fees"
export {
  allowsWager,
  chanceOf,
  type DrawResult,
  fewestPlayers,
  type GamePlan,
  type ListedGame,
  type Multiplayer,
  type MultiplayerGame,
  type MultiplayerPlayer,
  type Phase,
  phaseOf,
  potOf,
  prizeOf,
  type WagerRule,
} from "./model/multiplayer"

/** Loads the chain clients (about 190 kB) and speaks for one wallet; nothing of it is loaded before the first call. */
export const loadChain = async (config: AppConfig, signer: Signer): Promise<Chain> =>
  (await import("./data/chain-client")).createChain(config, signer)

/** Loads the client of games several wallets play together and speaks for one of them. */
export const loadMultiplayer = async (config: AppConfig, signer: Signer): Promise<Multiplayer> =>
  (await import("./data/multiplayer-client")).createMultiplayer(config, signer)
