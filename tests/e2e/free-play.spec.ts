import type { Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { long, longUnless } from "./long"

const freeBalance = (page: Page) => page.getByRole("group", { name: "Free balance" })
const start = (page: Page) => page.getByRole("button", { name: "Start Game" })

/** From the home page to free Dice, with an empty wallet. */
async function startFreeDice(player: Player) {
  const { page } = player
  await page.goto("/")
  await player.connect()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await page.getByRole("button", { name: "Try free play" }).click()
  await expect(page).toHaveURL(/\/game\/demo\/dice$/)
  await expect(page.getByRole("region", { name: "Dice" }).getByText("Free play", { exact: true })).toBeVisible()
  await start(page).click()
}

/** "Rolled 37. Under 50 wins. Paid 20.0000 DGHRT …": what the roll paid, in whole tokens. */
async function rollOnce(player: Player): Promise<number> {
  await player.roll().click()
  await expect(player.announcement()).toHaveText(/^Rolled \d+\./)
  const paid = /Paid ([\d.,]+) DGHRT/.exec((await player.announcement().textContent()) ?? "")
  await player.page.keyboard.press("Escape")
  return Number((paid?.[1] ?? "0").replaceAll(",", ""))
}

for (const [name, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(
    `an empty wallet plays for free, sees it is free, can check the draw, and goes on to real play (${name})`,
    longUnless(name === "desktop"),
    async ({ player }) => {
      const { page } = player
      await page.setViewportSize(viewport)
      await startFreeDice(player)
      const notice = page.getByRole("complementary", { name: "Free play" })
      await expect(notice).toBeVisible()
      // One line on a phone, from which the rest opens.
      if (name === "phone") await notice.getByRole("button", { name: "About free play" }).click()
      await expect(page.getByText("DGHRT has no value. Draws are simulated in this browser.").last()).toBeVisible()
      if (name === "phone") await page.keyboard.press("Escape")
      await expect(player.roll()).toBeInViewport({ ratio: 1 })
      await expect(freeBalance(page)).toHaveText(/1,000(\.00)? DGHRT/)
      await expect(page.getByRole("button", { name: "Transaction" })).toHaveCount(0)

      const paid = await rollOnce(player)
      const left = (990 + paid).toLocaleString("en-US")
      await expect(freeBalance(page)).toContainText(left)

      await page.getByRole("button", { name: "Provably fair" }).click()
      const proof = page.getByRole("dialog", { name: "Simulated fairness" })
      await expect(proof.getByText("This result is verified")).toBeVisible()
      await expect(proof.getByText(/free play: it was simulated in this browser/)).toBeVisible()
      await page.keyboard.press("Escape")

      // Free plays are not counted, and nothing asks for money.
      expect(await page.evaluate(() => localStorage.getItem("degenheart-game-stats-dice"))).toBeNull()

      await test.step("free play and real play lead to each other, and keep their own stakes", async () => {
        await expect(player.bet()).toHaveValue("10")
        await player.bet().fill("0.5")
        await expect(page.getByRole("alert")).toContainText("The smallest bet is 1 DGHRT")
        await expect(player.roll()).toBeDisabled()
        // On a phone the way to real play is in the notice's own dialog.
        if (name === "phone") await notice.getByRole("button", { name: "About free play" }).click()
        await page.getByRole("button", { name: "Play with SOL" }).last().click()
        await expect(page).toHaveURL(/\/game\/[1-9A-HJ-NP-Za-km-z]{32,44}\/dice$/)
        // A game that was started for free is not started with real tokens.
        await start(page).click()
        await expect(page.getByRole("button", { name: "Get test SOL" })).toBeVisible()
        await expect(page.getByRole("complementary", { name: "Free play" })).toHaveCount(0)
        await expect(player.bet()).toHaveValue("0.1")
      })
    },
  )
}

test("a reload keeps the free balance, and a reset brings the first one back", { tag: long }, async ({ player }) => {
  const { page } = player
  await startFreeDice(player)
  const left = 990 + (await rollOnce(player))
  await page.reload()
  await expect(freeBalance(page)).toContainText(left.toLocaleString("en-US"))
  await page.getByRole("button", { name: "Reset balance" }).click()
  await expect(freeBalance(page)).toHaveText(/1,000(\.00)? DGHRT/)
})

test("a ledger that was tampered with becomes a new one", { tag: long }, async ({ player }) => {
  const { page } = player
  await startFreeDice(player)
  await expect(freeBalance(page)).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith("dghrt-free-play-")))
      localStorage[key] = '{"balance":"99999999999999999999999","history":"<script>"}'
  })
  await page.reload()
  await expect(freeBalance(page)).toHaveText(/1,000(\.00)? DGHRT/)
})
