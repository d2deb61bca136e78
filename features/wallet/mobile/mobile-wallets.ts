import {
  createDefaultAuthorizationCache,
  createDefaultChainSelector,
  registerMwa,
} from "@solana-mobile/wallet-standard-mobile"
import type { AppConfig } from "#contract/config"

const chains = { localnet: "solana:localnet", devnet: "solana:devnet", "mainnet-beta": "solana:mainnet" } as const

/** Registers the adapter as one more wallet of the Wallet Standard; it asks the phone which app answers. */
export function registerMobileWallets(cluster: AppConfig["cluster"]): void {
  registerMwa({
    appIdentity: { name: "DGHRT Casino", uri: location.origin, icon: "favicon.png" },
    authorizationCache: createDefaultAuthorizationCache(),
    chains: [chains[cluster]],
    chainSelector: createDefaultChainSelector(),
    // The wallet dialog says it; the library's own window would fetch fonts of another host.
    onWalletNotFound: async () => undefined,
  })
}
