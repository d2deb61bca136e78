import { registerWallet } from "@wallet-standard/wallet"
import type { AppConfig } from "#contract/config"
import { mobileWallet } from "./mobile-wallet"

const chains = { localnet: "solana:localnet", devnet: "solana:devnet", "mainnet-beta": "solana:mainnet" } as const

/** Registers the adapter as one more wallet of the Wallet Standard. */
export function registerMobileWallets(cluster: AppConfig["cluster"]): void {
  // The protocol needs a secure page.
  if (!isSecureContext) return
  const chain = chains[cluster]
  registerWallet(mobileWallet(chain, async () => (await import("./mobile-adapter")).createMobileAdapter(chain)))
}
