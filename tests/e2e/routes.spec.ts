import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { alive, arrive, shortenTimers } from "./shell"

const wallet = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

test.describe("an address", () => {
  const pages = [
    ["/jackpot", "/jackpot", "Jackpot", "Jackpot · DGHRT Casino"],
    ["/explorer", "/explorer", "Explorer", "Explorer · DGHRT Casino"],
    [`/explorer/player/${wallet}`, `/explorer/player/${wallet}`, /\S/, /^Player \w+ · DGHRT Casino$/],
    ["/settings", "/settings", "Settings", "Settings · DGHRT Casino"],
    ["/dice", "/dice", "Dice", "Dice · DGHRT Casino"],
    ["/DiCe", "/dice", "Dice", "Dice · DGHRT Casino"],
    ["/game/dice", "/dice", "Dice", "Dice · DGHRT Casino"],
    ["/about", "/aboutme", "About", "About · DGHRT Casino"],
    ["/dashboard", "/", /Ready to Win/, /^DGHRT Casino: /],
    ["/presale", "/token", "DGHRT token", "DGHRT token · DGHRT Casino"],
    ["/back-soon", "/back-soon", "Back soon", "Back soon · DGHRT Casino"],
  ] as const
  test("shows its page under its own title", { tag: long }, async ({ page }) => {
    for (const [path, leadsTo, heading, title] of pages) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(title)
      expect(new URL(page.url()).pathname).toBe(leadsTo)
    }
  })

  const wrong = [
    ["/roulette", "There is no page at this address."],
    ["/no/such/page", "There is no page at this address."],
    ["/explorer/player/0OIl", "This is not a wallet address."],
    ["/explorer/transaction/abc", "Invalid transaction ID"],
    ["/not-a-wallet/profile", "This is not a wallet address."],
    ["/%E0%A4%A", "There is no page at this address."],
    ["/%00", /not found|no page/i],
    [`/${"a".repeat(10_000)}`, "There is no page at this address."],
    [`/explorer/player/${"1".repeat(10_000)}`, "This is not a wallet address."],
    ["/%3Cimg%20src=x%20onerror=alert(1)%3E", "There is no page at this address."],
    ["/rules/%E2%80%AEecid", "Game not found. Please check the URL or try again later."],
  ] as const
  test("An unknown address says what is wrong and links home", { tag: long }, async ({ page }) => {
    const alarms = listenForAlarms(page)
    for (const [path, says] of wrong) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: says })).toBeVisible()
      await expect(page).toHaveTitle("Not found · DGHRT Casino")
      await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click()
      await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
      expect(alarms).toEqual([])
    }
  })

  test("that asks for what does not apply shows its page, and keeps the other parameters", async ({ page }) => {
    await page.goto("/?panel=%3Cscript%3E&note=abc")
    await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
    await expect(page).toHaveURL(/\/\?note=abc$/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })

  test("that begins with two slashes stays on this origin", { tag: long }, async ({ page, stack }) => {
    await page.goto(`${stack.addresses.url}//evil.example/x`)
    await expect(page.getByRole("heading", { level: 1, name: "There is no page at this address." })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(stack.addresses.url)
  })
})

/** Whatever the page reports as broken, and any dialog that hostile text would raise. */
function listenForAlarms(page: Page): string[] {
  const heard: string[] = []
  page.on("pageerror", (error) => heard.push(error.message))
  page.on("dialog", (dialog) => {
    heard.push(dialog.message())
    void dialog.dismiss()
  })
  return heard
}

test.describe("what an address asks for", () => {
  test("opens the panel it names", { tag: long }, async ({ page }) => {
    await page.goto("/?panel=theme")
    await expect(page.getByRole("dialog", { name: /Theme/ })).toBeVisible()
  })

  test("shows the page although it makes no sense", { tag: long }, async ({ page }) => {
    for (const search of ["tab=7", "tab=%5B%5D", "tab=__proto__", "user=x&tab=fees", "tab=fees&tab=invite"]) {
      await page.goto(`/select-token?${search}`)
      await expect(page.getByRole("heading", { level: 1, name: "Select a Token" })).toBeVisible()
    }
  })
})

test.describe("a page for players", () => {
  test("takes a visitor home", { tag: long }, async ({ page }) => {
    for (const path of ["/profile", `/${wallet}/profile`]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe("/")
    }
  })
})

