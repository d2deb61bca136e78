import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { arrive } from "./shell"

const stats = (page: Page) => page.getByRole("region", { name: "Quick Stats" })
const figure = (page: Page, name: string) => stats(page).locator("dl > div").filter({ hasText: name }).locator("dd")

test("every roll counts once: also after a reload in the middle of the roll, and with a second tab watching", async ({
  player,
}) => {
  const { page, context } = player
  await player.openGame()
  await expect(figure(page, "Win rate")).toHaveText("—")
  await player.rollOnce()
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

  // At home it comes first, with the same figures.
  await page.getByRole("button", { name: "Back" }).click()
  const again = page.getByRole("main").getByRole("region", { name: "Play Again" })
  await expect(again.getByRole("article")).toHaveCount(1)
  const cells = again.getByRole("article", { name: "Dice" }).locator("dl > div")
  for (const [label, value] of [
    ["PLAYED", 2],
    ["WINS", wins],
    ["LOSSES", 2 - wins],
  ] as const)
    await expect(cells.filter({ hasText: label }).locator("dd")).toHaveText(String(value))
})
