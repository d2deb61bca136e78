import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const dialogs = (page: Page) => page.getByRole("dialog")
const locked = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))

test("an address opens the panel it names; Back closes a panel and stays on the page; one whose file is gone comes with Retry", async ({
  page,
}) => {
  for (const panel of ["settings", "command"]) {
    await arrive(page, `/explorer?panel=${panel}`)
    await expect(dialogs(page)).toHaveCount(1)
    await expect(dialogs(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL("/explorer")
  }
  await arrive(page, "/")
  await test.step("a panel whose file is gone", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
    await expect(dialogs(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await page.route(/settings-overlay/, (route) => route.fulfill({ status: 404, body: "" }))
    await page.getByRole("banner").getByRole("button", { name: "Settings" }).click()
    await expect(page.getByRole("alert")).toContainText("This panel did not load")
    await page.unroute(/settings-overlay/)
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialogs(page)).toHaveCount(0)
  })
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Explorer" }).click()
  await expect(page).toHaveURL("/explorer")
  const opener = page.getByRole("banner").getByRole("button", { name: "Settings" })
  await opener.click()
  await expect(page).toHaveURL("/explorer?panel=settings")
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL("/explorer")
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page).toHaveURL("/explorer?panel=settings")
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL("/explorer")
  await page.goBack()
  await expect(page).toHaveURL("/")
  await page.goForward()
  await expect(page).toHaveURL("/explorer")
  await expect(dialogs(page)).toHaveCount(0)
})

test("200 quick openings and closings leave no lock, no second dialog and the focus where it was", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/")
  const opener = page.getByRole("banner").getByRole("button", { name: "Settings" })
  await opener.click()
  await expect(dialogs(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialogs(page)).toHaveCount(0)
  const steps = await page.evaluate(() => history.length)
  await opener.evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 100; press += 1) {
      // Some closings wait a frame and some do not, so that every step of opening is interrupted.
      button.click()
      if (press % 4 === 0) await new Promise(requestAnimationFrame)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
      )
      if (press % 4 === 1) await new Promise(requestAnimationFrame)
    }
  })
  // An Escape that came before its panel was there closed nothing.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(dialogs(page)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL("/")
  await expect.poll(() => locked(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe("")
  await expect(page.locator("[aria-hidden=true][data-aria-hidden]")).toHaveCount(0)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1)
  await opener.click()
  await expect(dialogs(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(opener).toBeFocused()
})

test("an open panel stays usable at every width it is turned to", { tag: long }, async ({ page }) => {
  await arrive(page, "/?panel=settings")
  await expect(dialogs(page)).toBeVisible()
  for (const width of [1920, 1280, 1024, 1023, 769, 768, 767, 601, 600, 480, 479, 390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    // Between two widths the panel may still be on its way from one form to the other.
    await expect(async () => {
      const panel = await dialogs(page).boundingBox({ timeout: 1_000 })
      expect(panel?.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
      expect(panel?.width, `${width} px`).toBe(Math.min(width, width < 768 ? 767 : 480))
      expect(panel?.height, `${width} px`).toBeLessThanOrEqual(700 * 0.85)
    }).toPass({ timeout: 15_000 })
    await expect(dialogs(page).getByRole("button", { name: "Close" })).toBeInViewport()
  }
  await page.keyboard.press("Escape")
  await expect(dialogs(page)).toHaveCount(0)
  await expect.poll(() => locked(page)).toBe(false)
})

test("when even the frame of the panels is gone, the page says so and goes on", { tag: long }, async ({ page }) => {
  await page.route(/overlay-host/, (route) => route.abort())
  await arrive(page, "/")
  const opener = page.getByRole("banner").getByRole("button", { name: "Settings" })
  await opener.click()
  await expect(page.getByRole("alert")).toContainText("This panel did not load")
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.unroute(/overlay-host/)
  await opener.click()
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible()
})

test("the status in the footer is unknown until the server has answered, and says when it does not", {
  tag: long,
}, async ({ page }) => {
  let answer: "wait" | "well" | "ill" = "wait"
  await page.route("**/api/health", async (route) => {
    if (answer === "ill") return route.fulfill({ status: 503, body: "" })
    if (answer === "well") return route.fallback()
  })
  await arrive(page, "/")
  const status = page.getByRole("contentinfo").getByRole("button", { name: /^Status/ })
  await expect(status).toHaveAccessibleName(/unknown/)
  answer = "well"
  await page.reload()
  await expect(status).toHaveAccessibleName(/^Status \d+ ms (online|slow)$/)
  answer = "ill"
  await page.reload()
  await expect(status).toHaveAccessibleName("Status offline")
  await status.click()
  await expect(dialogs(page)).toBeVisible()
})

test("the server is not asked while the tab is hidden or the footer is not there", { tag: long }, async ({ page }) => {
  let asked = 0
  await page.route("**/api/health", (route) => {
    asked += 1
    return route.fallback()
  })
  await page.clock.install()
  await page.setViewportSize({ width: 900, height: 900 })
  await arrive(page, "/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.clock.runFor(120_000)
  expect(asked).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => asked).toBe(1)
  // It goes on asking once it has its answer, which is not on this clock.
  const status = page.getByRole("contentinfo").getByRole("button", { name: /^Status/ })
  await expect(status).toHaveAccessibleName(/^Status \d+ ms (online|slow)$/)
  // A page that nobody uses asks half as often.
  await page.clock.runFor(61_000)
  await expect.poll(() => asked).toBe(2)
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await page.clock.runFor(300_000)
  expect(asked).toBe(2)
})
