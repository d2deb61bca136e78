import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, hiddenBehind } from "./shell"

/** The chat is collapsed for a new player; the widths below are those with both sidebars open. */
const openChat = (page: Page) =>
  page.addInitScript(() => {
    localStorage["dghrt-sidebars"] ??= '{"navigation":"open","chat":"open"}'
  })

test.beforeEach(({ page }) => openChat(page))

/** The bounding box of an element, or null while it is not rendered. */
const box = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    return element?.checkVisibility() ? (element.getBoundingClientRect().toJSON() as DOMRect) : null
  }, selector)

/** What is on the page, and how large. */
async function measure(page: Page) {
  const header = await box(page, "header[class*=sticky]")
  const left = await box(page, "#navigation")
  const right = await box(page, "#chat")
  const footer = await box(page, "footer")
  const bar = await box(page, "#bar")
  const title = await page.getByRole("link", { name: "DGHRT Casino, home" }).getByText("DGHRT").isVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return { header, left, right, footer, bar, title, overflow }
}

const widths = [
  { width: 2600, header: 100, sidebars: [280, 280] },
  { width: 1920, header: 100, sidebars: [280, 280] },
  { width: 1919, header: 100, sidebars: [250, 250] },
  { width: 1440, header: 100, sidebars: [250, 250] },
  { width: 1280, header: 100, sidebars: [250, 250] },
  { width: 1279, header: 100, sidebars: [200, 220] },
  { width: 1024, header: 100, sidebars: [200, 220] },
  { width: 1023, header: 100, sidebars: null },
  { width: 900, header: 100, sidebars: null },
  { width: 768, header: 100, sidebars: null },
  { width: 601, header: 100, sidebars: null },
  { width: 600, header: 80, sidebars: null },
  { width: 480, header: 80, sidebars: null },
  { width: 479, header: 70, sidebars: null },
  { width: 390, header: 70, sidebars: null },
  { width: 320, header: 70, sidebars: null },
] as const

test("each width gets the header, sidebars, footer and bar that belong to it", { tag: long }, async ({ player }) => {
  const { page } = player
  await arrive(page, "/")
  await expect(page.getByText("TESTING MODE: You are connected to Localnet.")).toBeVisible()
  for (const connected of [false, true]) {
    if (connected) {
      await player.connect()
      await expect(player.balance()).toBeVisible()
    }
    for (const { width, header, sidebars } of widths) {
      await page.setViewportSize({ width, height: 900 })
      // What depends on the width is drawn again after it has changed.
      await expect(async () => {
        const seen = await measure(page)
        const at = `${width} px`
        expect(seen.header?.height, at).toBe(header)
        expect(seen.overflow, at).toBe(0)
        expect(seen.title, at).toBe(width >= 768)
        expect(Boolean(seen.bar), at).toBe(sidebars === null)
        expect(Boolean(seen.footer), at).toBe(sidebars !== null)
        if (sidebars === null) {
          expect([seen.left, seen.right], at).toEqual([null, null])
          expect(seen.bar?.height, at).toBe(60)
          expect((seen.bar?.y ?? 0) + (seen.bar?.height ?? 0), at).toBe(900)
        } else {
          expect(
            [seen.left?.width, seen.right?.width].map((size) => Math.round(size ?? 0)),
            at,
          ).toEqual([
            // The edge line belongs to the sidebar.
            sidebars[0] - 1,
            sidebars[1],
          ])
          expect(seen.footer?.height, at).toBe(72)
        }
      }).toPass({ timeout: 15_000 })
    }
    await test.step("nothing of the page is hidden behind the bar at its foot", async () => {
      await page.setViewportSize({ width: 390, height: 700 })
      // The page grows while it is scrolled: what is further down loads then.
      await expect.poll(() => hiddenBehind(page, "#bar")).toBeLessThanOrEqual(0.5)
    })
    await page.setViewportSize({ width: 2600, height: 900 })
    await expect(async () => {
      const [main, chat] = [await box(page, "main"), await box(page, "#chat")]
      const left = await box(page, "#navigation")
      expect((chat?.x ?? 0) + (chat?.width ?? 0) - (left?.x ?? 0)).toBeLessThanOrEqual(2400)
      expect(main?.width).toBeGreaterThan(1700)
    }).toPass({ timeout: 15_000 })
  }
})

test("an open drawer locks the page, survives every width on the way, and leaves the focus where it belongs", {
  tag: long,
}, async ({ page }) => {
  const drawer = page.getByRole("dialog", { name: "Menu" })
  const locked = () => page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))
  await page.setViewportSize({ width: 900, height: 900 })
  await arrive(page, "/")
  const opener = page.getByRole("button", { name: "Menu" })
  await opener.click()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(320, 2)
  await expect.poll(locked).toBe(true)
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab")
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  for (const width of [768, 767, 601, 600, 480, 479, 390, 320, 600, 1023]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(drawer.getByRole("link", { name: "Explorer" })).toBeInViewport()
    await expect(drawer.getByRole("button", { name: "Close" })).toBeInViewport()
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect.poll(locked).toBe(false)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
})

