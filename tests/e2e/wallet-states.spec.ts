import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { alive, arrive, shortenTimers } from "./shell"
import { installWalletDouble, setWalletBehavior, setWalletConnecting } from "./wallet-double"

/** The home page of a player whose wallet obeys the test. */
async function connectDouble(player: Player) {
  await installWalletDouble(player.context)
  await arrive(player.page)
  await player.connect()
}

test("each way in which a wallet does not connect is said beside the wallet, which never moves under the pointer, until it connects", async ({
  player,
  context,
}) => {
  const { page } = player
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/network-menu-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await installWalletDouble(context)
  await page.clock.install()
  await arrive(page)
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  const dialog = page.getByRole("dialog", { name: "Connect Wallet" })
  const wallet = dialog.getByRole("button", { name: /Local Wallet/ })
  await test.step("the choice of network comes after the list and moves no wallet", async () => {
    await expect(wallet).toBeVisible()
    await expect.poll(() => dialog.evaluate((each) => each.getAnimations().length)).toBe(0)
    const before = await wallet.boundingBox()
    await expect(dialog.getByRole("combobox", { name: "Network" })).toHaveCount(0)
    release()
    await expect(dialog.getByRole("combobox", { name: "Network" })).toBeVisible()
    expect(await wallet.boundingBox()).toEqual(before)
  })
  await expect(dialog.getByText("Test networks are disabled in constants")).toBeHidden()
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("Devnet (not available)")
  await expect(dialog.getByText("Test networks are disabled in constants")).toBeVisible()
  for (const [answer, words] of [
    ["locked", "Please unlock your wallet to continue."],
    ["declines", "You declined the connection in your wallet."],
    ["breaks", "Failed to connect to your wallet. Please try again."],
    ["elsewhere", "Local Wallet does not offer Localnet. Switch its network or choose another wallet."],
  ] as const) {
    await setWalletConnecting(page, answer)
    await wallet.click()
    await expect(dialog.getByRole("alert")).toHaveText(words)
  }
  await setWalletConnecting(page, "silent")
  await wallet.click()
  await expect(dialog.getByRole("status")).toContainText("Local Wallet is waiting for your answer.")
  await page.clock.fastForward(61_000)
  await expect(dialog.getByRole("alert")).toHaveText("Local Wallet did not answer. Open it, then try again.")
  await setWalletConnecting(page, "accepts")
  await wallet.click()
  await expect(page.getByText("Your wallet has been connected successfully!").first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test("a wallet that does not answer holds no game: the player stops waiting or disconnects, plays on, and what it signs later is not used", async ({
  player,
}) => {
  const { page } = player
  await shortenTimers(player.context, { 15000: 1_500 })
  await installWalletDouble(player.context)
  await player.openGame()
  await player.rollOnce()
  const stopWaiting = page.getByRole("button", { name: "Stop waiting" })
  await setWalletBehavior(page, "hesitates")
  await player.roll().click()
  await stopWaiting.click()
  const notice = page.getByRole("alert").filter({ hasText: "Stopped Waiting for Your Wallet" })
  await expect(notice).toContainText("No money has moved.")
  await expect(stopWaiting).toBeHidden()
  await player.roll().click()
  await expect(stopWaiting).toBeVisible()
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Disconnect" }).click()
  await expect(stopWaiting).toBeHidden()
  await setWalletBehavior(page, "signs")
  await player.connect()
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
})

test("a remembered wallet that is locked is offered first, and the header says why it did not connect", {
  tag: long,
}, async ({ player, page }) => {
  await connectDouble(player)
  await setWalletConnecting(page, "locked")
  await page.reload()
  await alive(page)
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  await expect(page.getByText("Wallet Locked", { exact: true })).toBeVisible()
  const dialog = page.getByRole("dialog", { name: "Connect Wallet" })
  await expect(dialog.getByRole("button").filter({ hasText: /Local/ }).first()).toContainText("Last used")
})

test("a browser that refuses to copy says so and selects the whole address, and the referral link of a player is copied where it may be", {
  tag: long,
}, async ({ player, page, context }) => {
  await arrive(page)
  await player.connect()
  await page.evaluate(() => {
    const denied = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"))
    Object.defineProperty(navigator.clipboard, "writeText", { value: denied, configurable: true })
  })
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Copy Address" }).click()
  const dialog = page.getByRole("dialog", { name: "Not copied" })
  await expect(dialog).toContainText("This browser does not allow copying here.")
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^\w{32,44}$/)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/select-token?tab=invite")
  await page.getByRole("button", { name: "Copy Referral Link" }).click()
  await expect(page.getByText("Send it to a friend. You earn a share of their bets.").first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?ref=/)
})

test("a faucet that gives no more says when to ask again", { tag: long }, async ({ player, page }) => {
  await player.openGame({ funded: false })
  for (let gifts = 0; gifts < 20; gifts++) await player.give(await player.address())
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Get test SOL", exact: true }).click()
  await expect(page.getByText("No test funds", { exact: true })).toBeVisible()
  await expect(page.getByText(/20 gifts within a minute/).first()).toBeVisible()
})

test("a page whose code fails while it runs is said inside the shell", { tag: long }, async ({ page, stack: _ }) => {
  await arrive(page)
  await page.waitForLoadState("networkidle")
  await page.route(/\/assets\/credits-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("A page that breaks")' }),
  )
  await page.getByRole("contentinfo").getByRole("link", { name: "Credits" }).click()
  await expect(page.getByText("This page could not be displayed.", { exact: false })).toBeVisible()
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible()
})
