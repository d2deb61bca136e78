import type { Page } from "@playwright/test"
import { expect, moving, test } from "./casino"
import { long } from "./long"
import { complaints, contentHydrated, hydrated, mark, watchWords } from "./prerendered"
import { alive } from "./shell"

test.use(moving)

type Storage = Readonly<Record<string, string>>

const pages = [
  ...["/terms", "/privacy", "/whitepaper", "/credits", "/aboutme", "/changelog", "/token", "/mobile", "/fairness"],
  ...["/help", "/explorer", "/rules/dice", "/rules/mines"],
]
const transaction = `/explorer/transaction/${"1".repeat(63)}2`

/** Opens a page with more in storage than before, and finds it hydrated in place. */
async function comesAlive(
  page: Page,
  path: string,
  { storage = {}, waitUntil = "networkidle" }: { storage?: Storage; waitUntil?: "load" | "networkidle" } = {},
) {
  await page.evaluate((entries) => Object.assign(localStorage, entries), storage)
  const reply = await page.goto(path, { waitUntil })
  expect([path, reply?.status()]).toEqual([path, 200])
  expect(await reply?.text()).toContain("</h1>")
  await alive(page)
  await hydrated(page)
  await expect(page.locator("h1").first()).toBeVisible()
}

test("every kind of page is served drawn and is hydrated in place without a complaint: for a visitor, a returning player, a light theme and a connected player", async ({
  player,
}) => {
  test.slow()
  const { page } = player
  const said = complaints(page)
  await mark(page)
  await page.goto("/terms")
  await test.step("a visitor's front page, which does not move while it comes to life", async () => {
    // The letters are at hand by then, so that what is measured is our own doing.
    await comesAlive(page, "/")
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value })
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await comesAlive(page, "/")
    await expect(page.getByRole("button", { name: /^(Show|Hide) chat$/ })).toBeVisible()
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")))).toBeLessThanOrEqual(0.02)
  })
  await test.step("every static page", async () => {
    for (const path of pages) await comesAlive(page, path, { waitUntil: "load" })
  })
  await test.step("the app can be installed", async () => {
    await page.goto("/mobile")
    const browser = await page.context().newCDPSession(page)
    const { url, errors } = await browser.send("Page.getAppManifest")
    expect(url).toBe(new URL("/manifest.webmanifest", page.url()).href)
    expect(errors).toEqual([])
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors")
    // A test's window is a private one, where nothing can be installed; a browser without windows does not mind.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([])
  })
  await test.step("for a player who was connected, and in a light theme", async () => {
    await comesAlive(page, "/", { storage: { walletName: '"Local Wallet"' } })
    await comesAlive(page, "/", { storage: { selectedColorScheme: '"arctic"' } })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("arctic")
  })
  expect(said).toEqual([])
  await test.step("for a connected player, its content included", async () => {
    await player.openGame()
    await comesAlive(page, "/explorer")
    await contentHydrated(page)
  })
})

test("what a reader without JavaScript is served: what this place is, each game under its own name, and the app's icons", async ({
  request,
  stack,
}) => {
  const { url } = stack.addresses
  const served = async (path: string) => (await request.get(path)).text()
  const front = await served("/")
  expect(front).toMatch(/<title>DGHRT Casino: /)
  expect(front).toMatch(/<h1[^>]*>[\s\S]*?Ready to Win/)
  expect(front).toMatch(/<noscript>.*connecting a wallet and playing need it.*<\/noscript>/s)
  for (const claim of ["No Registration", "Non-Custodial", "Provably Fair", "Instant Payouts"])
    expect(front).toContain(`>${claim}<`)

  const dice = await served("/dice")
  expect(dice).toContain("<title>Dice · DGHRT Casino</title>")
  expect(dice).toContain('<meta property="og:title" content="Dice · DGHRT Casino">')
  expect(dice).toContain(`<link rel="canonical" href="${url}/dice">`)

  const game = await served("/game/So11111111111111111111111111111111111111112/Mines")
  expect(game).toContain("<title>Mines · DGHRT Casino</title>")
  expect(game).toMatch(/<h1[^>]*>Mines<\/h1>/)
  expect(game).toMatch(/<main.*data-slot="splash".*<svg.*Connecting\.\.\..*<\/main>/s)

  expect(await served(transaction)).toContain("Loading transaction")
  const malformed = await request.get("/explorer/transaction/0OIl")
  expect(malformed.status()).toBe(404)
  expect(await malformed.text()).not.toContain("Loading transaction")

  for (const path of ["/", "/mobile", "/rules/dice", "/game/demo/dice", "/leaderboard", "/nothing"]) {
    const html = await served(path)
    expect([path, html.includes('rel="manifest" href="/manifest.webmanifest"')]).toEqual([path, true])
    expect([path, html.includes('href="/apple-touch-icon.png"')]).toEqual([path, true])
    expect(html).not.toContain("%origin%")
  }
  const reply = await request.get("/manifest.webmanifest")
  const kept = (of: typeof reply) => [of.status(), of.headers()["content-type"], of.headers()["cache-control"]]
  expect(kept(reply)).toEqual([200, "application/manifest+json", "public, max-age=3600"])
  const { icons }: { icons: { src: string }[] } = await reply.json()
  for (const src of ["/apple-touch-icon.png", ...icons.map((icon) => icon.src)])
    expect(kept(await request.get(src))).toEqual([200, "image/png", "public, max-age=3600"])
  expect((await request.get("/share.jpg")).headers()["content-type"]).toBe("image/jpeg")
})

