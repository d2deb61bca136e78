import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, dismissMessage, swipe } from "./shell"

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" })
const visitors = ["Home", "Explorer", "Mobile App", "DGHRT token", "Changelog"]
const players = ["Home", "Profile", "Games", "Explorer", "Mobile App", "DGHRT token", "Changelog"]

test("a visitor who becomes a player finds each place from the header, the menu, the bar and the wallet", async ({
  player,
}) => {
  const { page, context } = player
  const banner = page.getByRole("banner")
  const dialogs = page.getByRole("dialog")
  const stats = page.getByRole("region", { name: "Quick Stats" })
  const plays = stats.locator("dl > div").filter({ hasText: "Plays" }).locator("dd")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    localStorage["degenheart-global-game-stats"] ??= '{"version":2,"gamesPlayed":142,"wins":89,"losses":53}'
  })
  await page.setViewportSize({ width: 1440, height: 700 })
  await arrive(page, "/")

  await test.step("the first stops of the keyboard skip to content, menu and chat, out of sight until they have the focus", async () => {
    for (const [name, target] of [
      ["Skip to content", "#main"],
      ["Skip to navigation", "#navigation"],
      ["Skip to chat", "#chat"],
    ] as const) {
      const link = page.getByRole("link", { name })
      const hidden = await link.boundingBox()
      expect((hidden?.y ?? 0) + (hidden?.height ?? 0)).toBeLessThanOrEqual(0)
      await link.focus()
      await expect(link).toBeInViewport()
      const shown = await link.boundingBox()
      expect(shown?.y).toBeGreaterThan(0)
      expect(shown?.height).toBeLessThan(48)
      await page.keyboard.press("Enter")
      await expect(page.locator(target)).toBeFocused()
    }
  })
  await test.step("a page takes the focus to its content, starts at its top and marks its place in the menu", async () => {
    await page.evaluate(() => scrollTo(0, 400))
    await menu(page).getByRole("link", { name: "Explorer" }).click()
    await expect(page.getByRole("main")).toBeFocused()
    await expect(menu(page).getByRole("link", { name: "Explorer" })).toHaveAttribute("aria-current", "page")
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole("link", { name: "DGHRT Casino, home" }).click()
    await expect(menu(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page")
    expect(new URL(page.url()).pathname).toBe("/")
  })
  await test.step("a visitor sees what needs no wallet, nor the counters of the wallet that played last", async () => {
    await expect(menu(page).getByRole("listitem")).toHaveText(visitors)
    for (const name of [/Jackpot/, /Bonus/, /Leaderboard/, /Theme/])
      await expect(banner.getByRole("link", { name }).or(banner.getByRole("button", { name }))).toHaveCount(0)
    await expect(stats).toHaveCount(0)
  })
  await player.connect()
  await test.step("a player sees more, counts as the server does, and clears this browser's after a question", async () => {
    await expect(menu(page).getByRole("listitem")).toHaveText(players)
    // A lower window has the whole menu in its place.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(plays).toHaveText("0")
    const clear = stats.getByRole("button", { name: "Clear history" })
    const question = page.getByRole("dialog", { name: "Clear play history?" })
    for (const [answer, left] of [
      ["Cancel", 1],
      ["Clear history", 0],
    ] as const) {
      await clear.click()
      await question.getByRole("button", { name: answer }).click()
      await expect(clear).toHaveCount(left)
    }
    // The list of games is cleared after the counters.
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.user ?? "{}").gamesPlayed)).toEqual([])
  })
  await test.step("on a narrow screen the bar opens menu, jackpot, games, bonus and chat, never two at once", async () => {
    await page.setViewportSize({ width: 900, height: 900 })
    const bar = page.getByRole("navigation", { name: "Bar" })
    for (const name of ["Menu", "Jackpot", "Games", "Bonus", "Chat"]) {
      await bar.getByRole("button", { name }).or(bar.getByRole("link", { name })).click()
      await expect(dialogs).toHaveCount(1)
      await page.keyboard.press("Escape")
      await expect(dialogs).toHaveCount(0)
    }
    const opener = bar.getByRole("button", { name: "Menu" })
    await opener.click()
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Games" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0)
    await expect(dialogs).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Explorer" }).click()
    await expect(page).toHaveURL("/explorer")
    await expect(dialogs).toHaveCount(0)
    await expect(page.getByRole("main")).toBeFocused()
    for (const [drawer, from, to] of [
      ["Menu", 20, 90],
      ["TrollBox", 880, 810],
    ] as const) {
      // Over the title nothing scrolls sideways, which would take the swipe.
      const title = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox()
      const y = Math.round((title?.y ?? 0) + (title?.height ?? 0) / 2)
      await swipe(page, [
        [from, y],
        [to, y],
      ])
      await expect(page.getByRole("dialog", { name: drawer })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(dialogs).toHaveCount(0)
    }
    await page.setViewportSize({ width: 1440, height: 700 })
  })
  await test.step("the wallet's menu copies the address, leads to the profile and the limits, and disconnects", async () => {
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
    await expect(banner.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
  })
})

test("jackpot, bonus and leaderboard are a page up to 768 px and a panel above, unless another tab is asked for", {
  tag: long,
}, async ({ player, page, context }) => {
  await arrive(page, "/")
  await player.connect()
  for (const width of [767, 768, 769, 1440])
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
  const bonus = page.getByRole("banner").getByRole("link", { name: "Bonus" })
  const [other] = await Promise.all([context.waitForEvent("page"), bonus.click({ modifiers: ["ControlOrMeta"] })])
  await expect(other).toHaveURL(/\/bonus$/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
