import { type Logger, logger } from "@dghrt/kernel/logger"
import type { Stored } from "@dghrt/kernel/storage"
import { proxy, ref } from "valtio/vanilla"
import type { Signer } from "#features/chain"
import { walletsOfPage } from "./known-wallets"
import type { StandardWallet, WalletAccount, WalletSource } from "./standard"
import { onlySends, signsSolana, signText, solanaAccounts, toSigner, usableOn } from "./standard"
import { findWallet, walletId } from "./wallet-identity"
import { problemKind, type WalletProblem } from "./wallet-problem"
import { createWalletReader, type ReadWallet } from "./wallet-reader"
import { createWalletWaits } from "./wallet-waits"

export interface WalletState {
  /** Wallets that can sign on this cluster: the one used last, then in order of discovery. */
  wallets: readonly WalletInfo[]
  status: "disconnected" | "connecting" | "connected"
  /** Id of the wallet that is connected or being asked. */
  selected: string | null
  /** Base58. */
  address: string | null
  /** False until the first attempt to reconnect has ended, so that nothing greets a returning player as a visitor. */
  settled: boolean
  /** A request to sign has waited for an answer for so long that the player may want to stop waiting. */
  slow: boolean
  /** Why the last attempt that the player started did not connect. */
  problem: WalletProblem | null
}

export interface WalletInfo {
  /** Tells wallets of one name apart. */
  id: string
  name: string
  /** Data URL the wallet ships. */
  icon: string
  /** It was connected before and not disconnected by hand. */
  usedLast: boolean
  /** Why it cannot be chosen: it signs on other clusters only, or only what it sends itself. Null for one that can. */
  unusable: "wrong-network" | "only-sends" | null
  /** This page brought it itself, so its presence says nothing about what is installed. */
  broughtByPage: boolean
}

/** What happened to the connection, apart from what the player did on this page. */
export type WalletEvent =
  | { kind: "connected" }
  | { kind: "failed"; problem: WalletProblem }
  /** The wallet ended the connection, or was removed from the browser. */
  | { kind: "lost" }
  /** Another account was chosen in the wallet. */
  | { kind: "switched"; address: string }

export interface WalletStore {
  state: WalletState
  /** Starts listening for wallets and reconnects the remembered one silently. Runs once. */
  start(): () => void
  /** By id, or by a name that only one wallet has. */
  connect(id: string): Promise<void>
  /** Stops waiting for the wallet that is being asked; its late answer changes nothing. */
  cancel(): void
  /** The wallet that was connected before and not disconnected by hand; null while this browser does not have it. */
  chosenBefore(): string | null
  /** At once, whatever the wallet says to it. */
  disconnect(): void
  /** Ends every request to sign with an AbortError, as another account and a disconnect do; a late answer is thrown away. */
  stopWaiting(): void
  /** Signs as the connected account; null while disconnected. */
  signer(): Signer | null
  /**
   * Asks the connected wallet to sign a text.
   * @throws Error when no wallet is connected, or it cannot or will not sign.
   */
  signMessage(message: string): Promise<Uint8Array>
  /** Whether the connected wallet has a way to sign a text; true while none is connected. */
  canSignMessages(): boolean
  /** Subscribes to the events of the connection; returns how to unsubscribe. */
  onEvent(listener: (event: WalletEvent) => void): () => void
}

export interface WalletStoreOptions {
  source: WalletSource
  /** Wallet Standard chain, such as `solana:localnet`. */
  chain: `solana:${string}`
  remembered: Stored<string | null>
  /** Resolves once the wallets that the app brings itself are registered; a remembered wallet may be one of them. */
  own?: Promise<unknown>
  log?: Logger
}

// A wallet that registers late (an extension injected after load) still gets its silent reconnect within this time.
const discoveryMs = 400
/** The wallet's window may be closed or behind others, so connecting fails when there is no answer within this time. */
const answerTimeoutMs = 60_000
/** A wallet that is silent as the page loads keeps nobody from choosing one; its late answer still connects. */
const silentMs = 4_000

/** The state before any wallet is known, in which pages are prerendered. */
export const initialWalletState: WalletState = {
  wallets: [],
  status: "disconnected",
  selected: null,
  address: null,
  settled: false,
  slow: false,
  problem: null,
}

type UsableWallet = ReadWallet & StandardWallet

