import { useHydrated } from "@dghrt/design-system"
import { createContext, type ReactNode, useContext, useEffect } from "react"
import { useSnapshot } from "valtio"
import { initialWalletState, type WalletState, type WalletStore } from "../model/wallet-store"

const WalletContext = createContext<WalletStore | null>(null)

/** Makes one wallet store the app's own and lets it look for wallets once the page is mounted. */
export function WalletProvider({ store, children }: { store: WalletStore; children: ReactNode }) {
  useEffect(() => store.start(), [store])
  return <WalletContext.Provider value={store}>{children}</WalletContext.Provider>
}

/** @throws Error outside a `WalletProvider`. */
export function useWalletStore(): WalletStore {
  const store = useContext(WalletContext)
  if (!store) throw new Error("useWalletStore needs a WalletProvider above it")
  return store
}

/**
 * The wallet's state, re-rendering on the fields that are read. A part of a prerendered page hydrates with the state of the
 * prerender, even if the wallet has answered already: otherwise the two would not be equal.
 */
export function useWallet(): Readonly<WalletState> {
  const live = useSnapshot(useWalletStore().state) as Readonly<WalletState>
  const hydrated = useHydrated()
  return hydrated ? live : initialWalletState
}
