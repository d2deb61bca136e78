import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { complaints, hydrated, mark } from "./prerendered"
import { alive, arrive, hiddenBehind } from "./shell"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const tabs = (page: Page) => page.getByRole("navigation", { name: "Tabs" })
const dialogs = (page: Page) => page.getByRole("dialog")

test("a phone's page is hydrated in place in the phone's layout; its header and tabs lead everywhere, and a press on a card opens Game Info", async ({
  player,
}) => {
  const { page } = player
  const banner = page.getByRole("banner")
  const profile = tabs(page).getByRole("button", { name: /Profile.*connect a wallet first/ })
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.openGame()
  await page.setViewportSize({ width: 390, height: 844 })
  const pill = banner.getByRole("button", { name: "Connected, 10 SOL", exact: true })
  await test.step("the balance beside a dot", async () => {
    await expect(pill).toBeInViewport({ ratio: 1 })
    await expect(pill.getByText("10 SOL", { exact: true })).toBeVisible()
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
      await expect(pill).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step("fixed header, five tabs, no sidebar, no footer", async () => {
    const said = complaints(page)
    await mark(page)
    await page.goto("/", { waitUntil: "networkidle" })
    await alive(page)
    await hydrated(page)
    expect(said).toEqual([])
    await expect(page.locator("html")).toHaveAttribute("data-layout", "degen-mobile")
    expect((await banner.boundingBox())?.height).toBe(70)
    await expect(page.getByRole("contentinfo")).toHaveCount(0)
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
    await expect(page.getByRole("navigation", { name: "Bar" })).toHaveCount(0)
    await expect(page.getByRole("complementary", { name: "Chat" })).toHaveCount(0)
    await expect(tabs(page).getByRole("listitem")).toHaveText(["Home", "Games", "Jackpot", /^Profile/, "More"], {
      useInnerText: true,
    })
    expect((await tabs(page).boundingBox())?.height).toBe(60)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // The router scrolls a page to its top when it has rendered it.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 400))
      expect((await banner.boundingBox())?.y).toBe(0)
    }).toPass({ timeout: 15_000 })
    // Nothing of the page is hidden behind the tabs at its foot; it grows while it is scrolled, for what is further down loads then.
    await expect.poll(() => hiddenBehind(page, "#tabs")).toBeLessThanOrEqual(0.5)
    await page.setViewportSize({ width: 600, height: 844 })
    await expect.poll(async () => (await banner.boundingBox())?.height).toBe(80)
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step("a press on a card opens Game Info, whose Play Now opens the game", async () => {
    const card = page.getByRole("region", { name: "All Games" }).getByRole("article", { name: "Dice" })
    await card.tap({ position: { x: 100, y: 80 } })
    const info = page.getByRole("dialog", { name: "Dice" })
    await expect(info.getByRole("button", { name: "Close" }).last()).toBeVisible()
    await expect(page).toHaveURL("/")
    await info.getByRole("link", { name: "Play Now" }).tap()
    await expect(page).toHaveURL(/\/game\/[1-9A-Za-z]{32,44}\/dice$/)
    await arrive(page, "/")
  })
  await test.step("header and tabs lead everywhere", async () => {
    for (const [name, path] of [
      ["Bonus", "/bonus"],
      ["Leaderboard", "/leaderboard"],
    ] as const) {
      await banner.getByRole("link", { name }).click()
      await expect(page).toHaveURL(path)
    }
    await expect(banner.getByRole("link", { name: "Jackpot" })).toHaveCount(0)
    await tabs(page).getByRole("link", { name: "Jackpot" }).click()
    await expect(page).toHaveURL("/jackpot")
    await banner.getByRole("button", { name: "Chat" }).click()
    await expect(page.getByRole("dialog", { name: "Serenade Chat" })).toBeVisible()
    await page.keyboard.press("Escape")
    await tabs(page).getByRole("button", { name: "Games" }).click()
    await expect(dialogs(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialogs(page)).toHaveCount(0)
    await tabs(page).getByRole("link", { name: "Profile" }).click()
    await expect(page).toHaveURL(/^http[^?]+\/[1-9A-Za-z]{32,44}\/profile$/)
    await tabs(page).getByRole("button", { name: "More" }).click()
    await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Whitepaper" }).click()
    await expect(page).toHaveURL("/whitepaper")
    await expect(dialogs(page)).toHaveCount(0)
  })
  await test.step("without a wallet the profile is off and says why, the header connects, its chat leads home", async () => {
    await banner.getByRole("button", { name: "Menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu.getByRole("link")).toHaveText(["Home", "Profile", "Explorer", "DGHRT token"])
    await menu.getByRole("button", { name: "Disconnect" }).click()
    const connect = banner.getByRole("button", { name: "Connect Wallet" })
    await expect(connect).toBeVisible()
    expect((await connect.boundingBox())?.width).toBeLessThan(110)
    await expect(profile).toHaveAttribute("aria-disabled", "true")
    await profile.click({ force: true })
    await expect(page.getByText("No profile yet", { exact: true })).toBeVisible()
    await expect(page).toHaveURL("/whitepaper")
    await banner.getByRole("button", { name: "Chat" }).click()
    await expect(page).toHaveURL("/")
    await connect.click()
    await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
  })
})

test("targets in header and tabs are large enough for a finger", { tag: long }, async ({ page }) => {
  await arrive(page, "/")
  for (const area of [page.getByRole("banner"), tabs(page)]) {
    for (const target of await area.locator("a, button").and(page.locator(":visible")).all()) {
      const box = await target.boundingBox()
      const name = (await target.textContent()) ?? ""
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40)
    }
  }
})

test("the same address shows the same page in both layouts", { tag: long }, async ({ page, browser, stack }) => {
  const desktop = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  for (const path of ["/", "/explorer", "/jackpot", "/terms", "/changelog"]) {
    await arrive(page, path)
    await desktop.goto(`${stack.addresses.url}${path}`)
    const heading = await page.getByRole("heading", { level: 1 }).textContent()
    await expect(desktop.getByRole("heading", { level: 1 })).toHaveText(heading ?? "")
  }
  await desktop.close()
})

test("a visitor's press on a game in All Games opens free play where visitors may play for free", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/")
  await tabs(page).getByRole("button", { name: "Games" }).tap()
  await page.getByRole("dialog", { name: "All Games" }).getByRole("article", { name: "Dice" }).tap()
  await expect(page).toHaveURL("/game/demo/dice")
})

test("on a phone Back closes a bet dialog, a drawer, a sheet, a menu and a question, one each, and stays on the page; neither Forward nor a reload opens one again", async ({
  player,
}) => {
  const { page } = player
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.openGame()
  // A phone with its browser bars.
  await page.setViewportSize({ width: 390, height: 664 })
  await test.step("a bet dialog", async () => {
    const game = page.url()
    const bet = page.getByRole("button", { name: "Set bet amount" })
    const dialog = page.getByRole("dialog", { name: "Set Bet Amount" })
    await bet.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goForward()
    await expect(bet).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    expect(page.url()).toBe(game)
    await bet.click()
    await expect(dialog).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(bet).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    // The bet dialog's step is gone: the page has an entry of its own, and Back leaves it.
    await expect.poll(() => page.evaluate(() => history.state.overlayDepth ?? 0)).toBe(0)
    await page.goBack()
    await expect(page).not.toHaveURL(game)
  })
  await arrive(page, "/explorer")
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home|DGHRT/i })
    .first()
    .click()
  await expect(page).toHaveURL("/")
  for (const [open, name] of [
    [page.getByRole("banner").getByRole("button", { name: "Menu" }), "Menu"],
    [tabs(page).getByRole("button", { name: "More" }), "More"],
    [page.getByRole("banner").getByRole("button", { name: "Chat" }), "Serenade Chat"],
  ] as const) {
    await open.click()
    await expect(page.getByRole("dialog", { name })).toBeVisible()
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL("/")
  }
  await player.walletMenu().click()
  await expect(page.getByRole("menu")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("menu")).toHaveCount(0)
  await tabs(page).getByRole("button", { name: "More" }).click()
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Settings" }).click()
  await page.getByRole("button", { name: "Reset Defaults" }).click()
  await expect(page.getByRole("alertdialog")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL("/")
  await tabs(page).getByRole("button", { name: "More" }).click()
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Whitepaper" }).click()
  await expect(page).toHaveURL("/whitepaper")
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect(dialogs(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL("/whitepaper")
  await page.goBack()
  await expect(page).toHaveURL("/")
  // Closed by hand, an overlay leaves no step behind.
  await tabs(page).getByRole("button", { name: "More" }).click()
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Close" }).click()
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL("/explorer")
})