test.describe("on a screen for fingers", () => {
  test.use({ viewport: { width: 900, height: 900 }, hasTouch: true })

  test("one that turns into a phone's takes the opener away, and the focus goes to the content", { tag: long }, async ({
    page,
  }) => {
    const drawer = page.getByRole("dialog", { name: "Menu" })
    await arrive(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(page.locator("html")).toHaveAttribute("data-layout", "degen-mobile")
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(272, 2)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("main")).toBeFocused()
  })
})

test("a player's menu and counters fit a screen of 900 px: the last entry can be pressed without scrolling", {
  tag: long,
}, async ({ player, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("degenheart-global-game-stats", '{"version":2,"gamesPlayed":142,"wins":80,"losses":50}')
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, "/")
  await player.connect()
  await expect(page.getByRole("region", { name: "Quick Stats" })).toContainText("Pushes")
  for (const name of ["Changelog", "Collapse menu"]) {
    const entry = page.getByRole("navigation", { name: "Main" }).getByText(name)
    await expect(entry).toBeInViewport({ ratio: 1 })
    const pressed = await entry.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent
    })
    expect(pressed).toBe(name)
  }
})

test("the left sidebar collapses to a rail of 80 px, the chat to its handle, and both survive a reload", {
  tag: long,
}, async ({ page }) => {
  await arrive(page, "/")
  await page.getByRole("button", { name: "Collapse menu" }).click()
  await page.getByRole("button", { name: "Hide chat" }).click()
  const widths = async () => {
    const { left, right, overflow } = await measure(page)
    return [left?.width, right?.width, overflow]
  }
  const folded = () => expect.poll(widths).toEqual([79, 60, 0])
  await folded()
  await expect(page.getByRole("link", { name: "Explorer" }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible()
  await folded()
  await page.getByRole("button", { name: "Expand menu" }).click()
  await expect.poll(async () => (await measure(page)).left?.width).toBe(249)
})

test("sidebars and header stay in sight on a long page, and a short page needs no scrolling", { tag: long }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await arrive(page, "/changelog")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const filler = document.createElement("div")
    filler.style.height = "3000px"
    document.getElementById("main")?.append(filler)
  })
  // The router scrolls a page to its top when it has rendered it.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 1500))
    const { header, left, right } = await measure(page)
    expect(header?.y).toBe(0)
    expect(left?.y).toBe(100)
    const chat = await box(page, "#chat > div")
    // Its foot, where one types, is in sight also at the page's top, where the testing banner takes 36 px.
    expect([chat?.y, chat?.height]).toEqual([100, 864])
    expect(right).not.toBeNull()
  }).toPass({ timeout: 15_000 })
})

test("nothing of the page shows through the header that it scrolls beneath, whatever the theme", { tag: long }, async ({
  page,
}) => {
  await arrive(page, "/changelog")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const header = page.getByRole("banner")
  const pixels = async (beneath: string) => {
    await page.evaluate((color) => {
      const main = document.getElementById("main")
      if (main) main.style.cssText = `height: 3000px; background: ${color}`
      scrollTo(0, 1500)
    }, beneath)
    return header.screenshot({ animations: "disabled" })
  }
  for (const theme of ["romanticDegen", "crystal", "arctic"]) {
    await page.locator("html").evaluate((html, id) => html.setAttribute("data-theme", id), theme)
    // A font may arrive, or a colour fade, between two pictures; what shines through does so in every pair.
    await expect.poll(async () => (await pixels("black")).equals(await pixels("white")), theme).toBe(true)
  }
})

test("the home page of a player shows games above the fold, with search and filters in the row of the tabs", {
  tag: long,
}, async ({ player, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, "/")
  await player.connect()
  const search = page.getByRole("searchbox", { name: "Search games" })
  const middle = async (target: typeof search) => {
    const seen = await target.boundingBox()
    return seen ? seen.y + seen.height / 2 : Number.NaN
  }
  await expect(search).toBeVisible()
  const live = page.getByRole("button", { name: "Live", exact: true })
  const tab = page.getByRole("tab", { name: "Games" })
  // Figures and fonts of the hero above arrive after it.
  await expect(async () => {
    expect(Math.abs((await middle(search)) - (await middle(live)))).toBeLessThan(8)
    expect(Math.abs((await middle(search)) - (await middle(tab)))).toBeLessThan(8)
    const card = await page.getByRole("article", { name: "Dice" }).first().boundingBox()
    expect(card?.y).toBeLessThan(820)
  }).toPass({ timeout: 15_000 })
})

test("the text and the art of the hero keep together on a screen of 2560 px", { tag: long }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 })
  await arrive(page, "/")
  // Fonts arrive after the text, and its width is theirs.
  await expect(async () => {
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
    const art = await page.locator("[data-slot=hero] > svg").first().boundingBox()
    const frame = await page.locator("[data-slot=hero]").boundingBox()
    if (!heading || !art || !frame) throw new Error("The hero is not drawn")
    expect(art.x - (heading.x + heading.width)).toBeLessThan(480)
    const [before, after] = [heading.x - frame.x, frame.x + frame.width - (art.x + art.width)]
    expect(Math.abs(before - after)).toBeLessThan(120)
  }).toPass({ timeout: 15_000 })
})
