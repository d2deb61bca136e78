import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, shortenTimers } from "./shell"

/** From now on the server's replies name another build than the page's, as after a deployment. */
const deploy = (page: Page) =>
  page.route("**/api/**", async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, headers: { ...reply.headers(), "x-app-build": "a-newer-build" } })
  })
/** Two replies of the newer build have come: the page would say so by the second one. */
async function heardTwice(page: Page) {
  for (let replies = 0; replies < 2; replies += 1)
    await page.waitForResponse((reply) => reply.headers()["x-app-build"] === "a-newer-build")
}

/** The page asks every 20 seconds. */
test.beforeEach(({ page }) => shortenTimers(page, { 20000: 1_000 }))

const message = (page: Page) => page.getByText("A new version is available", { exact: true })

test("a newer build offers a reload after the bet, not during it", async ({ player, page, stack }) => {
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toHaveCount(1)
  await stack.send("holdResults")
  try {
    await player.roll().click()
    await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
    await deploy(page)
    await heardTwice(page)
    await expect(message(page)).toBeHidden()
  } finally {
    await stack.send("releaseResults")
  }
  await expect(message(page)).toBeVisible()
  // A reply of the old build would take the offer back.
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()])
  await page.unroute("**/api/**")
  await expect(player.roll()).toBeVisible()
  expect(await player.settledOnChain()).toHaveLength(2)
})

test("a newer build offers no reload while a dialog is open, and none when the builds are the same", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/privacy")
  await page.waitForResponse("**/api/admin/access-override")
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await deploy(page)
  await heardTwice(page)
  await expect(message(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(message(page)).toBeVisible()
})
