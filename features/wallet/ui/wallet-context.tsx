import { useHydrated } from "@dghrt/design-system"
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

/** What every visitor is before the page has come alive. */
const unknown: WalletState = {
  wallets: [],
  status: "disconnected",
  selected: null,
  address: null,
  settled: false,
  problem: null,
}

/**
 * The wallet's state, re-rendering on the fields that are read. A part of a drawn page that comes alive after the wallet
 * has answered first meets the state it was drawn with: otherwise it would not be the page that was drawn.
 */
export function useWallet(): Readonly<WalletState> {
  const live = useSnapshot(useWalletStore().state) as Readonly<WalletState>
  const alive = useHydrated()
  return alive ? live : unknown
}
