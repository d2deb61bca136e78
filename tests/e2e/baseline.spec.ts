import { removeNewerGlobals } from "../support/newer-globals"
import { expect, test } from "./casino"
import { long } from "./long"
import { alive } from "./shell"

test("a browser of the baseline places a bet, says what it did in a message, and shows the board in full: no function is missing", async ({
  player,
}) => {
  const { page, context } = player
  const failures: string[] = []
  page.on("pageerror", ({ message }) => failures.push(message))
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await context.addInitScript(removeNewerGlobals)
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Copy Address" }).click()
  await expect(page.locator("[data-slot=toast]").first()).toBeVisible()
  await page.getByRole("button", { name: "Fullscreen" }).click()
  await page.keyboard.press("Escape")
  await expect(player.roll()).toBeEnabled()
  expect(failures).toEqual([])
})

test("every page opens in a browser of the baseline", { tag: long }, async ({ page, stack, context }) => {
  test.setTimeout(400_000)
  const failures: string[] = []
  page.on("pageerror", ({ message }) => failures.push(`${page.url()}: ${message}`))
  page.on("console", (message) => {
    if (/is not a (function|constructor)|is not defined/.test(message.text()))
      failures.push(`${page.url()}: ${message.text()}`)
  })
  await context.addInitScript(removeNewerGlobals)
  const listed = await (await page.request.get(`${stack.addresses.url}/sitemap.xml`)).text()
  for (const [, address = ""] of listed.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    await page.goto(new URL(address).pathname)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
  }
  expect(failures).toEqual([])
})
