import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "./casino"

const stranger = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

/** A wallet with a second account, which the player turns to in the wallet itself: the app only hears of it. */
async function giveSecondAccount(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Account {
      address: string
    }
    type Hear = (change: { accounts: readonly Account[] }) => void
    interface Standing {
      accounts: readonly Account[]
      features: Record<string, { on?: (event: string, hear: Hear) => () => void }>
    }
    const kind = "wallet-standard:register-wallet"
    const listeners = new Set<Hear>()
    let turnedTo: string | null = null
    const between = (wallet: Standing): Standing => {
      const accounts = () =>
        wallet.accounts.map((account) => (turnedTo === null ? account : { ...account, address: turnedTo }))
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
      const features = { ...wallet.features, "standard:events": { ...events, on } }
      return Object.create(wallet, { features: { value: features }, accounts: { get: accounts } })
    }
    const turn = (address: string | null) => {
      turnedTo = address
      for (const hear of [...listeners]) hear({ accounts: [] })
    }
    Object.assign(window, { turnWallet: turn })
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

const turnTo = (page: Page, address: string | null) =>
  page.evaluate((next) => (window as unknown as { turnWallet: (to: string | null) => void }).turnWallet(next), address) // set by the script above

test("a wallet that is switched in the middle of a bet leaves the table, and finds the result when it is back", async ({
  player,
  context,
}) => {
  const { page } = player
  await giveSecondAccount(context)
  await player.sitDown()
  await player.stack.tell("setDelay", 3_000)
  await player.roll().click()
  await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await turnTo(page, stranger)
  await expect(page.getByText("Wallet mismatch. Please reconnect with the correct wallet.")).toBeVisible()
  await expect(player.roll()).toHaveCount(0)
  await turnTo(page, null)
  await expect(player.told()).toBeVisible({ timeout: 20_000 })
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  await player.expectRoll(events[0])
  await expect(player.roll()).toBeEnabled()
})
