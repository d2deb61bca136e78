import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const menu = (page: Page) => page.getByRole("dialog", { name: "Command menu" })
const field = (page: Page) => menu(page).getByRole("combobox")
const closed = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(0)

async function call(page: Page) {
  await page.keyboard.press("ControlOrMeta+k")
  await expect(field(page)).toBeFocused()
}

test("the keyboard alone opens the menu from anywhere, changes the theme and returns the focus", async ({ page }) => {
  await arrive(page, "/explorer")
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" })
  await link.focus()
  await call(page)
  await expect(page).toHaveURL("/explorer?panel=command")
  await page.keyboard.type("arctic")
  await page.keyboard.press("Enter")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
  await page.keyboard.press("ControlOrMeta+k")
  await closed(page)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL("/explorer")
})

test("what is typed leads to pages, panels, plays and the wallet; a game that is closed leads nowhere", {
  tag: long,
}, async ({ player }) => {
  const { page } = player
  await arrive(page, "/")
  const run = async (words: string) => {
    await call(page)
    await page.keyboard.type(words)
    await page.keyboard.press("Enter")
  }
  await run("plinko race")
  await expect(menu(page).getByRole("option", { name: /Plinko Race/ })).toHaveAttribute("aria-disabled", "true")
  await expect(page).toHaveURL("/?panel=command")
  await page.keyboard.press("Escape")
  await closed(page)

  await run("whitepaper")
  await expect(page).toHaveURL("/whitepaper")
  await closed(page)
  await run("keyboard shortcuts")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await page.keyboard.press("Escape")
  await closed(page)
  await run("turn on less glow")
  await expect(page.locator("html")).toHaveAttribute("data-less-glow", "true")
  await page.keyboard.press("Escape")
  await closed(page)
  await run("4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G")
  await expect(page).toHaveURL("/explorer/player/4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G")
  await closed(page)

  await run("connect wallet")
  await page
    .getByRole("dialog", { name: "Connect Wallet" })
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await expect(player.walletMenu()).toBeVisible()
  await closed(page)
  await run("disconnect")
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
})

test("letter shortcuts work on the page and are off in a field, a panel or a menu", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await arrive(page, "/")
  await page.keyboard.type("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await page.keyboard.type("ge")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await page.keyboard.type("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await page.keyboard.press("Escape")
  await closed(page)

  await player.connect()
  await player.walletMenu().click()
  const items = page.getByRole("menuitem")
  await expect(items.first()).toBeVisible()
  await page.keyboard.type("get")
  await expect(items.filter({ hasText: "Get test SOL" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(items).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe("/")

  await call(page)
  await page.keyboard.type("ge")
  await expect(field(page)).toHaveValue("ge")
  await page.keyboard.press("Escape")
  await closed(page)
  await page.keyboard.type("ge")
  await expect(page).toHaveURL("/explorer")
  await page.keyboard.type("gs")
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible()
})

test("on a phone the menu is the whole screen, and a finger finds it under More", { tag: long }, async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    baseURL: stack.addresses.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await arrive(page, "/")
  await page.getByRole("navigation", { name: "Tabs" }).getByRole("button", { name: "More" }).tap()
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Search" }).tap()
  await expect(field(page)).toBeVisible()
  await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  for (const option of (await menu(page).getByRole("option").all()).slice(0, 5)) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
  await context.close()
})
