import { expect, test } from "./casino"
import { long } from "./long"

test("the picture is drawn in the current theme", { tag: long }, async ({ player }) => {
  const { page } = player
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await page.getByRole("button", { name: "Provably fair" }).click()
  await page.getByRole("button", { name: "Share the chosen round" }).click()
  const corner = () =>
    page
      .getByRole("dialog", { name: "Share Result" })
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext("2d")?.getImageData(4, 4, 1, 1).data ?? [])])
  await expect.poll(async () => (await corner())[3]).toBe(255)
  const dark = await corner()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "arctic"
  })
  await expect.poll(async () => Math.min(...(await corner()))).toBeGreaterThan(Math.max(...dark.slice(0, 3)) + 60)
})

test("rules and odds stand on a page per game, whatever its capitals, and help leads to each", { tag: long }, async ({
  page,
}) => {
  await page.goto("/help")
  await page.getByRole("navigation", { name: "Rules of each game" }).getByRole("link", { name: "Dice" }).click()
  await expect(page).toHaveURL(/\/rules\/dice$/)
  const odds = page.getByRole("table", { name: "What 100 equally likely outcomes pay" })
  await expect(odds.getByRole("row", { name: /^2x/ })).toContainText("50%")
  await page.goto("/rules/DICE")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dice: rules and odds")
  await page.goto("/rules/nothing")
  await expect(page.getByText("Game not found.")).toBeVisible()
  await page.goto("/rules/dice")
  await page.getByRole("main").getByRole("link", { name: "Open game" }).click()
  await expect(page).toHaveURL(/\/dice$/)
})
