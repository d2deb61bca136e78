import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import type { Chain, ChainOptions, Signer } from "./model/chain"
import type { ChainConfig } from "./model/chain-config"
import type { Multiplayer, MultiplayerOptions } from "./model/multiplayer"
import { chainOver } from "./read/chain-over"
import { multiplayerOver } from "./read/multiplayer"
import { nodeOf } from "./read/node"

/** The chain over nodes of our choice. */
export const createChain = (config: ChainConfig, signer: Signer, options?: ChainOptions): Chain =>
  chainOver({
    node: nodeOf(config),
    signer,
    creator: config.creator,
    async loadSigning() {
      await clientsInSteps()
      return (await import("./data/signing")).createOwnSigning(config, signer, options)
    },
  })

/** Games of several players, over the same nodes. */
export const createMultiplayer = (config: ChainConfig, signer: Signer, options: MultiplayerOptions): Multiplayer =>
  multiplayerOver({
    node: nodeOf(config),
    address: signer.address,
    async loadSigning() {
      await clientsInSteps()
      return (await import("./data/multiplayer-signing")).createRaceSigning(config, signer, options)
    },
  })

/**
 * The libraries under a client run for a quarter of a second on a slow phone before the first call: one after the other,
 * each in a task of its own, so that a press meanwhile is answered.
 */
async function clientsInSteps(): Promise<void> {
  // By itself: a bundler may put a library that others share in a file that runs before the file of its importer.
  await import("./data/node-globals")
  await import("./data/steps/web3")
  await yieldToMain()
  await import("./data/steps/anchor")
  await yieldToMain()
  await import("./data/steps/gamba")
  await yieldToMain()
}
