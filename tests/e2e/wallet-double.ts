import type { BrowserContext, Page } from "@playwright/test"

/** What a player's hand does when the wallet asks; "forgets" is a wallet that no longer knows the page. */
type Behavior = "signs" | "declines" | "hesitates" | "forgets"

interface Hand {
  behavior: Behavior
  /** The account that the player has turned to in the wallet; null for its own. */
  account: string | null
  /** Tells the app that something about the accounts has changed. */
  announce: () => void
}

/**
 * A player at the wallet: slow, saying no, or turning to another account there, of which the app only hears. Stands
 * between the app and the local wallet, which still does the signing.
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
    interface Standing {
      accounts: readonly Account[]
      features: Record<string, Feature>
    }
    interface Registry {
      register: (wallet: Standing) => void
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

    const between = (wallet: Standing): Standing => {
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
        // The standard forbids this on its own events; a stand-in has to.
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

/** Turns to another account in the wallet; null back to its own. */
export const switchAccount = (page: Page, account: string | null) => change(page, { account })
