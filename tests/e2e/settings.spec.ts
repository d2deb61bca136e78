import type { Page } from "@playwright/test"
import { expect, moving, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

test.use(moving)

/** What the page looks like where settings can be seen. */
const look = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`No ${selector} on the page`)
      return getComputedStyle(element, pseudo)
    }
    return {
      bodyFont: styleOf("body").fontFamily,
      titleFont: styleOf("h1").fontFamily,
      glow: styleOf("body").getPropertyValue("--glow-color"),
      light: styleOf(".canvas", "::before").display,
      drawn: styleOf("[data-slot=game-picture]").contentVisibility,
      colours: styleOf("[data-slot=game-picture]").filter,
      scrolling: styleOf("html").scrollBehavior,
      scrollbar: styleOf("html").scrollbarWidth,
      confetti: document.documentElement.dataset.particles,
    }
  })

test("what is chosen on the settings page is seen at once, also in the tab beside it", async ({ player }) => {
  const { page, context } = player
  await arrive(page, "/")
  await player.connect()
  await expect(page.locator("[data-slot=game-picture]").first()).toBeVisible()
  const before = await look(page)
  expect(before).toMatchObject({ light: "block", drawn: "auto", colours: "none", scrollbar: "thin" })
  expect(before.confetti).not.toBe("0")
  expect(before.titleFont).not.toBe(before.bodyFont)

  const settings = await context.newPage()
  await arrive(settings, "/settings")
  await settings.getByRole("button", { name: /^Advanced/ }).click()
  const turn = (name: string) => settings.getByRole("switch", { name }).click()
  const choose = (group: string, name: string) =>
    settings.getByRole("radiogroup", { name: group }).getByRole("radio", { name }).click()
  const seen = (effect: Partial<typeof before>) => expect.poll(() => look(page)).toMatchObject(effect)

  await test.step("lessGlow", async () => {
    await turn("Less glow")
    await seen({ glow: "transparent" })
  })
  await test.step("particlesEnabled", async () => {
    await turn("Particles")
    await seen({ confetti: "0" })
  })
  await test.step("progressiveImages", async () => {
    await turn("Progressive images")
    await seen({ drawn: "visible" })
  })
  await test.step("imageQuality", async () => {
    await choose("Image quality", "High")
    await seen({ colours: "saturate(1.14) contrast(1.05)" })
    await choose("Image quality", "Data")
    await seen({ colours: "none", light: "none" })
    await choose("Image quality", "Balanced")
    await seen({ light: "block" })
  })
  await test.step("scrollBehavior and scrollbarWidth", async () => {
    await turn("Smooth scrolling")
    await seen({ scrolling: before.scrolling === "smooth" ? "auto" : "smooth" })
    await choose("Scrollbar", "Normal")
    await seen({ scrollbar: "auto" })
  })
  await test.step("dataSaver and fontSlim", async () => {
    await turn("Data saver")
    await seen({ light: "none", titleFont: before.bodyFont })
    await turn("Slim fonts")
    await seen({ light: "none", titleFont: before.titleFont })
  })
  await test.step("Reset Defaults", async () => {
    await settings.getByRole("button", { name: "Reset Defaults" }).click()
    await settings.getByRole("alertdialog").getByRole("button", { name: "Reset Defaults" }).click()
    // By the book, a reset leaves the particles off. It lets the page adapt again, so the glow may go at once.
    await seen({ light: "block", drawn: "auto", colours: "none", confetti: "0" })
  })
})

test("reduceMotion: panels come and go without moving", { tag: long }, async ({ page }) => {
  await arrive(page, "/")
  const moves = async () => {
    await page.keyboard.press("?")
    const panel = page.getByRole("dialog")
    await expect(panel).toBeVisible()
    const names = await panel.evaluate((element) =>
      [element, element.parentElement].map((part) => (part ? getComputedStyle(part).animationDuration : "")),
    )
    await page.keyboard.press("Escape")
    await expect(panel).toHaveCount(0)
    return names.some((duration) => Number.parseFloat(duration) > 0.01)
  }
  expect(await moves()).toBe(true)
  await page.evaluate(() => localStorage.setItem("user", '{"newcomer":false,"autoAdapt":false,"reduceMotion":true}'))
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-navigation")
  expect(await moves()).toBe(false)
})

for (const tickerInterval of [0, 5_000]) {
  const pace = tickerInterval === 0 ? "when they are asked to" : "every five seconds"
  test(`tickerInterval ${tickerInterval}: prices redraw ${pace}`, { tag: long }, async ({ page }) => {
    let usd = 100
    await page.route("**/api/services/coingecko*", (route) => {
      usd += 1
      return route.fulfill({ json: { solana: { usd } } })
    })
    await page.addInitScript((interval) => {
      if (location.protocol === "about:") return
      localStorage.user = JSON.stringify({ newcomer: false, autoAdapt: false, tickerInterval: interval })
    }, tickerInterval)
    await page.clock.install()
    await arrive(page, "/")
    const row = page.getByRole("region", { name: "Token prices" })
    const shown = () => row.getByRole("link").first().textContent()
    await expect.poll(shown).toContain("$101")
    // The next question waits until the answer before it has been taken in, which is not on this clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(70_000)
        return usd
      })
      .toBeGreaterThan(101)
    if (tickerInterval === 0) {
      expect(await shown()).toContain("$101")
      await row.getByRole("button", { name: "Refresh prices" }).click()
    }
    await expect
      .poll(async () => {
        await page.clock.runFor(tickerInterval)
        return shown()
      })
      .not.toContain("$101")
  })
}

