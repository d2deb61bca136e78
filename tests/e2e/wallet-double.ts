import type { BrowserContext, Page } from "@playwright/test"
import { PublicKey } from "@solana/web3.js"

/** How the wallet answers a request to sign; "forgets" is a wallet that no longer trusts the page. */
type Behavior = "signs" | "declines" | "hesitates" | "forgets"
/** How it answers a request to connect; "elsewhere" offers accounts of another cluster only. */
type Connecting = "accepts" | "locked" | "declines" | "breaks" | "silent" | "elsewhere"

interface Hand {
  behavior: Behavior
  connecting: Connecting
  /** The account selected in the wallet; null for its default, "none" once the page may see no account any more. */
  account: string | null
  /** The bytes of that account's address. */
  publicKey: number[]
  /** How often it was asked to sign. */
  asked: number
  /** Emits the wallet's change event. */
  announce: () => void
}

/**
 * A wallet whose user is slow, rejects, or selects another account. It wraps the local wallet, which still signs.
 */
export const installWalletDouble = (context: BrowserContext) => context.addInitScript(wrapWallets)

/** Runs in a page, before its own scripts. */
export function wrapWallets() {
  if (location.protocol === "about:") return
  interface Account {
    address: string
    chains: readonly string[]
  }
  type Hear = (change: { accounts: readonly Account[] }) => void
  interface Feature {
    signTransaction?: (...inputs: unknown[]) => Promise<unknown>
    connect?: (...inputs: unknown[]) => Promise<unknown>
    on?: (event: string, hear: Hear) => () => void
  }
  interface StandardWallet {
    accounts: readonly Account[]
    features: Record<string, Feature>
  }
  interface Registry {
    register: (wallet: StandardWallet) => void
  }
  const kind = "wallet-standard:register-wallet"
  const listeners = new Set<Hear>()
  const hand: Hand = {
    behavior: "signs",
    connecting: sessionStorage.connecting ?? "accepts",
    account: null,
    publicKey: [],
    asked: 0,
    announce: () => {
      for (const hear of [...listeners]) hear({ accounts: [] })
    },
  }
  Object.assign(window, { hand })
  const refusals: Partial<Record<Connecting, string>> = {
    locked: "The wallet is locked.",
    declines: "User rejected the request.",
    breaks: "undefined is not a function",
  }
  const answers = { declines: "User rejected the request.", forgets: "NOT_CONNECTED" }

  const between = (wallet: StandardWallet): StandardWallet => {
    const accounts = () =>
      hand.account === "none"
        ? []
        : wallet.accounts.map((account) => ({
            ...account,
            ...(hand.account !== null && { address: hand.account, publicKey: new Uint8Array(hand.publicKey) }),
            ...(hand.connecting === "elsewhere" && { chains: ["solana:mainnet"] }),
          }))
    const connecting = wallet.features["standard:connect"]
    const connect = async (...inputs: unknown[]) => {
      if (hand.connecting === "silent") await new Promise(() => undefined)
      const refusal = refusals[hand.connecting]
      if (refusal) throw new Error(refusal)
      return connecting?.connect?.(...inputs)
    }
    const signing = wallet.features["solana:signTransaction"]
    const signTransaction = async (...inputs: unknown[]) => {
      hand.asked += 1
      while (hand.behavior === "hesitates") await new Promise((resolve) => setTimeout(resolve, 50))
      if (hand.behavior === "declines" || hand.behavior === "forgets") throw new Error(answers[hand.behavior])
      return signing?.signTransaction?.(...inputs)
    }
    const events = wallet.features["standard:events"]
    const on = (event: string, hear: Hear) => {
      const relayed: Hear = () => hear({ accounts: accounts() })
      listeners.add(relayed)
      const stop = events?.on?.(event, relayed)
      return () => {
        listeners.delete(relayed)
        stop?.()
      }
    }
    const features = {
      ...wallet.features,
      "standard:connect": { ...connecting, connect },
      "solana:signTransaction": { ...signing, signTransaction },
      "standard:events": { ...events, on },
    }
    return Object.create(wallet, { features: { value: features }, accounts: { get: accounts } })
  }
  window.addEventListener(
    kind,
    (event) => {
      const { detail } = event as CustomEvent<(api: Registry) => void>
      if (event instanceof CustomEvent) return
      // The standard forbids this on its events; a test double has to.
      Event.prototype.stopImmediatePropagation.call(event)
      const wrapped = (api: Registry) => detail({ register: (wallet) => api.register(between(wallet)) })
      window.dispatchEvent(new CustomEvent(kind, { detail: wrapped }))
    },
    { capture: true },
  )
}

const change = (page: Page, next: Partial<Pick<Hand, "behavior" | "connecting" | "account" | "publicKey">>) =>
  page.evaluate((wanted) => {
    const { hand } = window as unknown as { hand: Hand } // the script above put it there
    Object.assign(hand, wanted)
    if ("account" in wanted) hand.announce()
  }, next)

export const setWalletBehavior = (page: Page, behavior: Behavior) => change(page, { behavior })

/** From now on, and after a reload of this tab. */
export const setWalletConnecting = async (page: Page, connecting: Connecting) => {
  await page.evaluate((next) => Object.assign(sessionStorage, { connecting: next }), connecting)
  await change(page, { connecting })
}

/** Selects another account in the wallet; null for its default, "none" for no account. */
export const switchAccount = (page: Page, account: string | null) => {
  const publicKey = account === null || account === "none" ? [] : Array.from(new PublicKey(account).toBytes())
  return change(page, { account, publicKey })
}
