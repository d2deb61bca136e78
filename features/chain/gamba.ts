import type { BetToken } from "@dghrt/betting"
import { loadChain } from "./load-chain"
import type { Chain, ChainOptions, Signer } from "./model/chain"
import type { ChainConfig } from "./model/chain-config"

/** SOL, with the public pool that pays its bets. */
export const SOL: BetToken = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}

export interface GambaOptions extends ChainConfig, ChainOptions {
  cluster: "localnet" | "devnet" | "mainnet-beta"
  /** The creator's share of each wager, in basis points. */
  creatorFeeBps: number
}

/** The Gamba program on one cluster, with what this front end asks for a bet. Its nodes are also those of a proof (`proofRpcUrls`). */
export interface Gamba extends Omit<GambaOptions, keyof ChainOptions> {
  /** The chain of one wallet: the same one whenever the same signer asks, and another attempt where loading it failed. */
  load(signer: Signer): Promise<Chain>
}

/** A casino on the Gamba program, for any number of wallets one after the other. */
export function gamba({ priorityFeeLamports, ...config }: GambaOptions): Gamba {
  const chains = new WeakMap<Signer, Promise<Chain>>()
  const casino: Gamba = {
    ...config,
    load(signer) {
      const known = chains.get(signer)
      if (known) return known
      const loading = loadChain(casino, signer, priorityFeeLamports && { priorityFeeLamports })
      chains.set(signer, loading)
      loading.catch(() => chains.delete(signer))
      return loading
    },
  }
  return casino
}
