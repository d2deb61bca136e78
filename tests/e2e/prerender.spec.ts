import { expect, moving, test } from "./casino"
import { long, longUnless } from "./long"
import { complaints, contentHydrated, hydrated, mark, watchWords } from "./prerendered"
import { alive } from "./shell"

test.use(moving)

const visitors = {
  "a visitor": {},
  "a visitor who reads another page's panel": { path: "/?panel=theme" },
  "a player who was connected": { storage: { walletName: '"Local Wallet"' } },
  "a player with a light theme": { storage: { selectedColorScheme: '"arctic"' } },
  "a player with a theme that does not exist": { storage: { selectedColorScheme: JSON.stringify("x".repeat(4_000)) } },
  "a player whose storage was tampered with": {
    storage: { user: "{", selectedLayoutTheme: "[1]", walletName: "7", "degenheart-theme-preference": '"><script>' },
  },
  "a player who wants stillness": { storage: { user: JSON.stringify({ reduceMotion: true, lessGlow: true }) } },
  "a player who laid the desktop out as a phone": {
    storage: { "degenheart-theme-preference": JSON.stringify({ manual: true, theme: "degen-mobile" }) },
  },
} as const satisfies Record<string, { path?: string; storage?: Record<string, string> }>

for (const [who, visit] of Object.entries<{ path?: string; storage?: Record<string, string> }>(visitors)) {
  test(
    `${who} gets the page that was drawn, and nothing of it is drawn twice`,
    longUnless(["a visitor", "a player who was connected", "a player with a light theme"].includes(who)),
    async ({ page }) => {
      const said = complaints(page)
      await mark(page)
      await page.addInitScript((storage) => {
        for (const [key, value] of Object.entries(storage ?? {})) localStorage.setItem(key, value)
      }, visit.storage)
      await page.goto(visit.path ?? "/", { waitUntil: "networkidle" })
      await alive(page)
      await hydrated(page)
      expect(said).toEqual([])
    },
  )
}

test.describe("a prerendered game page", () => {
  const themes = { romanticDegen: undefined, arctic: '"arctic"' }
  for (const [theme, selectedColorScheme] of Object.entries(themes)) {
    test(`of a remembered wallet in ${theme} is hydrated in place and never shows the 400 page`, { tag: long }, async ({
      page,
      player,
    }) => {
      const said = complaints(page)
      await player.openGame()
      const table = page.url()
      await mark(page)
      await page.addInitScript((scheme) => {
        sessionStorage.clear()
        if (scheme) localStorage.setItem("selectedColorScheme", scheme)
      }, selectedColorScheme)
      const shown = await watchWords(page, ["Please connect your wallet"])
      await page.goto("/")
      await page.goto(table, { waitUntil: "commit" })
      await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible()
      await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
      await hydrated(page)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      expect(await shown()).toEqual([])
      expect(said).toEqual([])
    })
  }

  test("shows picture, name and what it waits for before any script has run", async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, () => undefined)
    await page.goto("/game/So11111111111111111111111111111111111111112/Mines", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1, name: "Mines" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Connecting..." })).toBeVisible()
    await expect(page.locator("main [data-slot=splash] svg").first()).toBeVisible()
    await expect(page).toHaveTitle("Mines · DGHRT Casino")
  })

  test("of free play is hydrated in place and leads to its splash, where visitors may play for free", {
    tag: long,
  }, async ({ page }) => {
    const said = complaints(page)
    await mark(page)
    const shown = await watchWords(page, ["Please connect your wallet", "Connecting..."])
    await page.goto("/game/demo/dice")
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible()
    expect(await shown()).toEqual([])
    expect(said).toEqual([])
  })

  test("of a shared link is hydrated in place", { tag: long }, async ({ page }) => {
    const said = complaints(page)
    await mark(page)
    await page.goto("/dice", { waitUntil: "networkidle" })
    await alive(page)
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible()
    expect(said).toEqual([])
  })
})

