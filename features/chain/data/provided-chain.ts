import "./node-globals"
import { type Connection, PublicKey } from "@solana/web3.js"
import type { Chain, ChainOptions, Signer } from "../model/chain"
import { chainOver } from "./chain-client"
import { liveOver } from "./connect"
import { type GambaClient, instructionsOf } from "./gamba"

interface Provided extends GambaClient {
  readonly anchorProvider: { readonly connection: Connection }
}

/** The chain over a connection and a client that the app around it holds. */
export function createProvidedChain(
  client: Provided,
  { creator, signer }: { creator: string; signer: Signer },
  options: ChainOptions,
): Chain {
  const instructions = () => instructionsOf(client, new PublicKey(signer.publicKey))
  return chainOver({ live: liveOver(client.anchorProvider.connection), instructions, creator, signer }, options)
}
