import { removeNewerGlobals } from "../support/newer-globals"
import { expect, test } from "./casino"
import { long } from "./long"
import { alive, dropHasRules } from "./shell"

test("a browser of the baseline places a bet, says what it did in a message, shows the board in full, verifies the result, claims a waiting bet back and reads the history: no function and no :has() is missed", async ({
  player,
}) => {
  const { page, context } = player
  const failures: string[] = []
  page.on("pageerror", ({ message }) => failures.push(message))
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await context.addInitScript(removeNewerGlobals)
  await dropHasRules(page)
  await player.openGame()
  await player.rollOnce()
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Copy Address" }).click()
  await expect(page.locator("[data-slot=toast]").first()).toBeVisible()
  await page.getByRole("button", { name: "Fullscreen" }).click()
  await page.keyboard.press("Escape")
  await expect(player.roll()).toBeEnabled()
  await page.getByRole("button", { name: "Provably fair" }).click()
  await expect(page.getByRole("dialog").getByText("This result is verified")).toBeVisible()
  await page.keyboard.press("Escape")
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await page.getByRole("button", { name: "Provably fair" }).click()
  await page.getByRole("button", { name: "Your account at the program" }).click()
  await page.getByRole("button", { name: "Reset account" }).click()
  await expect(page.getByRole("dialog", { name: "Transaction" }).getByText(/^Account reset\./)).toBeVisible()
  await page.goto(`/explorer/player/${await player.address()}?tab=history`)
  await expect(page.getByRole("table", { name: "Bet history" }).getByRole("row")).toHaveCount(2)
  expect(failures).toEqual([])
})

test("a browser below the baseline reads so above the page, where the words cover no control", async ({ player }) => {
  const { page } = player
  await player.context.addInitScript(() => Reflect.deleteProperty(globalThis, "CompressionStream"))
  await player.openGame()
  const notice = page.getByRole("status").filter({ hasText: "This browser is older than" })
  await expect(notice).toBeVisible()
  const [above, header] = await Promise.all([notice.boundingBox(), page.getByRole("banner").boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  await player.rollOnce()
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