test("backgroundThrottle: switched off, a hidden tab goes on asking", { tag: long }, async ({ page }) => {
  let asked = 0
  await page.route("**/api/health", (route) => {
    asked += 1
    return route.fallback()
  })
  await page.clock.install()
  await arrive(page, "/settings")
  await page.getByRole("button", { name: /^Advanced/ }).click()
  await page.getByRole("switch", { name: "Background throttle" }).click()
  await expect.poll(() => asked).toBe(1)
  // It goes on asking once it has its answer, which is not on this clock.
  const status = page.getByRole("contentinfo").getByRole("button", { name: /^Status/ })
  await expect(status).toHaveAccessibleName(/^Status \d+ ms (online|slow)$/)
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await page.clock.runFor(31_000)
  await expect.poll(() => asked).toBeGreaterThan(1)
})

test("an idle page asks this site at most fifteen times a minute, and a hidden one not at all", { tag: long }, async ({
  page,
}) => {
  const asked: string[] = []
  await page.clock.install()
  await arrive(page)
  await page.waitForLoadState("load")
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/")) asked.push(pathname)
  })
  // Replies come on the server's clock: the next question of a poll waits for the answer to the last one.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1_000)
      // Whatever the page asked in this second has its answer when the server has answered this.
      await page.evaluate(() => fetch("/robots.txt"))
    }
  }
  await page.evaluate(() => document.querySelector("[data-slot=home-bets]")?.scrollIntoView())
  await pass(35)
  asked.length = 0
  await pass(60)
  expect(asked.filter((path) => path === "/api/events/settledGames").length, "the feed is read").toBeGreaterThan(0)
  expect(asked.length, asked.toSorted().join(" ")).toBeLessThanOrEqual(15)

  asked.length = 0
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect.poll(() => asked, "the first input reads at once").toContain("/api/events/settledGames")
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await pass(2)
  asked.length = 0
  await pass(60)
  expect(asked).toEqual([])
})

for (const [deferAudio, opened] of [
  [true, false],
  [false, true],
] as const) {
  test(`deferAudio ${deferAudio}: a press beside the game ${opened ? "opens" : "does not open"} the sound`, {
    tag: long,
  }, async ({ player, page }) => {
    await page.addInitScript((defer) => {
      if (location.protocol === "about:") return
      localStorage.user = JSON.stringify({ newcomer: false, autoAdapt: false, deferAudio: defer })
      const Native = window.AudioContext
      Object.assign(window, {
        AudioContext: class extends Native {
          constructor() {
            super()
            document.documentElement.dataset.sounds = "open"
          }
        },
      })
    }, deferAudio)
    await player.openGame({ funded: false })
    await page.getByRole("heading", { level: 1 }).click()
    if (opened) await expect(page.locator("html")).toHaveAttribute("data-sounds", "open")
    else await expect(page.locator("html")).not.toHaveAttribute("data-sounds")
  })
}

for (const warm of [true, false]) {
  test(`cacheWarmup ${warm}: a player's first games are ${warm ? "" : "not "}fetched before one is opened`, {
    tag: long,
  }, async ({ player, page }) => {
    await page.addInitScript((cacheWarmup) => {
      if (location.protocol === "about:") return
      localStorage.user = JSON.stringify({ newcomer: false, autoAdapt: false, cacheWarmup })
    }, warm)
    const games: string[] = []
    page.on("request", (request) => {
      if (/\/assets\/dice-module/.test(request.url())) games.push(request.url())
    })
    await arrive(page, "/")
    await player.connect()
    if (warm) return expect.poll(() => games.length).toBeGreaterThan(0)
    await page.waitForLoadState("networkidle")
    expect(games).toEqual([])
  })
}

test("autoAdapt: a page that is slow once it has loaded gives up motion and glow, says so and takes it back on request", {
  tag: long,
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === "about:" || sessionStorage.getItem("slow")) return
    sessionStorage.setItem("slow", "yes")
    localStorage.user = '{"newcomer":false}'
    let tasks = 40
    const labour = () => {
      const untilMs = performance.now() + 80
      while (performance.now() < untilMs);
      tasks -= 1
      // The pauses let the page become quiet, which ends its first load.
      if (tasks > 0) setTimeout(labour, 250)
    }
    addEventListener("load", () => setTimeout(labour, 250))
  })
  await arrive(page, "/")
  const root = page.locator("html")
  await expect(root).toHaveAttribute("data-reduce-motion", "true")
  await expect(root).toHaveAttribute("data-less-glow", "true")
  await expect(page.getByText("Effects are off to keep play smooth", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Restore Visuals" }).click()
  await expect(root).toHaveAttribute("data-reduce-motion", "false")
  await expect(root).toHaveAttribute("data-less-glow", "false")
})
