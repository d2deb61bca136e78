import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long, longUnless } from "./long"
import { arrive } from "./shell"

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
const readingStyles = readFileSync(new URL("../support/reading.css", import.meta.url), "utf8")

/** Every axe rule, none left out, on plain backgrounds: axe skips text over a gradient or a pattern. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async (styles) => {
    const plainGrounds = new CSSStyleSheet()
    plainGrounds.replaceSync(styles)
    document.adoptedStyleSheets = [plainGrounds]
    document.documentElement.dataset.reading = ""
    // While a dialog fades out, axe reads it as the background of the text under it. Endless animations are not fades.
    const fades = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)))
    // The script above put it there.
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> }
    }
    const found = await axe.run()
    delete document.documentElement.dataset.reading
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
    )
  }, readingStyles)
}

for (const theme of ["romanticDegen", "arctic"]) {
  test.describe(`in ${theme}`, longUnless(theme === "romanticDegen"), () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((id) => localStorage.setItem("selectedColorScheme", JSON.stringify(id)), theme),
    )

    test("the front page, its dialogs and the dice screen before and after a roll have no axe violation", {
      tag: long,
    }, async ({ player }) => {
      const { page } = player
      await arrive(page)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole("button", { name: "Settings" }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toBeHidden()
      await player.openGame()
      await page.getByRole("banner").getByRole("button", { name: "Theme" }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toBeHidden()
      expect(await violations(page)).toEqual([])
      await player.roll().click()
      await expect(player.announcement()).toBeVisible()
      await page.getByRole("button", { name: "Provably fair" }).click()
      await expect(page.getByText("This result is verified")).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test("a player gets from the home page to a verified and shared result with the keyboard alone", async ({ player }) => {
  const { page } = player
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const reach = async (name: RegExp, role: "button" | "link" | "menuitem" = "button") => {
    const target = page.getByRole(role, { name }).first()
    for (let press = 0; press < 60; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press("Tab")
    }
    await expect(target).toBeFocused()
  }
  await arrive(page)
  await reach(/^Connect Wallet$/)
  await page.keyboard.press("Enter")
  await reach(/Local Wallet/)
  await page.keyboard.press("Enter")
  await expect(player.walletMenu()).toBeVisible()
  await reach(/\.\.\./)
  await page.keyboard.press("Enter")
  const faucet = page.getByRole("menuitem", { name: "Get test SOL" })
  // The first letters of an item lead to it.
  await expect(page.getByRole("menuitem").first()).toBeFocused()
  // The menu's typeahead works only after its first render.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await page.keyboard.type("get")
  await expect(faucet).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(player.balance()).toContainText("10")
  await reach(/Play Now Dice/, "link")
  await page.keyboard.press("Enter")
  await reach(/Start Game/)
  await page.keyboard.press("Enter")
  await expect(player.roll()).toBeEnabled()
  await reach(/^Roll /)
  await page.keyboard.press("Enter")
  await expect(player.announcement()).toBeVisible()
  await reach(/Verify this result|Provably fair/)
  await page.keyboard.press("Enter")
  await expect(page.getByText("This result is verified")).toBeVisible()
  await reach(/^Share the chosen round$/)
  await page.keyboard.press("Enter")
  const share = page.getByRole("dialog", { name: "Share Result" })
  await expect(share.getByRole("img", { name: /^Dice: / })).toBeVisible()
  await reach(/^Copy link$/)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a phone shows amount, option and action above the fold, and plays", async ({ player }) => {
  await player.page.setViewportSize({ width: 390, height: 844 })
  await player.openGame()
  // The board is fitted to its area a frame after the area has its size.
  await expect(async () => {
    const bar = await player.page.getByRole("navigation", { name: "Bar" }).boundingBox()
    for (const part of [player.bet(), player.roll()]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }).toPass({ timeout: 15_000 })
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
})

test("choosing a theme keeps the scroll position and survives a reload", async ({ player }) => {
  const { page } = player
  await page.goto("/?panel=theme")
  await page.getByRole("radio", { name: "Arctic Frost" }).click()
  await page.keyboard.press("Escape")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
})
