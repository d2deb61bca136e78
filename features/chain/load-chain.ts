import type { Chain, ChainOptions, Signer } from "./model/chain"
import type { ChainConfig } from "./model/chain-config"
import type { Multiplayer, MultiplayerOptions } from "./model/multiplayer"

/**
 * Loads the chain of one wallet (about 13 kB), which reads, sends and follows without a library. The libraries (about 130 kB)
 * are loaded when a first transaction is prepared, or by `prewarm`.
 */
export async function loadChain(config: ChainConfig, signer: Signer, options?: ChainOptions): Promise<Chain> {
  return (await import("./own-chain")).createChain(config, signer, options)
}

/** Loads the client for multiplayer games, for one wallet: it too reads without a library. */
export async function loadMultiplayer(
  config: ChainConfig,
  signer: Signer,
  options: MultiplayerOptions,
): Promise<Multiplayer> {
  return (await import("./own-chain")).createMultiplayer(config, signer, options)
}
