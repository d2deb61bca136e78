import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const stats = (page: Page) => page.getByRole("region", { name: "Quick Stats" })
const figure = (page: Page, name: string) => stats(page).locator("dl > div").filter({ hasText: name }).locator("dd")

test("every roll counts once: also after a reload in the middle of the roll, and with a second tab watching", async ({
  player,
}) => {
  const { page, context } = player
  await player.openGame()
  await expect(figure(page, "Win rate")).toHaveText("—")
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await expect(figure(page, "Plays")).toHaveText("1")

  const second = await context.newPage()
  await arrive(second, page.url())
  await expect(figure(second, "Plays")).toHaveText("1")
  await player.stack.send("holdResults")
  await player.roll().click()
  // A reload before the bet is on its way leaves no bet behind.
  await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await page.reload()
  await player.stack.send("releaseResults")
  await expect(figure(page, "Plays")).toHaveText("2")
  await expect(figure(second, "Plays")).toHaveText("2")
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(2)
  const wins = settled.filter(({ payout, wager }) => payout > wager).length
  await expect(figure(page, "Wins")).toHaveText(String(wins))
  await expect(figure(page, "Losses")).toHaveText(String(2 - wins))
  await expect(figure(page, "Win rate")).toHaveText(`${wins * 50}%`)
})

test("a visitor does not see the counters of the wallet that played last", async ({ player }) => {
  const { page } = player
  await page.addInitScript(() => {
    localStorage.setItem("degenheart-global-game-stats", '{"version":2,"gamesPlayed":142,"wins":89,"losses":53}')
  })
  await arrive(page, "/")
  await expect(stats(page)).toHaveCount(0)
  await player.connect()
  await expect(figure(page, "Plays")).toHaveText("142")
})

test("clearing asks first, and clears every tab", { tag: long }, async ({ player }) => {
  const { page, context } = player
  await page.addInitScript(() => {
    if (sessionStorage.getItem("counted")) return
    sessionStorage.setItem("counted", "yes")
    localStorage.setItem("user", '{"newcomer":false,"autoAdapt":false,"gamesPlayed":["dice"]}')
    localStorage.setItem("degenheart-global-game-stats", '{"version":2,"gamesPlayed":142,"wins":89,"losses":53}')
  })
  await arrive(page, "/")
  await player.connect()
  await expect(stats(page)).toContainText("on fire")
  const second = await context.newPage()
  await arrive(second, "/")
  await expect(figure(second, "Plays")).toHaveText("142")
  await stats(page).getByRole("button", { name: "Clear history" }).click()
  const question = page.getByRole("dialog", { name: "Clear play history?" })
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(figure(page, "Plays")).toHaveText("142")
  await stats(page).getByRole("button", { name: "Clear history" }).click()
  await question.getByRole("button", { name: "Clear history" }).click()
  await expect(figure(page, "Plays")).toHaveText("0")
  await expect(figure(second, "Plays")).toHaveText("0")
  // The list of games is cleared after the counters.
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.user ?? "{}").gamesPlayed)).toEqual([])
})

// The last one is of an earlier version, which took every payout for a win.
const unusable = [
  "{",
  "null",
  '{"gamesPlayed":-4,"wins":1e400}',
  `"${"<b>".repeat(1_000)}"`,
  '{"gamesPlayed":5,"wins":4,"losses":1}',
]
for (const text of unusable) {
  test(`unusable counters (${text.slice(0, 20)}) start from zero`, { tag: long }, async ({ player }) => {
    const { page } = player
    await page.addInitScript((value) => localStorage.setItem("degenheart-global-game-stats", value), text)
    await arrive(page, "/")
    await player.connect()
    await expect(figure(page, "Plays")).toHaveText("0")
    await expect(figure(page, "Win rate")).toHaveText("—")
  })
}
