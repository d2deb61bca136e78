import type { Page } from "@playwright/test"
import { offlineImages } from "../../app/service-worker/handling"
import { themeIds } from "../../themes/src/theme-id"
import { violations } from "./axe"
import { test as casino, expect } from "./casino"
import { complaints } from "./prerendered"
import { arrive, shortenTimers } from "./shell"
import { SiteRelay } from "./site-relay"

const test = casino.extend<{ relay: SiteRelay }>({
  relay: async ({ stack }, use) => {
    const relay = await SiteRelay.start(stack.addresses.url)
    await use(relay)
    await relay.close()
  },
})
test.use({ serviceWorker: true })

/** The page registers its worker ten seconds after it began to load; as often does the offline page ask for the site. */
test.beforeEach(({ context }) => shortenTimers(context, { 10000: 300 }))

/** `ROUTE_THEMES=all`, as `npm run prove routes` sets it, looks at all thirteen. */
const themes = process.env.ROUTE_THEMES === "all" ? themeIds : (["romanticDegen", "crystal"] as const)

const underWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated")

const offline = (page: Page) => page.getByRole("heading", { level: 1, name: "No network connection" })
const unreachable = (page: Page) => page.getByRole("heading", { level: 1, name: "DGHRT Casino cannot be reached" })
const pageHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

test("without a network a reload shows the offline page, in the player's theme, until the network is back; a bet that was on its way is shown then", async ({
  player,
}) => {
  const { page, context, stack } = player
  await player.openGame()
  await underWorker(page)
  await stack.send("holdResults")
  await player.roll().click()
  await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(offline(page)).toBeVisible()
  await stack.send("releaseResults")
  await context.setOffline(false)
  await expect(player.announcement()).toBeVisible()
  expect(await player.settledOnChain()).toHaveLength(1)

  await arrive(page, "/privacy")
  const said = complaints(page)
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  await underWorker(page)
  await context.setOffline(true)
  await page.reload()
  await expect(offline(page)).toBeFocused()
  await expect(page).toHaveTitle("No network connection · DGHRT Casino")
  await expect(page.getByText("A bet on its way is not lost")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused()
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")])
  // Chromium 150 tells a document that a page loaded itself that it is online, though its requests fail as before.
  await expect(offline(page).or(unreachable(page))).toBeVisible()

  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const theme of themes) {
      await page.locator("html").evaluate((html, id) => html.setAttribute("data-theme", id), theme)
      expect([theme, width, await violations(page)]).toEqual([theme, width, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  }

  await page.evaluate(() => Object.assign(localStorage, { selectedColorScheme: '"arctic"' }))
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
  await context.setOffline(false)
  await expect(pageHeading(page, heading)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/privacy")
  expect(said).toEqual([])
})

test("while the casino does not answer, the offline page says so and opens the page once it does", async ({
  page,
  relay,
}) => {
  await arrive(page, `${relay.url}/privacy`)
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  await underWorker(page)
  await relay.close()
  await page.goto(`${relay.url}/explorer`)
  await expect(unreachable(page)).toBeVisible()
  await page.goto(`${relay.url}/privacy`)
  await expect(unreachable(page)).toBeVisible()
  await expect(page.getByRole("status")).toContainText("Last tried at")
  // From the worker, not from the browser's own cache.
  const images = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path, { mode: "no-cors", cache: "no-store" })).ok)),
    offlineImages,
  )
  expect(images).toEqual([true, true, true, true])
  const other = await page.context().newPage()
  for (const path of ["/api/health", "/admin/override"]) {
    await expect(other.goto(relay.url + path)).rejects.toThrow("ERR_CONNECTION_REFUSED")
  }
  await relay.open()
  await expect(pageHeading(page, heading)).toBeVisible()
})

test("the worker shows what the server answers, stores four images and the hashed files that a page names, and keeps nothing stale over two deployments and a rollback", async ({
  page,
  relay,
}) => {
  await arrive(page, relay.url)
  await underWorker(page)
  const storedUnder = (name: string) =>
    page.evaluate(async (start) => {
      const names = (await caches.keys()).filter((each) => each.startsWith(start))
      const keys = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()))
      return { names, paths: keys.flat().map(({ url }) => new URL(url).pathname) }
    }, name)
  await arrive(page, `${relay.url}/explorer`)
  expect((await storedUnder("")).paths.toSorted()).toEqual(offlineImages.toSorted())

  expect((await page.goto(`${relay.url}/nothing/here`))?.status()).toBe(404)
  await expect(pageHeading(page, "There is no page at this address.")).toBeVisible()
  relay.change = (path) => (path === "/privacy" ? { status: 500, body: "The server's own words" } : undefined)
  expect((await page.goto(`${relay.url}/privacy`))?.status()).toBe(500)
  await expect(page.getByText("The server's own words")).toBeVisible()

  // A deployment: the next worker takes over, and what the one before had stored is deleted.
  const before = await storedUnder("")
  relay.change = (path, body) =>
    path === "/sw.js"
      ? { status: 200, body: body.replaceAll(/dghrt-offline-[0-9a-f]{12}/g, "dghrt-offline-next") }
      : undefined
  await arrive(page, relay.url)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => storedUnder("")).toEqual({ names: ["dghrt-offline-next"], paths: before.paths })

  // Hashed files are stored as a page names them.
  const files = () => storedUnder("dghrt-files-")
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/[\w.-]+-[\w-]{8}\.js$/.test(path)),
  )
  const [kept = "", other = ""] = scripts
  const keep = () =>
    page.evaluate(
      (urls) => navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", urls }),
      [kept, "/", "/api/health", "/favicon.png", "/assets/gone-00000000.js"],
    )
  const status = (path: string) =>
    page.evaluate(async (asked) => (await fetch(asked, { cache: "no-store" })).status, path)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    navigator.serviceWorker.addEventListener("message", ({ data }) => heard.push(data.type))
  })
  const heard = () => page.evaluate((): string[] => Reflect.get(window, "heard"))
  await keep()
  await expect.poll(async () => (await files()).paths).toEqual([kept])
  const [first = ""] = (await files()).names

  // A deployment takes the old files away: the open page has the one that is stored, and no other file takes a missing one's place.
  const gone = (path: string) => (path === kept || path === other ? { status: 404, body: "Not found" } : undefined)
  relay.change = gone
  expect([await status(kept), await status(other)]).toEqual([200, 404])
  const deploy = async (build: string | null) => {
    relay.change = (path, body) =>
      path === "/sw.js" && build !== null
        ? { status: 200, body: body.replaceAll(/dghrt-files-[0-9a-f]{12}/g, `dghrt-files-${build}`) }
        : gone(path)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  }
  for (const build of ["second", "third", null]) {
    const before = (await heard()).length
    await deploy(build)
    await expect.poll(async () => (await heard()).slice(before)).toContain("NAVIGATION_REFRESH")
    await expect.poll(async () => (await files()).paths, "files of another build are deleted").toEqual([])
    expect(await status(kept), "and the server's answer is what the page is given").toBe(404)
    relay.change = (path, body) =>
      path === "/sw.js" && build !== null
        ? { status: 200, body: body.replaceAll(/dghrt-files-[0-9a-f]{12}/g, `dghrt-files-${build}`) }
        : undefined
    await keep()
    await expect.poll(async () => (await files()).names).toEqual([build === null ? first : `dghrt-files-${build}`])
  }
})
