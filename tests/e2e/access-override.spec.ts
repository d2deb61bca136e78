import type { Page } from "@playwright/test"
import { keySigner } from "../support/key-signer"
import { expect, test } from "./casino"
import { arrive, shortenTimers } from "./shell"

test("the owner closes the casino by signature, another browser sees it, and /admin still opens", async ({
  player,
  browser,
  stack,
}) => {
  const { page } = player
  await arrive(page, "/admin/override")
  await expect(page.getByText("Admin panel functionality restricted to authorized users.")).toBeVisible()
  await connect(page, /Local Operator/)

  const context = await browser.newContext({ baseURL: stack.addresses.url })
  const visitor = await context.newPage()
  // The page asks every 20 seconds.
  await shortenTimers(visitor, { 20000: 500 })
  await arrive(visitor, "/privacy")
  await expect(visitor.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible()

  await page.getByRole("switch", { name: "Casino closed" }).click()
  await expect(page.getByText("Not saved, open for everyone")).toBeVisible()
  await page.getByRole("textbox", { name: "Access message" }).fill("Maintenance until noon. <b>")
  await page.getByRole("button", { name: "Sign and save" }).click()
  await expect(page.getByText("The casino is closed for everyone.")).toBeVisible()
  await expect(page.getByText("Casino closed for everyone", { exact: true })).toBeVisible()

  await expect(visitor.getByRole("heading", { name: "We'll be back soon" })).toBeVisible()
  await expect(visitor.getByText("Maintenance until noon. <b>")).toBeVisible()
  await visitor.goto("/admin")
  await expect(visitor.getByRole("heading", { name: "Admin Panel" })).toBeVisible()

  await page.getByRole("switch", { name: "Casino closed" }).click()
  await page.getByRole("button", { name: "Sign and save" }).click()
  await expect(page.getByText("The casino is open.")).toBeVisible()
  await visitor.goto("/privacy")
  await expect(visitor.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible()
  await context.close()
})

test.describe("owners that the operator names", () => {
  const secret = new Uint8Array(32).fill(77)
  test.use({ owners: keySigner(secret).address })

  test("administer in place of the creator", async ({ page, context, browser, stack }) => {
    const stored = JSON.stringify(Buffer.from(secret).toString("hex"))
    await context.addInitScript((key) => localStorage.setItem("dghrt-local-wallet", key), stored)
    await arrive(page, "/admin")
    await connect(page, /Local Wallet/)
    await page.getByRole("link", { name: "Access override" }).click()
    await page.getByRole("switch", { name: "Casino closed" }).click()
    await page.getByRole("button", { name: "Sign and save" }).click()
    await expect(page.getByText("The casino is closed for everyone.")).toBeVisible()
    await page.getByRole("switch", { name: "Casino closed" }).click()
    await page.getByRole("button", { name: "Sign and save" }).click()
    await expect(page.getByText("The casino is open.")).toBeVisible()

    const creator = await browser.newContext({ baseURL: stack.addresses.url })
    await creator.addInitScript(() => {
      localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
    })
    const other = await creator.newPage()
    await arrive(other, "/admin")
    await connect(other, /Local Operator/)
    await expect(other.getByRole("heading", { name: "Admin Panel" })).toBeVisible()
    await expect(other.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toHaveCount(0)
    await expect(other.getByRole("link", { name: "Access override" })).toHaveCount(0)
    await creator.close()
  })
})

async function connect(page: Page, wallet: RegExp) {
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: wallet }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

test("a casino that closes in the middle of a run says so, lets the run be finished, and starts nothing", async ({
  player,
}) => {
  const { page } = player
  const override = { accessMessage: "Closed", offlineMessage: "Back soon", changedAtMs: 1 }
  let enabled = false
  await page.route("**/api/admin/access-override", (route) => route.fulfill({ json: { enabled, ...override } }))
  await shortenTimers(page, { 20000: 500 })
  await player.openGame({ game: "mines" })
  await page.getByRole("button", { name: "Lower mines" }).dblclick()
  const gems = page.getByRole("button", { name: /^Tile \d+, .*, gem$/ })
  const newBoard = page.getByRole("button", { name: "New board" })
  for (let tile = 1; (await gems.count()) === 0; tile++) {
    if (await newBoard.isVisible()) await newBoard.click()
    await page.getByRole("button", { name: new RegExp(`^Tile ${tile}, .*closed$`) }).click()
    await expect(page.getByRole("status").filter({ hasText: new RegExp(`^Tile ${tile}, row`) })).toBeVisible()
  }

  const notice = page.getByRole("status").filter({ hasText: "The casino is closed for new bets" })
  await expect(notice).toHaveCount(0)
  enabled = true
  await expect(notice.first()).toBeVisible()
  await expect(page.getByRole("button", { name: /^Open a tile/ })).toBeEnabled()
  await page.getByRole("button", { name: /^Cash out/ }).click()
  await expect(newBoard).toBeVisible()
  await newBoard.click()
  await expect(page.getByRole("button", { name: /^Open a tile/ })).toBeDisabled()
  // History and verification are reached from the screen that covers the other pages.
  await page.goto("/")
  await page.getByRole("link", { name: "Verify a bet" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Verify a bet" })).toBeVisible()
})

test("a server that does not answer leaves the casino open", async ({ page }) => {
  await page.route("**/api/admin/access-override", (route) => route.abort())
  await arrive(page, "/privacy")
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible()
  await page.goto("/back-soon")
  await expect(page.getByText("Access is currently restricted. Please check back later!")).toBeVisible()
})
