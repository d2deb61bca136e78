import { getWallets } from "@wallet-standard/app"
import * as v from "valibot"
import type { AppConfig } from "#contract/config"
import { stored } from "#features/kernel"
import { createWalletStore } from "#features/wallet"

const chains = { localnet: "solana:localnet", devnet: "solana:devnet", "mainnet-beta": "solana:mainnet" } as const

const remembered = stored("walletName", v.nullable(v.pipe(v.string(), v.maxLength(80))), null)

/** Every Wallet Standard wallet that can sign on the configured cluster. */
export function createAppWallets(config: AppConfig, own?: Promise<unknown>) {
  const { get, on } = getWallets()
  return createWalletStore({ source: { get, on }, chain: chains[config.cluster], remembered, own })
}
