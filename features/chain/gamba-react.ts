import { ChainError } from "@dghrt/betting/model"
import type { Connection } from "@solana/web3.js"
import type { GambaClient } from "./data/gamba"
import type { Chain, ChainOptions } from "./model/chain"
import { type AdapterWallet, signerOf } from "./wallet-adapter"

/** As much of what `useGambaProvider` of gamba-react-v2 returns as a chain takes: program, connection and wallet. */
export interface GambaReactProvider extends GambaClient {
  readonly anchorProvider: { readonly connection: Connection }
  /** Undefined until a wallet is connected, whatever the type of gamba-react-v2 says. */
  readonly wallet: AdapterWallet | undefined
}

export interface GambaReactOptions extends ChainOptions {
  /** Receives the creator fee of each bet. */
  creator: string
}

/**
 * The chain as the providers around it know it: their program, their connection with its commitment, their wallet. Nodes are
 * not chosen here, and what is subscribed to goes over the socket of that connection.
 * @throws ChainError `not-connected` while there is no wallet that signs.
 */
export async function loadGambaReactChain(
  provider: GambaReactProvider,
  { creator, ...options }: GambaReactOptions,
): Promise<Chain> {
  const signer = provider.wallet ? signerOf(provider.wallet) : null
  if (!signer) throw new ChainError("not-connected", "Connect a wallet first. Nothing was sent.")
  await import("./data/node-globals")
  const { createProvidedChain } = await import("./data/provided-chain")
  return createProvidedChain(provider, { creator, signer }, options)
}
