import type { Page } from "@playwright/test"
import { expect, Player, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const limitsOf = (page: Page) => page.getByRole("dialog", { name: "Responsible play" })
const bar = (page: Page) => page.getByRole("complementary", { name: "This session" })

/** From a game page to the dialog, as the settings lead there. */
async function openLimits(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click()
  await page.getByRole("button", { name: "Open responsible play" }).click()
  await expect(limitsOf(page)).toBeVisible()
}

/** Switches a limit on, with an amount where it has one, and saves. */
async function limit(page: Page, name: string, amount?: string) {
  await limitsOf(page).getByRole("switch", { name }).click()
  if (amount !== undefined) await limitsOf(page).getByRole("textbox", { name }).fill(amount)
  await limitsOf(page).getByRole("button", { name: "Save limits" }).click()
  await expect(limitsOf(page).getByText(/^Saved\./)).toBeVisible()
}

const close = (page: Page) => limitsOf(page).getByRole("button", { name: "Close" }).click()

test("a bet over the player's own limits is refused, also after a reload and in a second tab; a cool-off closes every table but free play", async ({
  player,
  context,
}) => {
  const { page } = player
  await player.openGame()
  await expect(bar(page)).toHaveCount(0)
  await player.bet().fill("0.05")
  await openLimits(page)
  await limit(page, "Wager limit", "0.01")
  await close(page)
  await expect(bar(page)).toBeVisible()
  const refused = (tab: Page) => tab.getByText("Your limit for one bet is 0.01 SOL.").first()
  await player.roll().click()
  await expect(refused(page)).toBeVisible()

  await page.reload()
  await player.bet().fill("0.05")
  await player.roll().click()
  await expect(refused(page)).toBeVisible()
  const second = new Player(await context.newPage(), context, player.stack)
  await second.page.goto(page.url())
  await second.start()
  await second.bet().fill("0.05")
  await second.roll().click()
  await expect(refused(second.page)).toBeVisible()
  await second.page.close()
  expect(await player.settledOnChain()).toHaveLength(0)

  // A smaller bet is placed, and the session's own bar counts it.
  await player.bet().fill("0.01")
  await player.rollOnce()
  await expect(bar(page)).toContainText("Wagered0.0100 SOL")
  await page.reload()
  await expect(bar(page)).toContainText("Wagered0.0100 SOL")

  // A cool-off is asked about once.
  await openLimits(page)
  await limitsOf(page).getByRole("button", { name: "Start cool off" }).click()
  await expect(limitsOf(page).getByRole("alert")).toContainText("You cannot undo this.")
  await expect(limitsOf(page).getByRole("button", { name: "Cancel" })).toBeFocused()
  await limitsOf(page).getByRole("button", { name: "Cool off for 24 hours" }).click()
  await expect(limitsOf(page).getByText(/^You are cooling off until /)).toBeVisible()
  await close(page)
  const reason = page.getByText(/^You are cooling off until /).first()
  await expect(reason).toBeVisible()
  await expect(player.roll()).toBeDisabled()
  await page.reload()
  await expect(reason).toBeVisible()
  await expect(player.roll()).toBeDisabled()

  await arrive(page, "/game/demo/dice")
  await player.start()
  await expect(player.roll()).toBeEnabled()
  await expect(reason).toHaveCount(0)
})

test("without a wallet the dialog says whose limits they would be, and leads to the wallet and to help", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/help")
  await page.getByRole("button", { name: "Set limits" }).click()
  await expect(limitsOf(page).getByText("Connect your wallet to limit what you can lose or bet")).toBeVisible()
  await limitsOf(page).getByRole("button", { name: "Connect Wallet" }).click()
  await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
})
