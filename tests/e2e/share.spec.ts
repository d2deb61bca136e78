import { readFileSync } from "node:fs"
import { expect, test } from "./casino"
import { long } from "./long"

test("a result becomes a picture to download, without amounts; its link names the game and no wallet", async ({
  player,
}) => {
  const { page } = player
  await player.context.grantPermissions(["clipboard-read", "clipboard-write"])
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await page.getByRole("button", { name: "Provably fair" }).click()
  await page.getByRole("button", { name: "Share the chosen round" }).click()

  const dialog = page.getByRole("dialog", { name: "Share Result" })
  const picture = dialog.getByRole("img", { name: /^Dice: / })
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveAccessibleName(/SOL/)
  await expect(picture).toHaveAccessibleName(/explorer\/transaction\//)
  await dialog.getByRole("switch", { name: "Show amounts" }).click()
  await expect(picture).toHaveAccessibleName(/\d SOL/)

  const saving = page.waitForEvent("download")
  await dialog.getByRole("button", { name: "Save image" }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe("dghrt-dice.png")
  const file = readFileSync(await download.path())
  expect(file.subarray(1, 4).toString()).toBe("PNG")
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1_200, 630])
  // A flat picture would be a fraction of this.
  expect(file.length).toBeGreaterThan(60_000)

  await expect(dialog.getByText("Share this game with your friends!")).toBeVisible()
  await dialog.getByRole("button", { name: "Copy link" }).click()
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible()
  const { origin } = new URL(page.url())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/dice`)
  for (const link of await dialog.getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? ""
    expect(href).toMatch(/^https:\/\/(x\.com|t\.me)\//)
    expect(decodeURIComponent(href.replaceAll("+", " "))).toContain("I just played Dice")
    expect(href).not.toContain(await player.address())
  }
})

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
