import { devices, type Page } from "@playwright/test"
import { toBase58 } from "#contract/base58"
import { FakeMobileWallet, readAssociation } from "../support/mobile-wallet"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"]
test.use(phone)

const connectButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })

/** As a player who allowed the page to reach apps on the phone. */
async function allowLocalAccess(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send("Target.getTargetInfo")
  await session.send("Browser.setPermission", {
    permission: { name: "loopback-network" },
    setting: "granted",
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  })
}

/** Hears the addresses that the page asks the phone to open. */
async function openedAddresses(page: Page, onAddress: (address: string) => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.enable")
  session.on("Page.frameRequestedNavigation", ({ url }) => void onAddress(url))
}

test("a phone's wallet connects, signs a bet and is reached again, through the Mobile Wallet Adapter", async ({
  player,
}) => {
  const { page } = player
  const wallet = new FakeMobileWallet(crypto.getRandomValues(new Uint8Array(32)))
  const address = toBase58(wallet.publicKey)
  const violations: string[] = []
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  const asked: string[] = []
  await allowLocalAccess(page)
  await openedAddresses(page, async (url) => {
    const association = url.startsWith("solana-wallet:") ? readAssociation(url) : null
    // One navigation may be announced twice.
    if (!association || asked.includes(url)) return
    asked.push(url)
    await wallet.serve(association)
    // The phone shows the wallet, which takes the focus from the page.
    await page.evaluate(() => window.dispatchEvent(new Event("blur")))
  })
  await player.give(address)
  await arrive(page)
  await connectButton(page).click()
  await page
    .getByRole("dialog", { name: "Connect Wallet" })
    .getByRole("button", { name: /Mobile Wallet Adapter/ })
    .click()
  await expect(player.walletMenu()).toBeVisible({ timeout: 30_000 })
  expect(asked[0]).toMatch(/^solana-wallet:\/v1\/associate\/local\?association=[\w.-]{88}&port=\d{5}&v=v1$/)
  expect(wallet.calls).toEqual(expect.arrayContaining(["get_capabilities", "authorize"]))

  await page.goto(`/game/${address}/dice`)
  // Chromium's own question, whether to open the wallet's app, stands over the page and takes every press of a driver.
  await page.getByRole("button", { name: "Start Game" }).dispatchEvent("click")
  await expect(player.roll()).toBeEnabled()
  await player.roll().dispatchEvent("click")
  await expect(player.announcement()).toBeVisible({ timeout: 40_000 })
  expect(await player.settledOnChain()).toHaveLength(1)
  // The first signature opens the account, the second places the bet.
  expect(wallet.calls.filter((call) => call === "sign_transactions")).toHaveLength(2)
  expect(violations).toEqual([])
})

test("a phone without a wallet shows that one is needed, and other wallets open this page and its invitation in their own browser", {
  tag: long,
}, async ({ page, stack }) => {
  await allowLocalAccess(page)
  const invitation = "?ref=CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
  await arrive(page, `/jackpot${invitation}`)
  await expect(page).toHaveURL(`${stack.addresses.url}/jackpot`)
  await connectButton(page).click()
  const dialog = page.getByRole("dialog", { name: "Connect Wallet" })
  const here = encodeURIComponent(`${stack.addresses.url}/jackpot${invitation}`)
  const origin = encodeURIComponent(stack.addresses.url)
  for (const [name, base] of [
    ["Phantom", "https://phantom.app/ul/browse/"],
    ["Solflare", "https://solflare.com/ul/v1/browse/"],
    ["Backpack", "https://backpack.app/ul/v1/browse/"],
  ] as const)
    await expect(dialog.getByRole("link", { name: `${name} Open` })).toHaveAttribute(
      "href",
      `${base}${here}?ref=${origin}`,
    )
  await dialog.getByRole("button", { name: /Mobile Wallet Adapter/ }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Please install a Solana wallet extension to continue.")
})