/** Which wallets exist, which one is connected and what is pending. Depends on the Wallet Standard and on no chain client. */
export function createWalletStore({ source, chain, remembered, own, log = logger }: WalletStoreOptions): WalletStore {
  const state = proxy<WalletState>({ ...initialWalletState })
  const read = createWalletReader(log)
  let found: UsableWallet[] = []
  let foreign: ReadWallet[] = []
  let senders: ReadWallet[] = []
  let active: { wallet: UsableWallet; account: WalletAccount; stopListening: () => void } | null = null
  // Connecting is slow and can be started again meanwhile: only the newest attempt may change the state.
  let attempt = 0
  const listeners = new Set<(event: WalletEvent) => void>()
  const waits = createWalletWaits((slow) => {
    state.slow = slow
  })
  const emit = (event: WalletEvent) => {
    for (const listener of listeners) listener(event)
  }

  function discover() {
    const all = read(source.get())
    found = all.filter((wallet) => usableOn(wallet, chain))
    foreign = all.filter((wallet) => signsSolana(wallet) && !usableOn(wallet, chain))
    senders = all.filter(onlySends)
    list()
  }

  function list() {
    const last = findWallet(found, remembered.read())
    const info = (wallet: ReadWallet, unusable: WalletInfo["unusable"]): WalletInfo =>
      ref({
        id: walletId(wallet),
        name: wallet.name,
        icon: wallet.icon,
        usedLast: wallet === last,
        unusable,
        broughtByPage: walletsOfPage.includes(wallet.name),
      })
    const usable = found.map((wallet) => info(wallet, null))
    state.wallets = [
      ...usable.filter(({ usedLast }) => usedLast),
      ...usable.filter(({ usedLast }) => !usedLast),
      ...foreign.map((wallet) => info(wallet, "wrong-network")),
      ...senders.map((wallet) => info(wallet, "only-sends")),
    ]
  }

  function accountNow(wallet: UsableWallet) {
    try {
      return solanaAccounts(wallet, chain)[0]
    } catch (error) {
      log.warn(`The accounts of ${wallet.name} cannot be read any more`, error)
      return undefined
    }
  }

  /** Whatever a wallet reports, its accounts are read again: what it reports of them may have any shape. */
  function listenTo(wallet: UsableWallet, onChange: () => void): () => void {
    const say = (error: unknown) =>
      log.warn(`${wallet.name} does not report its changes as the Wallet Standard says`, error)
    try {
      const stop = wallet.features["standard:events"]?.on("change", onChange)
      return () => {
        try {
          stop?.()
        } catch (error) {
          say(error)
        }
      }
    } catch (error) {
      say(error)
      return () => undefined
    }
  }

  function setActiveAccount(wallet: UsableWallet, account: WalletAccount) {
    active?.stopListening()
    waits.end()
    const stopListening = listenTo(wallet, () => {
      // Some wallets call a listener even after it was removed.
      if (active?.account !== account) return
      const next = accountNow(wallet)
      if (!next) {
        release()
        emit({ kind: "lost" })
      } else if (next.address !== state.address) {
        setActiveAccount(wallet, next)
        emit({ kind: "switched", address: next.address })
      }
    })
    active = { wallet, account, stopListening }
    remembered.write(walletId(wallet))
    Object.assign(state, { status: "connected", selected: walletId(wallet), address: account.address, problem: null })
    list()
  }

  function release() {
    active?.stopListening()
    waits.end()
    active = null
    Object.assign(state, { status: "disconnected", selected: null, address: null })
  }

  function fail(wallet: UsableWallet, kind: WalletProblem["kind"]) {
    const problem = { kind, id: walletId(wallet), name: wallet.name }
    state.problem = problem
    emit({ kind: "failed", problem })
  }

  async function ask(wallet: UsableWallet, silent: boolean) {
    const mine = ++attempt
    release()
    Object.assign(state, { status: "connecting", selected: walletId(wallet), problem: null })
    const tooLate = setTimeout(
      () => {
        if (mine !== attempt) return
        log.warn(`${wallet.name} did not answer`)
        release()
        if (silent) {
          state.settled = true
          return
        }
        attempt += 1
        fail(wallet, "no-answer")
      },
      silent ? silentMs : answerTimeoutMs,
    )
    try {
      await wallet.features["standard:connect"].connect(silent ? { silent: true } : undefined)
      if (mine !== attempt) return
      const account = solanaAccounts(wallet, chain)[0]
      if (account) {
        setActiveAccount(wallet, account)
        if (!silent) emit({ kind: "connected" })
        return
      }
      release()
      // An extension that gives no account of this chain is set to another network.
      if (!silent) fail(wallet, wallet.accounts.length > 0 ? "wrong-network" : "rejected")
    } catch (error) {
      if (mine !== attempt) return
      log.warn(`${wallet.name} did not connect`, error)
      release()
      if (!silent) fail(wallet, problemKind(error))
    } finally {
      clearTimeout(tooLate)
    }
  }

  return {
    state,
    start() {
      discover()
      let reconnected = false
      const reconnect = () => {
        const wallet = findWallet(found, remembered.read())
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
        if (!active || found.some(({ registered }) => registered === active?.wallet.registered)) return
        release()
        emit({ kind: "lost" })
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
    async connect(id) {
      const wallet = findWallet(found, id)
      if (!wallet) throw new Error(`There is no wallet called ${id}`)
      await ask(wallet, false)
      state.settled = true
    },
    cancel() {
      if (state.status !== "connecting") return
      attempt += 1
      release()
    },
    chosenBefore() {
      const wallet = findWallet(found, remembered.read())
      return wallet ? walletId(wallet) : null
    },
    disconnect() {
      attempt += 1
      const wallet = active?.wallet
      release()
      remembered.write(null)
      list()
      const acknowledge = async () => wallet?.features["standard:disconnect"]?.disconnect()
      acknowledge().catch((error) => log.warn("The wallet did not acknowledge the disconnect", error))
    },
    stopWaiting: waits.end,
    async signMessage(message) {
      if (!active) throw new Error("No wallet is connected.")
      return waits.answer(signText(active.wallet, active.account, message))
    },
    signer() {
      if (!active) return null
      const signer = toSigner(active.wallet, active.account, chain)
      return { ...signer, signTransaction: (transaction) => waits.answer(signer.signTransaction(transaction)) }
    },
    canSignMessages: () => !active || "solana:signMessage" in active.wallet.features,
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
