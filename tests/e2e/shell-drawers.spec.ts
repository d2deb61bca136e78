import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, swipe } from "./shell"

test.use({ viewport: { width: 900, height: 900 }, hasTouch: true })

const drawer = (page: Page, name: "Menu" | "TrollBox") => page.getByRole("dialog", { name })
const locked = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))

test("a swipe in from an edge opens that edge's drawer, a scroll or a short swipe opens none", async ({ page }) => {
  await arrive(page, "/")
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible()
  // Beside the headline nothing scrolls sideways, which would claim a swipe for itself.
  const headline = await page.getByRole("heading", { level: 1 }).boundingBox()
  const y = Math.round((headline?.y ?? 0) + (headline?.height ?? 0) / 2)
  for (const points of [
    [
      [20, y],
      [40, y],
      [69, y],
    ],
    [
      [120, y],
      [180, y],
      [400, y],
    ],
  ] as const) {
    await swipe(page, points)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  await swipe(page, [
    [20, y],
    [45, y + 2],
    [90, y + 2],
  ])
  await expect(drawer(page, "Menu")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await swipe(page, [
    [885, y],
    [850, y + 2],
    [800, y + 2],
  ])
  await expect(drawer(page, "TrollBox")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  // Last, for the browser keeps a scrolling finger's last move until the next touch.
  await swipe(page, [
    [20, y],
    [22, y + 40],
    [200, y + 60],
  ])
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("a drawer is at most 320 px or 85 % wide, locks the page and keeps the keyboard inside", { tag: long }, async ({
  page,
}) => {
  await arrive(page, "/")
  const opener = page.getByRole("button", { name: "Menu" })
  await opener.click()
  await expect(drawer(page, "Menu")).toBeVisible()
  await expect.poll(async () => (await drawer(page, "Menu").boundingBox())?.width).toBeCloseTo(320, 2)
  await expect.poll(() => locked(page)).toBe(true)
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab")
    expect(await drawer(page, "Menu").evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(drawer(page, "Menu")).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect.poll(() => locked(page)).toBe(false)
})

test("a screen that turns into a phone's takes the opener away, and focus goes to the content", { tag: long }, async ({
  page,
}) => {
  await arrive(page, "/")
  await page.getByRole("button", { name: "Menu" }).click()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.locator("html")).toHaveAttribute("data-layout", "degen-mobile")
  await expect.poll(async () => (await drawer(page, "Menu").boundingBox())?.width).toBeCloseTo(272, 2)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("main")).toBeFocused()
})

test("what a drawer opens takes its place: never two at once", { tag: long }, async ({ player }) => {
  const { page } = player
  await arrive(page, "/")
  await player.connect()
  await page.getByRole("button", { name: "Menu" }).click()
  await drawer(page, "Menu").getByRole("button", { name: "Games" }).click()
  await expect(drawer(page, "Menu")).toHaveCount(0)
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused()
})

test("the bar of a narrow screen opens the menu, the jackpot, the games, the bonus and the chat; backdrop and links close a drawer", async ({
  player,
}) => {
  const { page } = player
  await arrive(page, "/")
  await test.step("the backdrop closes a drawer, and so does a page that is chosen in it", async () => {
    await page.getByRole("button", { name: "Menu" }).click()
    await expect(drawer(page, "Menu")).toBeFocused()
    // A panel listens for presses outside of it from the next task on; no hand is as fast.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.mouse.click(850, 400)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.getByRole("button", { name: "Menu" }).click()
    await drawer(page, "Menu").getByRole("link", { name: "Explorer" }).click()
    await expect(page).toHaveURL("/explorer")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("main")).toBeFocused()
  })
  await player.connect()
  const bar = page.getByRole("navigation", { name: "Bar" })
  for (const name of ["Menu", "Jackpot", "Games", "Bonus", "Chat"]) {
    await bar.getByRole("button", { name }).or(bar.getByRole("link", { name })).click()
    await expect(page.getByRole("dialog")).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
})

test("the menu of a narrow screen connects, copies and disconnects", { tag: long }, async ({ player }) => {
  const { page, context } = player
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await arrive(page, "/")
  await page.getByRole("button", { name: "Menu" }).click()
  await drawer(page, "Menu").getByRole("button", { name: "Connect Wallet" }).click()
  await page
    .getByRole("dialog", { name: "Connect Wallet" })
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await expect(player.walletMenu()).toBeVisible()
  await page.getByRole("button", { name: "Menu" }).click()
  await expect(drawer(page, "Menu").getByRole("link", { name: "Profile" })).toBeVisible()
  await drawer(page, "Menu").getByRole("button", { name: "Copy Address" }).click()
  await expect(page.getByText("Address Copied!", { exact: true })).toBeVisible()
  await drawer(page, "Menu").getByRole("button", { name: "Disconnect" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
})

test("an open drawer survives every width on the way, and gives way to the sidebar where that stands", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/")
  await page.getByRole("button", { name: "Menu" }).click()
  for (const width of [768, 767, 601, 600, 480, 479, 390, 320, 600, 1023]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(drawer(page, "Menu").getByRole("link", { name: "Explorer" })).toBeInViewport()
    await expect(drawer(page, "Menu").getByRole("button", { name: "Close" })).toBeInViewport()
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect.poll(() => locked(page)).toBe(false)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
})
