import "./node-globals"
import { type Connection, PublicKey } from "@solana/web3.js"
import type { Chain, ChainOptions, Signer } from "../model/chain"
import { chainOver } from "../read/chain-over"
import { type GambaClient, instructionsOf } from "./gamba"
import { providedNode } from "./provided-node"
import { createSigning } from "./signing"

interface Provided extends GambaClient {
  readonly anchorProvider: { readonly connection: Connection }
}

/** The chain over a connection and a client that the app around it holds. */
export function createProvidedChain(
  client: Provided,
  { creator, signer }: { creator: string; signer: Signer },
  options: ChainOptions,
): Chain {
  const ports = { node: providedNode(client.anchorProvider.connection), creator, signer }
  const instructions = () => instructionsOf(client, new PublicKey(signer.publicKey))
  return chainOver({ ...ports, loadSigning: async () => createSigning({ ...ports, instructions }, options) })
}