test("a shared link lets a visitor connect and then play; a disconnect leaves the pages for players", async ({
  player,
}) => {
  await player.page.goto("/dice")
  // The page is on screen before it is interactive.
  await alive(player.page)
  await player.page.getByRole("main").getByRole("button", { name: "Connect Wallet" }).click()
  await player.page
    .getByRole("dialog")
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await player.page.getByRole("main").getByRole("link", { name: "Play Now" }).click()
  await player.start()
  await expect(player.page).toHaveTitle("Dice · DGHRT Casino")

  await test.step("a page for players waits for a returning player's wallet, and is left when it goes", async () => {
    await player.page.goto("/profile")
    await expect(player.page.getByRole("heading", { name: "Wallet Info" })).toBeVisible()
    await player.walletMenu().click()
    await player.page.getByRole("menuitem", { name: "Disconnect" }).click()
    await expect(player.page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
    expect(new URL(player.page.url()).pathname).toBe("/")
  })
})

for (const [game, word] of [
  ["plinkorace", "Under Maintenance"],
  ["crash", "Coming Soon"],
] as const) {
  test(`a shared link to ${game} cannot be followed and says why`, { tag: long }, async ({ page }) => {
    await page.goto(`/${game}`)
    await expect(page.getByRole("main").getByRole("button", { name: word })).toBeDisabled()
  })
}

test.describe("a page begins at its top, and going back finds the place that was left", () => {
  const top = (page: Page) => page.evaluate(() => window.scrollY)
  const home = (page: Page) => page.getByRole("heading", { name: /Ready to Win/ })

  test("of a page that listens", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await arrive(page)
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Credits" })
    await link.click()
    await expect(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await expect(link).toBeInViewport()
  })

  test("before its code came, which moves nothing when it comes", { tag: long }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    let letCodeCome: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letCodeCome = resolve
    })
    await page.route(/\/assets\/.*\.js/, (route) => held.then(() => route.continue()))
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Credits" })
    await link.scrollIntoViewIfNeeded()
    letCodeCome()
    await alive(page)
    await expect(link).toBeInViewport()
    await link.press("Enter")
    await expect(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible()
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await expect(link).toBeInViewport()
  })

  test("before its code came, by a link that needs none", { tag: long }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.route(/\/assets\/.*\.js/, () => undefined)
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Credits" })
    await link.click({ noWaitAfter: true })
    await expect(page).toHaveURL("/credits")
    await page.unrouteAll()
    await page.goBack()
    await alive(page)
    await expect(link).toBeInViewport()
  })

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test("where the page reaches its height in steps", { tag: long }, async ({ page }) => {
      await arrive(page)
      const end = page
        .getByRole("main")
        .getByText("You must be 18 or of legal age where you live, whichever is higher.")
      await end.scrollIntoViewIfNeeded()
      await page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name: "Jackpot" }).click()
      await expect(page.getByRole("heading", { level: 1, name: "Jackpot" })).toBeVisible()
      await expect.poll(() => top(page)).toBe(0)
      await page.goBack()
      await expect(home(page)).toBeVisible()
      await expect(end).toBeInViewport()
    })
  })
})

test("a page that is not here when the connection goes is said inside the shell, and comes with the connection", async ({
  page,
  context,
}) => {
  // The front page is drawn before its own code comes, and "Go Home" needs that code.
  const code = page.waitForResponse(/\/assets\/home-.*\.js$/)
  // For a visitor who only looks it comes after eight seconds.
  await shortenTimers(page, { 8000: 500 })
  await arrive(page)
  await (await code).finished()
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  const credits = page.getByRole("contentinfo").getByRole("link", { name: "Credits" })
  const failed = page.getByRole("heading", { level: 1, name: "Route Loading Failed" })
  await credits.click()
  await expect(failed).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Go Home" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /Ready to Win/ })).toBeVisible()
  await credits.click()
  await expect(failed).toBeVisible()
  await page.getByRole("button", { name: "Reload Page" }).click()
  const notYet = page.getByRole("status").filter({ hasText: "cannot be reached" })
  await expect(notYet).toBeVisible()
  await context.setOffline(false)
  // Connected again, to a gateway with no casino behind it.
  const document = (url: URL) => url.pathname === "/" || url.pathname === "/credits"
  await page.route(document, (route) => route.fulfill({ status: 502, body: "Bad gateway" }))
  const asked = page.waitForResponse((response) => response.status() === 502)
  await page.getByRole("button", { name: "Reload Page" }).click()
  await asked
  await expect(notYet).toBeVisible()
  await expect(failed).toBeVisible()
  await page.unroute(document)
  await page.getByRole("button", { name: "Reload Page" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible()
})

test.describe("code that is gone after a deploy", () => {
  test("of a page is said, and a reload brings the page", async ({ page }) => {
    await arrive(page)
    await page.waitForLoadState("networkidle")
    await page.route(/\/assets\/credits-/, (route) => route.fulfill({ status: 404, body: "Not found" }))
    await page.getByRole("contentinfo").getByRole("link", { name: "Credits" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Route Loading Failed" })).toBeVisible()
    await expect(page.getByRole("banner")).toBeVisible()
    await page.unroute(/\/assets\/credits-/)
    await page.getByRole("button", { name: "Reload Page" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible()
  })

  for (const path of ["/", "/jackpot"]) {
    test(`of the whole app is said at ${path}, never a blank page`, { tag: long }, async ({ page }) => {
      await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "Not found" }))
      await page.goto(path)
      await expect(page.getByRole("alert").filter({ hasText: "The app could not load" })).toBeVisible()
      await page.unroute(/\/assets\/.*\.js/)
      await page.getByRole("link", { name: "Reload the page" }).click()
      await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
      await expect(page.getByRole("alert").filter({ hasText: "The app could not load" })).toHaveCount(0)
    })
  }
})
