import { createHash } from "node:crypto"
import { Keypair } from "@solana/web3.js"

const names = [
  "authority",
  "rng",
  "creator",
  "liquidity-provider",
  "usdc-mint",
  "usdc-mint-authority",
  "faucet",
  "multiplayer-fees",
] as const
/** Tokens that are only on the network when they are asked for have names of their own. */
export type KeyName = (typeof names)[number] | `odd-token-${string}`

/**
 * The keys of the network's own actors follow from their names, so every start has the same addresses. Anyone can derive
 * them: they hold toy money only.
 */
export function localKeypair(name: KeyName): Keypair {
  return Keypair.fromSeed(createHash("sha256").update(`dghrt-localnet/${name}`).digest())
}
