import type { BrowserContext, Page } from "@playwright/test"

/** How the wallet answers a request to sign; "forgets" is a wallet that no longer trusts the page. */
type Behavior = "signs" | "declines" | "hesitates" | "forgets"

interface Hand {
  behavior: Behavior
  /** The account selected in the wallet; null for its default. */
  account: string | null
  /** Emits the wallet's change event. */
  announce: () => void
}

/**
 * A wallet whose user is slow, rejects, or selects another account. It wraps the local wallet, which still signs.
 */
export async function installWalletDouble(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Account {
      address: string
    }
    type Hear = (change: { accounts: readonly Account[] }) => void
    interface Feature {
      signTransaction?: (...inputs: unknown[]) => Promise<unknown>
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
      account: null,
      announce: () => {
        for (const hear of [...listeners]) hear({ accounts: [] })
      },
    }
    Object.assign(window, { hand })
    const answers = { declines: "User rejected the request.", forgets: "NOT_CONNECTED" }

    const between = (wallet: StandardWallet): StandardWallet => {
      const accounts = () =>
        wallet.accounts.map((account) => (hand.account === null ? account : { ...account, address: hand.account }))
      const signing = wallet.features["solana:signTransaction"]
      const signTransaction = async (...inputs: unknown[]) => {
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
  })
}

const change = (page: Page, next: Partial<Pick<Hand, "behavior" | "account">>) =>
  page.evaluate((wanted) => {
    const { hand } = window as unknown as { hand: Hand } // the script above put it there
    Object.assign(hand, wanted)
    if ("account" in wanted) hand.announce()
  }, next)

export const setWalletBehavior = (page: Page, behavior: Behavior) => change(page, { behavior })

/** Selects another account in the wallet; null for its default. */
export const switchAccount = (page: Page, account: string | null) => change(page, { account })