for (const path of ["/explorer", "/fairness", "/rules/dice", "/dice", "/help"]) {
  test(
    `${path} is hydrated in place for a connected player, its content included`,
    longUnless(path === "/explorer"),
    async ({ page, player }) => {
      await player.openGame()
      await mark(page)
      await page.goto(path, { waitUntil: "networkidle" })
      await alive(page)
      await hydrated(page)
      await contentHydrated(page)
    },
  )
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the prerendered page shows the phone layout before any script has run, and is hydrated in place", async ({
    page,
  }) => {
    const said = complaints(page)
    await mark(page)
    await page.goto("/", { waitUntil: "networkidle" })
    await alive(page)
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.dataset.layout)).toBe("degen-mobile")
    expect(said).toEqual([])
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the front page shows what this place is, and says what needs JavaScript; a game has its own title and preview for link readers", async ({
    page,
  }) => {
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1, name: /Ready to Win/ })).toBeVisible()
    await expect(page.locator("noscript p")).toBeVisible()
    await expect(page.locator("noscript p")).toContainText("connecting a wallet and playing need it")
    for (const claim of ["No Registration", "Non-Custodial", "Provably Fair", "Instant Payouts"]) {
      await expect(page.getByText(claim, { exact: true }).first()).toBeVisible()
    }
    await expect(page).toHaveTitle(/^DGHRT Casino: /)

    await page.goto("/dice")
    await expect(page).toHaveTitle("Dice · DGHRT Casino")
    expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe("Dice · DGHRT Casino")
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(new URL("/dice", page.url()).href)
  })
})

test.describe("without JavaScript, in a first view", () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [1366, 768],
  ] as const) {
    test(
      `of ${width}×${height} the front page shows a game with its picture`,
      longUnless(height === 664),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto("/")
        const art = page.locator("[data-slot=game-card] [data-slot=game-art]").first()
        await expect(art).toBeInViewport({ ratio: 0.3 })
        // The empty backdrop is an ellipse of light; a picture has more shapes.
        expect(await art.locator("path").count()).toBeGreaterThan(2)
      },
    )
  }
})

test("what stands on <html> before the first paint is what was chosen, and only known values", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined)
  await page.addInitScript(() => {
    localStorage.setItem("selectedColorScheme", '"jade"')
    localStorage.setItem(
      "user",
      JSON.stringify({ reduceMotion: true, imageQuality: "<script>", lessGlow: "x".repeat(4_000) }),
    )
  })
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1, name: /Ready to Win/ })).toBeVisible()
  const attributes = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(attributes).toMatchObject({ theme: "jade", reduceMotion: "true", imageQuality: "balanced", lessGlow: "false" })
  expect(JSON.stringify(attributes)).not.toContain("xxxx")
})

test("the page does not move while it comes to life", async ({ page }) => {
  // The letters are at hand, so that what is measured is our own doing.
  await page.goto("/", { waitUntil: "networkidle" })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.reload({ waitUntil: "networkidle" })
  await alive(page)
  await expect(page.getByRole("button", { name: /^(Show|Hide) chat$/ })).toBeVisible()
  expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")))).toBeLessThanOrEqual(0.02)
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

test("a transaction page is on screen before its code and hydrates in place; a malformed signature is not", {
  tag: long,
}, async ({ page, request }) => {
  const said = complaints(page)
  await mark(page)
  const path = `/explorer/transaction/${"1".repeat(63)}2`
  expect(await (await request.get(path)).text()).toContain("Loading transaction")
  await page.goto(path)
  await alive(page)
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Transaction 1{4}\.\.\.1{3}2$/)
  expect(said).toEqual([])
  const malformed = await request.get("/explorer/transaction/0OIl")
  expect(malformed.status()).toBe(404)
  expect(await malformed.text()).not.toContain("Loading transaction")
})
