import { createContext, type ReactNode, useContext, useEffect } from "react"
import { useSnapshot } from "valtio"
import type { WalletState, WalletStore } from "../model/wallet-store"

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

/** The wallet's state, re-rendering on the fields that are read. */
export const useWallet = (): Readonly<WalletState> => useSnapshot(useWalletStore().state) as Readonly<WalletState>
