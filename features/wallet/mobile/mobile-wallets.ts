import {
  createDefaultAuthorizationCache,
  createDefaultChainSelector,
  LocalSolanaMobileWalletAdapterWallet,
} from "@solana-mobile/wallet-standard-mobile"
import type { Wallet } from "@wallet-standard/base"
import { registerWallet } from "@wallet-standard/wallet"
import type { AppConfig } from "#contract/config"
import { askForLocalAccess } from "./local-access"

const chains = { localnet: "solana:localnet", devnet: "solana:devnet", "mainnet-beta": "solana:mainnet" } as const

/** Registers the adapter as one more wallet of the Wallet Standard; it asks the phone which app answers. */
export function registerMobileWallets(cluster: AppConfig["cluster"]): void {
  // The protocol needs a secure page.
  if (!isSecureContext) return
  const adapter = new LocalSolanaMobileWalletAdapterWallet({
    appIdentity: { name: "DGHRT Casino", uri: location.origin, icon: "favicon.png" },
    authorizationCache: createDefaultAuthorizationCache(),
    chains: [chains[cluster]],
    chainSelector: createDefaultChainSelector(),
    // The wallet dialog says it; the library's own window would fetch fonts of another host.
    onWalletNotFound: async () => undefined,
  })
  registerWallet(askingForAccess(adapter))
}

type Connect = (input?: { silent?: boolean }) => Promise<unknown>

/** The same wallet, which asks for the permission before it connects. Its fields are private, so it cannot be inherited from. */
const askingForAccess = (adapter: LocalSolanaMobileWalletAdapterWallet): Wallet => ({
  version: adapter.version,
  name: adapter.name,
  icon: adapter.icon,
  get chains() {
    return adapter.chains
  },
  get accounts() {
    return adapter.accounts
  },
  get features() {
    const { connect }: { connect: Connect } = adapter.features["standard:connect"]
    const asking: Connect = async (input) => {
      // A silent reconnect reads what this page stored and reaches no wallet.
      if (!input?.silent) await askForLocalAccess()
      return connect(input)
    }
    return { ...adapter.features, "standard:connect": { version: "1.0.0", connect: asking } }
  },
})