test("other visitors and pages are hydrated in place as well", { tag: long }, async ({ page }) => {
  const said = complaints(page)
  await mark(page)
  const shown = await watchWords(page, ["Please connect your wallet", "Connecting..."])
  await page.goto("/terms")
  await comesAlive(page, "/game/demo/dice")
  await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
  expect(await shown()).toEqual([])
  await comesAlive(page, transaction)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Transaction 1{4}\.\.\.1{3}2$/)
  for (const path of ["/dice", "/?panel=theme"]) await comesAlive(page, path)
  const visitors: readonly Storage[] = [
    { selectedColorScheme: JSON.stringify("x".repeat(4_000)) },
    { user: "{", selectedLayoutTheme: "[1]", walletName: "7", "degenheart-theme-preference": '"><script>' },
    { user: JSON.stringify({ reduceMotion: true, lessGlow: true }) },
    { "degenheart-theme-preference": JSON.stringify({ manual: true, theme: "degen-mobile" }) },
  ]
  for (const storage of visitors) await comesAlive(page, "/", { storage })
  expect(said).toEqual([])
})

test("a game page of a remembered wallet is hydrated in place and never shows the 400 page; nor are other pages drawn twice for a connected player", {
  tag: long,
}, async ({ player, page }) => {
  const said = complaints(page)
  await player.openGame()
  const table = page.url()
  await mark(page)
  const shown = await watchWords(page, ["Please connect your wallet"])
  for (const [theme, selectedColorScheme] of Object.entries({ romanticDegen: '"romanticDegen"', arctic: '"arctic"' })) {
    await page.evaluate(() => sessionStorage.clear())
    await comesAlive(page, table, { storage: { selectedColorScheme } })
    await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
    expect(await shown()).toEqual([])
  }
  expect(said).toEqual([])
  for (const path of ["/fairness", "/rules/dice", "/dice", "/help"]) {
    await comesAlive(page, path)
    await contentHydrated(page)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a first view of the front page shows a game with its picture", { tag: long }, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto("/")
      await expect(page.locator("noscript p")).toBeVisible()
      const art = page.locator("[data-slot=game-card] [data-slot=game-picture]").first()
      await expect(art).toBeInViewport({ ratio: 0.3 })
      const file = /url\("([^"]+\.webp)"\)/
      const drawn = await art.evaluate((picture) => getComputedStyle(picture, "::after").backgroundImage)
      expect((await page.request.get(file.exec(drawn)?.[1] ?? "none")).status()).toBe(200)
    }
  })
})

test("pages are fetched ahead only as eagerly as the player wants", { tag: long }, async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  const credits = () => fetched.some((path) => path.includes("/assets/credits-"))
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Credits" })

  await page.goto("/", { waitUntil: "networkidle" })
  await alive(page)
  await link.hover()
  await expect.poll(credits).toBe(true)

  await page.evaluate(() => localStorage.setItem("user", JSON.stringify({ prefetchLevel: "off" })))
  fetched.length = 0
  await page.reload({ waitUntil: "networkidle" })
  await alive(page)
  await link.hover()
  await page.waitForLoadState("networkidle")
  expect(credits()).toBe(false)

  await page.evaluate(() => localStorage.setItem("user", JSON.stringify({ prefetchLevel: "aggressive" })))
  fetched.length = 0
  await page.reload({ waitUntil: "networkidle" })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(credits).toBe(true)
})
