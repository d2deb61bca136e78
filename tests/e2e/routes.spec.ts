import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { alive, arrive, shortenTimers } from "./shell"

const top = (page: Page) => page.evaluate(() => window.scrollY)
const home = (page: Page) => page.getByRole("heading", { name: /Ready to Win/ })
const credits = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Credits" })
const creditsPage = (page: Page) => page.getByRole("heading", { level: 1, name: "Credits" })

test("a page for players takes a visitor home; a shared link lets them connect and play; a disconnect leaves the pages for players", async ({
  player,
}) => {
  const { page } = player
  await page.goto("/profile")
  await expect(home(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/")
  await page.goto("/dice")
  // The page is on screen before it is interactive.
  await alive(page)
  await page.getByRole("main").getByRole("button", { name: "Connect Wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await page.getByRole("main").getByRole("link", { name: "Play Now" }).click()
  await player.start()
  await expect(page).toHaveTitle("Dice · DGHRT Casino")

  await test.step("a page for players waits for a returning player's wallet, and is left when it goes", async () => {
    await page.goto("/profile")
    await expect(page.getByRole("heading", { name: "Wallet Info" })).toBeVisible()
    await player.walletMenu().click()
    await page.getByRole("menuitem", { name: "Disconnect" }).click()
    await expect(home(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe("/")
  })
})

test("a page begins at its top and Back finds the place that was left; one that cannot come is said inside the shell, and comes with its code or the connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  // The front page is drawn before its own code comes, and "Go Home" needs that code.
  const homeCode = () => page.waitForResponse(/\/assets\/home-.*\.js$/)
  const code = homeCode()
  // For a visitor who only looks it comes after eight seconds.
  await shortenTimers(page, { 8000: 500 })
  const failed = page.getByRole("heading", { level: 1, name: "Route Loading Failed" })
  await test.step("an address that asks for what does not apply shows its page, and keeps the other parameters", async () => {
    await arrive(page, "/?panel=%3Cscript%3E&note=abc")
    await expect(home(page)).toBeVisible()
    await expect(page).toHaveURL(/\/\?note=abc$/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
  await (await code).finished()
  await page.waitForLoadState("networkidle")
  await test.step("a page whose code is gone after a deploy is said, and a reload brings the page, at its top", async () => {
    await page.route(/\/assets\/credits-/, (route) => route.fulfill({ status: 404, body: "Not found" }))
    await credits(page).click()
    await expect(failed).toBeVisible()
    await expect(page.getByRole("banner")).toBeVisible()
    await page.unroute(/\/assets\/credits-/)
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(creditsPage(page)).toBeVisible()
  })
  await test.step("without a connection a page that is not here comes with the connection", async () => {
    const again = homeCode()
    await arrive(page)
    await (await again).finished()
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Whitepaper" })
    await link.click()
    await expect(failed).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Go Home" }).click()
    await expect(home(page)).toBeVisible()
    await link.click()
    await expect(failed).toBeVisible()
    await page.getByRole("button", { name: "Try Again" }).click()
    const notYet = page.getByRole("status").filter({ hasText: "cannot be reached" })
    await expect(notYet).toBeVisible()
    await context.setOffline(false)
    // Connected again, to a gateway with no casino behind it.
    const document = (url: URL) => url.pathname === "/" || url.pathname === "/whitepaper"
    await page.route(document, (route) => route.fulfill({ status: 502, body: "Bad gateway" }))
    const asked = page.waitForResponse((response) => response.status() === 502)
    await page.getByRole("button", { name: "Try Again" }).click()
    await asked
    await expect(notYet).toBeVisible()
    await expect(failed).toBeVisible()
    await page.unroute(document)
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(page.getByRole("heading", { level: 1, name: /Whitepaper/i })).toBeVisible()
  })
  await test.step("a page begins at its top, and going back finds the place that was left", async () => {
    await arrive(page)
    await credits(page).click()
    await expect(creditsPage(page)).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await expect(credits(page)).toBeInViewport()
  })
})

test("an address that begins with two slashes stays on this origin", { tag: long }, async ({ page, stack }) => {
  await page.goto(`${stack.addresses.url}//evil.example/x`)
  await expect(page.getByRole("heading", { level: 1, name: "There is no page at this address." })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(stack.addresses.url)
})

test.describe("a page begins at its top, and going back finds the place that was left", () => {
  test("before its code came, which moves nothing when it comes", { tag: long }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    let letCodeCome: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letCodeCome = resolve
    })
    await page.route(/\/assets\/.*\.js/, (route) => held.then(() => route.continue()))
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const link = credits(page)
    await link.scrollIntoViewIfNeeded()
    letCodeCome()
    await alive(page)
    await expect(link).toBeInViewport()
    await link.press("Enter")
    await expect(creditsPage(page)).toBeVisible()
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await expect(link).toBeInViewport()
  })

  test("before its code came, by a link that needs none", { tag: long }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.route(/\/assets\/.*\.js/, () => undefined)
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const link = credits(page)
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

test("code of the whole app that is gone is said on every page, never a blank one", { tag: long }, async ({ page }) => {
  const gone = page.getByRole("alert").filter({ hasText: "The app could not load" })
  for (const path of ["/", "/jackpot"]) {
    await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "Not found" }))
    await page.goto(path)
    await expect(gone).toBeVisible()
    await page.unroute(/\/assets\/.*\.js/)
    await page.getByRole("link", { name: "Reload the page" }).click()
    await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
    await expect(gone).toHaveCount(0)
  }
})
