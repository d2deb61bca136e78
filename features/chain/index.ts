import type { AppConfig } from "#contract/config"
import type { Chain, Signer } from "./model/chain"

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

/** Loads the chain clients (about 190 kB) and speaks for one wallet; nothing of it is loaded before the first call. */
export const loadChain = async (config: AppConfig, signer: Signer): Promise<Chain> =>
  (await import("./data/chain-client")).createChain(config, signer)
