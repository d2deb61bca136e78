import type { WalletOption, WalletSource } from "@dghrt/design-system/wallet"
import { getWallets } from "@wallet-standard/app"
import type { Wallet, WalletAccount, WalletWithFeatures } from "@wallet-standard/base"
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from "@wallet-standard/features"
import { useSyncExternalStore } from "react"

type Connectable = WalletWithFeatures<
  StandardConnectFeature & Partial<StandardDisconnectFeature> & Partial<StandardEventsFeature>
>
type Chain = `${string}:${string}`

export interface WalletStandardStore {
  subscribe(listener: () => void): () => void
  getSnapshot(): WalletSource
  /** What signs: the wallet and its account; null while no wallet is connected. */
  connection(): { wallet: Wallet; account: WalletAccount } | null
}

const canConnect = (wallet: Wallet): wallet is Connectable =>
  "standard:connect" in wallet.features && "solana:signTransaction" in wallet.features

/** Wallets that announce themselves through the Wallet Standard. Make one store for the page, outside of a component. */
export function createWalletStandardStore(chain: Chain, announced = getWallets()): WalletStandardStore {
  const listeners = new Set<() => void>()
  let connected: { wallet: Connectable; account: WalletAccount; stopListening: () => void } | null = null
  // An answer to a question that was taken back changes nothing.
  let question = 0
  const idOf = (wallet: Connectable) =>
    `${wallet.name}#${found()
      .filter(({ name }) => name === wallet.name)
      .indexOf(wallet)}`
  const found = () => announced.get().filter(canConnect)
  const options = (): WalletOption[] =>
    found().map((wallet) => ({
      id: idOf(wallet),
      name: wallet.name,
      icon: wallet.icon,
      state: wallet.chains.includes(chain) ? "detected" : "wrong-network",
    }))

  let snapshot: WalletSource = {
    wallets: options(),
    status: "disconnected",
    selected: null,
    address: null,
    problem: null,
    connect,
    cancel,
    disconnect,
  }
  function change(next: Partial<WalletSource>) {
    snapshot = { ...snapshot, wallets: options(), ...next }
    for (const listener of listeners) listener()
  }
  const nobody = { status: "disconnected", selected: null, address: null } as const

  function setActiveAccount(wallet: Connectable, account: WalletAccount) {
    connected?.stopListening()
    const stop = wallet.features["standard:events"]?.on("change", ({ accounts }) => {
      if (!accounts || connected?.wallet !== wallet) return
      const next = accounts.find(({ chains }) => chains.includes(chain))
      if (next) setActiveAccount(wallet, next)
      else release()
    })
    connected = { wallet, account, stopListening: stop ?? (() => undefined) }
    change({ status: "connected", selected: idOf(wallet), address: account.address, problem: null })
  }
  function release() {
    connected?.stopListening()
    connected = null
    change(nobody)
  }

  async function connect(id: string) {
    const wallet = found().find((candidate) => idOf(candidate) === id)
    if (!wallet) return
    const mine = ++question
    change({ status: "connecting", selected: id, problem: null })
    const refused = (text: string) => change({ ...nobody, problem: { id, text } })
    try {
      const { accounts } = await wallet.features["standard:connect"].connect()
      if (mine !== question) return
      const account = accounts.find(({ chains }) => chains.includes(chain))
      if (account) setActiveAccount(wallet, account)
      else refused(`${wallet.name} gave no account for this network.`)
    } catch (error) {
      if (mine === question) refused(error instanceof Error ? error.message : `${wallet.name} did not connect.`)
    }
  }
  function cancel() {
    question += 1
    if (snapshot.status === "connecting") change(nobody)
  }
  async function disconnect() {
    const wallet = connected?.wallet
    release()
    // The page has forgotten the wallet either way: what the wallet makes of it changes nothing here.
    await wallet?.features["standard:disconnect"]?.disconnect().catch(() => undefined)
  }

  announced.on("register", () => change({}))
  announced.on("unregister", () => (connected && !found().includes(connected.wallet) ? release() : change({})))
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    connection: () => connected && { wallet: connected.wallet, account: connected.account },
  }
}

export const useWalletStandardSource = (store: WalletStandardStore): WalletSource =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
