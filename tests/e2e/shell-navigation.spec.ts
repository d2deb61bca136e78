import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, dismissMessage } from "./shell"

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" })
const entries = (page: Page) => menu(page).getByRole("listitem")
const visitors = ["Home", "Explorer", "Mobile App", "DGHRT token", "Changelog"]
const players = ["Home", "Profile", "Games", "Explorer", "Mobile App", "DGHRT token", "Changelog"]

test("a visitor sees what needs no wallet, a player more, and only the owner the admin page", async ({ player }) => {
  const { page } = player
  await arrive(page, "/")
  await expect(entries(page)).toHaveText(visitors)
  const banner = page.getByRole("banner")
  for (const name of [/Jackpot/, /Bonus/, /Leaderboard/, /Theme/]) {
    await expect(banner.getByRole("link", { name }).or(banner.getByRole("button", { name }))).toHaveCount(0)
  }
  await player.connect()
  await expect(entries(page)).toHaveText(players)
  const address = (await menu(page).getByRole("link", { name: "Profile" }).getAttribute("href"))?.split("/")[1]
  expect(address).toBeTruthy()
  // The same wallet where it is the operator's.
  await page.route(/\/($|\?)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback()
    const reply = await route.fetch()
    const html = (await reply.text()).replace(/"creator":"[^"]+"/, `"creator":"${address}"`)
    await route.fulfill({ response: reply, body: html })
  })
  await page.reload()
  await expect(menu(page).getByRole("link", { name: "Admin" })).toBeVisible()
  await expect(entries(page)).toHaveText([...players, "Admin"])
})

test("Games opens the list of all games and leaves the page", { tag: long }, async ({ player }) => {
  const { page } = player
  await arrive(page, "/explorer")
  await player.connect()
  await menu(page).getByRole("button", { name: "Games" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/explorer")
})

test("a page takes the focus to its content, starts at its top and marks its place in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await arrive(page, "/")
  await page.evaluate(() => scrollTo(0, 400))
  await menu(page).getByRole("link", { name: "Explorer" }).click()
  await expect(page.getByRole("main")).toBeFocused()
  await expect(menu(page).getByRole("link", { name: "Explorer" })).toHaveAttribute("aria-current", "page")
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole("link", { name: "DGHRT Casino, home" }).click()
  await expect(menu(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page")
  expect(new URL(page.url()).pathname).toBe("/")
})

for (const [widths, tag] of [
  [[768, 769], []],
  [[767, 1440], [long]],
] as const) {
  test(`jackpot, bonus and leaderboard are a page or a panel at ${widths.join(" and ")} px`, { tag: [...tag] }, async ({
    player,
  }) => {
    const { page } = player
    await arrive(page, "/")
    await player.connect()
    for (const width of widths)
      for (const [name, path] of [
        [/Jackpot/, "/jackpot"],
        [/Bonus/, "/bonus"],
        [/Leaderboard/, "/leaderboard"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const from = new URL(page.url()).pathname
        await page.getByRole("link", { name }).and(page.locator(":visible")).first().click()
        if (width <= 768) await expect(page).toHaveURL(path)
        else {
          await expect(page.getByRole("dialog")).toBeVisible()
          await expect(page).toHaveURL(from)
          await page.keyboard.press("Escape")
          await expect(page.getByRole("dialog")).toHaveCount(0)
        }
      }
  })
}

test("a click that asks for another tab opens the page, also where a panel would fit", { tag: long }, async ({
  player,
}) => {
  const { page, context } = player
  await arrive(page, "/")
  await player.connect()
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("banner")
      .getByRole("link", { name: "Bonus" })
      .click({ modifiers: ["ControlOrMeta"] }),
  ])
  await expect(other).toHaveURL(/\/bonus$/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("the wallet's menu copies the address, leads to the profile and the limits, and disconnects", async ({
  player,
}) => {
  const { page, context } = player
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await arrive(page, "/")
  await player.connect()
  await expect(player.walletMenu()).toHaveText(/.{4}\.\.\..{4}$/)
  const short = (await player.walletMenu().textContent())?.slice(-11)
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Copy Address" }).click()
  await expect(page.getByText("Address Copied!", { exact: true })).toBeVisible()
  await dismissMessage(page, "Address Copied!")
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(`${address.slice(0, 4)}...${address.slice(-4)}`).toBe(short)
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await expect(page).toHaveURL(`/${address}/profile`)
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Limits" }).click()
  const limits = page.getByRole("dialog", { name: "Responsible play" })
  await expect(limits).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(limits).toBeHidden()
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Disconnect" }).click()
  await expect(page.getByText("Wallet has been disconnected", { exact: true })).toBeVisible()
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
})

test("the footer's internal links stay in the app, external links open a tab without opener", { tag: long }, async ({
  page,
}) => {
  await arrive(page, "/")
  const footer = page.getByRole("contentinfo")
  for (const link of await footer.getByRole("link").all()) {
    const href = await link.getAttribute("href")
    const outside = href?.startsWith("http")
    expect(await link.getAttribute("target"), href ?? "").toBe(outside ? "_blank" : null)
    expect(await link.getAttribute("rel"), href ?? "").toBe(outside ? "noopener noreferrer" : null)
  }
  for (const name of ["Discord", "Telegram"]) {
    await expect(footer.getByRole("button", { name: `${name} is not available yet` })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
  }
  await page.evaluate(() => Object.assign(window, { same: true }))
  await footer.getByRole("link", { name: "Terms" }).click()
  await expect(page).toHaveURL("/terms")
  expect(await page.evaluate(() => "same" in window)).toBe(true)
})

test("the first stops of the keyboard skip to the content, the menu and the chat, out of sight until they have the focus", async ({
  page,
}) => {
  await arrive(page, "/changelog")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const links = page.getByRole("navigation", { name: "Skip" }).getByRole("link")
  for (const link of await links.all()) {
    const hidden = await link.boundingBox()
    expect((hidden?.y ?? 0) + (hidden?.height ?? 0)).toBeLessThanOrEqual(0)
    await link.focus()
    const shown = await link.boundingBox()
    expect(shown?.y).toBeGreaterThan(0)
    expect(shown?.height).toBeLessThan(48)
  }
  for (const [name, target] of [
    ["Skip to content", "#main"],
    ["Skip to navigation", "#navigation"],
    ["Skip to chat", "#chat"],
  ] as const) {
    await page.getByRole("link", { name }).focus()
    await expect(page.getByRole("link", { name })).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator(target)).toBeFocused()
  }
})
