import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import type { Chain, ChainOptions, Signer } from "./model/chain"
import type { ChainConfig } from "./model/chain-config"
import type { Multiplayer, MultiplayerOptions } from "./model/multiplayer"

/** Loads the chain clients (about 190 kB) for one wallet; nothing of them is loaded before the first call. */
export async function loadChain(config: ChainConfig, signer: Signer, options?: ChainOptions): Promise<Chain> {
  await clientsInSteps()
  const { createChain } = await import("./data/chain-client")
  return createChain(config, signer, options)
}

/** Loads the client for multiplayer games, for one wallet. */
export async function loadMultiplayer(
  config: ChainConfig,
  signer: Signer,
  options: MultiplayerOptions,
): Promise<Multiplayer> {
  await clientsInSteps()
  return (await import("./data/multiplayer-client")).createMultiplayer(config, signer, options)
}

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
