import { proxy, ref } from "valtio/vanilla"
import type { Signer } from "#features/chain"
import { type Logger, logger, type Stored } from "#features/kernel"
import type { StandardWallet, WalletAccount, WalletSource } from "./standard"
import { signText, solanaAccounts, toSigner, usableOn } from "./standard"

export interface WalletState {
  /** Wallets that can sign on this cluster, in order of discovery. */
  wallets: readonly WalletInfo[]
  status: "disconnected" | "connecting" | "connected"
  /** Name of the wallet that is connected or being asked. */
  selected: string | null
  /** Base58. */
  address: string | null
  /** False until the first attempt to reconnect has ended, so that nothing greets a returning player as a visitor. */
  settled: boolean
  /** Why the last attempt did not connect; null when the player simply closed the wallet. */
  problem: string | null
}

export interface WalletInfo {
  name: string
  /** Data URL the wallet ships. */
  icon: string
}

export interface WalletStore {
  state: WalletState
  /** Starts listening for wallets and reconnects the remembered one silently. Runs once. */
  start(): () => void
  connect(name: string): Promise<void>
  /** The wallet that was connected before and not disconnected by hand; null while this browser does not have it. */
  chosenBefore(): string | null
  disconnect(): Promise<void>
  /** Signs as the connected account; null while disconnected. */
  signer(): Signer | null
  /**
   * Asks the connected wallet to sign a text.
   * @throws Error when no wallet is connected, or it cannot or will not sign.
   */
  signMessage(message: string): Promise<Uint8Array>
}

export interface WalletStoreOptions {
  source: WalletSource
  /** Wallet Standard chain, such as `solana:localnet`. */
  chain: `solana:${string}`
  remembered: Stored<string | null>
  /** Resolves when the wallet that the app brings itself is registered; who left with it is waited for that long. */
  own?: Promise<unknown>
  log?: Logger
}

// A wallet that registers late (an extension injected after load) still gets its silent reconnect within this time.
const discoveryMs = 400

/** Which wallets exist, who is connected and what is pending. Knows the Wallet Standard and no chain client. */
export function createWalletStore({ source, chain, remembered, own, log = logger }: WalletStoreOptions): WalletStore {
  const state = proxy<WalletState>({
    wallets: [],
    status: "disconnected",
    selected: null,
    address: null,
    settled: false,
    problem: null,
  })
  let found: StandardWallet[] = []
  let active: { wallet: StandardWallet; account: WalletAccount; stopListening: () => void } | null = null
  // Connecting is slow and can be started again meanwhile: only the newest attempt may change the state.
  let attempt = 0

  function discover() {
    found = source.get().filter((wallet) => usableOn(wallet, chain))
    state.wallets = found.map(({ name, icon }) => ref({ name, icon }))
  }

  function adopt(wallet: StandardWallet, account: WalletAccount) {
    active?.stopListening()
    const stopListening = wallet.features["standard:events"]?.on("change", ({ accounts }) => {
      if (!accounts) return
      const next = solanaAccounts(wallet, chain)[0]
      if (!next) release()
      else if (next.address !== state.address) adopt(wallet, next)
    })
    active = { wallet, account, stopListening: stopListening ?? (() => undefined) }
    remembered.write(wallet.name)
    Object.assign(state, { status: "connected", selected: wallet.name, address: account.address, problem: null })
  }

  function release() {
    active?.stopListening()
    active = null
    Object.assign(state, { status: "disconnected", selected: null, address: null })
  }

  async function ask(wallet: StandardWallet, silent: boolean) {
    const mine = ++attempt
    release()
    Object.assign(state, { status: "connecting", selected: wallet.name, problem: null })
    try {
      await wallet.features["standard:connect"].connect(silent ? { silent: true } : undefined)
      if (mine !== attempt) return
      const account = solanaAccounts(wallet, chain)[0]
      if (account) adopt(wallet, account)
      else release()
    } catch (error) {
      if (mine !== attempt) return
      log.warn(`${wallet.name} did not connect`, error)
      release()
      if (!silent) state.problem = `${wallet.name} did not connect. Unlock it and try again.`
    }
  }

  return {
    state,
    start() {
      discover()
      let reconnected = false
      const reconnect = () => {
        const wallet = found.find(({ name }) => name === remembered.read())
        // A wallet may announce itself after we stopped waiting for it: a late reconnect beats none, but once is enough.
        if (!wallet || reconnected || state.status !== "disconnected") return
        reconnected = true
        void ask(wallet, true).finally(() => {
          state.settled = true
        })
      }
      const stop = source.on("register", () => {
        discover()
        reconnect()
      })
      const stopUnregister = source.on("unregister", () => {
        discover()
        if (active && !found.includes(active.wallet)) release()
      })
      reconnect()
      const giveUp = setTimeout(
        async () => {
          if (remembered.read() !== null) await own
          if (state.status !== "connecting") state.settled = true
        },
        remembered.read() === null ? 0 : discoveryMs,
      )
      return () => {
        clearTimeout(giveUp)
        stop()
        stopUnregister()
        active?.stopListening()
      }
    },
    async connect(name) {
      const wallet = found.find((candidate) => candidate.name === name)
      if (!wallet) throw new Error(`There is no wallet called ${name}`)
      await ask(wallet, false)
      state.settled = true
    },
    chosenBefore: () => found.find(({ name }) => name === remembered.read())?.name ?? null,
    async disconnect() {
      attempt += 1
      const wallet = active?.wallet
      release()
      remembered.write(null)
      try {
        await wallet?.features["standard:disconnect"]?.disconnect()
      } catch (error) {
        log.warn("The wallet did not acknowledge the disconnect", error)
      }
    },
    async signMessage(message) {
      if (!active) throw new Error("No wallet is connected.")
      return signText(active.wallet, active.account, message)
    },
    signer: () => (active ? toSigner(active.wallet, active.account, chain) : null),
  }
}
