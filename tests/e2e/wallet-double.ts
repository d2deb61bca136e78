import type { BrowserContext, Page } from "@playwright/test"

type Mood = "signs" | "declines" | "hesitates"

/** A player whose hand is slow or says no: stands between the app and the local wallet, which still does the signing. */
export async function holdWallet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Standing {
      features: Record<string, { signTransaction?: (...inputs: unknown[]) => Promise<unknown> }>
    }
    const kind = "wallet-standard:register-wallet"
    const scope = window as unknown as { mood: string } // the test reaches in through it
    scope.mood = "signs"
    const between = (wallet: Standing) => {
      const feature = wallet.features["solana:signTransaction"]
      const signTransaction = async (...inputs: unknown[]) => {
        while (scope.mood === "hesitates") await new Promise((resolve) => setTimeout(resolve, 50))
        if (scope.mood === "declines") throw new Error("User rejected the request.")
        return feature?.signTransaction?.(...inputs)
      }
      const features = { ...wallet.features, "solana:signTransaction": { ...feature, signTransaction } }
      return Object.create(wallet, { features: { value: features } })
    }
    window.addEventListener(
      kind,
      (event) => {
        const { detail } = event as CustomEvent<(api: { register: (wallet: Standing) => void }) => void>
        if (event instanceof CustomEvent) return
        // The standard forbids this on its own events; a stand-in has to.
        Event.prototype.stopImmediatePropagation.call(event)
        const wrapped = (api: { register: (wallet: Standing) => void }) =>
          detail({ register: (wallet) => api.register(between(wallet)) })
        window.dispatchEvent(new CustomEvent(kind, { detail: wrapped }))
      },
      { capture: true },
    )
  })
}

export const setMood = (page: Page, mood: Mood) =>
  page.evaluate((next) => {
    Object.assign(window, { mood: next })
  }, mood)
