import {
  createDefaultAuthorizationCache,
  createDefaultChainSelector,
  LocalSolanaMobileWalletAdapterWallet,
} from "@solana-mobile/wallet-standard-mobile"
import { askForLocalAccess } from "./local-access"
import type { MobileAdapter } from "./mobile-wallet"

type Connect = MobileAdapter["features"]["standard:connect"]["connect"]

/** The adapter, which asks the phone which app answers. */
export function createMobileAdapter(chain: `solana:${string}`): MobileAdapter {
  const adapter = new LocalSolanaMobileWalletAdapterWallet({
    appIdentity: { name: "DGHRT Casino", uri: location.origin, icon: "favicon.png" },
    authorizationCache: createDefaultAuthorizationCache(),
    chains: [chain],
    chainSelector: createDefaultChainSelector(),
    // The wallet dialog says it; the library's own window would fetch fonts of another host.
    onWalletNotFound: async () => undefined,
  })
  const connect: Connect = async (input) => {
    // A silent reconnect reads what this page stored and reaches no wallet.
    if (!input?.silent) await askForLocalAccess()
    return adapter.features["standard:connect"].connect(input)
  }
  return {
    get accounts() {
      return adapter.accounts
    },
    get features() {
      return { ...adapter.features, "standard:connect": { version: "1.0.0" as const, connect } }
    },
  }
}
