import type { Browser, Page } from "@playwright/test"
import { keySigner } from "../support/key-signer"
import { expect, test } from "./casino"
import { arrive, shortenTimers } from "./shell"

const secret = new Uint8Array(32).fill(77)
test.use({ owners: keySigner(secret).address })

/** A page of a browser whose local wallet is this operator's. */
async function operatorAt(browser: Browser, url: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await context.addInitScript((key) => {
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
    localStorage["dghrt-local-wallet"] ??= JSON.stringify(key)
  }, Buffer.from(secret).toString("hex"))
  const page = await context.newPage()
  await arrive(page, path)
  return page
}

async function connect(page: Page, wallet: RegExp) {
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: wallet }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

test("an owner whom the operator names closes the casino by signature: a run is finished, nothing starts, the creator has no say, and /admin still opens", async ({
  player,
  browser,
  stack,
}) => {
  const { page } = player
  // The page asks every 20 seconds.
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

  const owner = await operatorAt(browser, stack.addresses.url, "/admin/override")
  await expect(owner.getByText("Admin panel functionality restricted to authorized users.")).toBeVisible()
  await connect(owner, /Local Wallet/)
  await owner.goto("/admin")
  await owner.getByRole("link", { name: "Access override" }).click()
  await owner.getByRole("switch", { name: "Casino closed" }).click()
  await expect(owner.getByText("Not saved, open for everyone")).toBeVisible()
  await owner.getByRole("textbox", { name: "Access message" }).fill("Maintenance until noon. <b>")
  await owner.getByRole("button", { name: "Sign and save" }).click()
  await expect(owner.getByText("The casino is closed for everyone.")).toBeVisible()
  await expect(owner.getByText("Casino closed for everyone", { exact: true })).toBeVisible()

  await test.step("an open run is finished, and nothing else is started", async () => {
    await expect(notice.first()).toBeVisible()
    await expect(page.getByRole("button", { name: /^Open a tile/ })).toBeEnabled()
    await page.getByRole("button", { name: /^Cash out/ }).click()
    await newBoard.click()
    await expect(page.getByRole("button", { name: /^Open a tile/ })).toBeDisabled()
  })

  await test.step("other pages say it and lead to the verifier; the creator finds no way to open it", async () => {
    await page.goto("/")
    await expect(page.getByRole("heading", { name: "We'll be back soon" })).toBeVisible()
    await expect(page.getByText("Maintenance until noon. <b>")).toBeVisible()
    await page.getByRole("link", { name: "Verify a bet" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Verify a bet" })).toBeVisible()
    const creator = await operatorAt(browser, stack.addresses.url, "/admin")
    await connect(creator, /Local Operator/)
    await expect(creator.getByRole("heading", { name: "Admin Panel" })).toBeVisible()
    await expect(creator.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toHaveCount(0)
    await expect(creator.getByRole("link", { name: "Access override" })).toHaveCount(0)
    await creator.context().close()
  })

  await owner.getByRole("switch", { name: "Casino closed" }).click()
  await owner.getByRole("button", { name: "Sign and save" }).click()
  await expect(owner.getByText("The casino is open.")).toBeVisible()
  await owner.context().close()
  await page.goto("/privacy")
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible()
})
