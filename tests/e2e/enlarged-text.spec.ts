import type { Page } from "@playwright/test"
import { comingSoonGames, expect, type Player, test } from "./casino"
import { long } from "./long"
import { alive } from "./shell"

test.use({ openGames: comingSoonGames })

const games = ["dice", "slots", "flip", "hilo", "mines", "crash", "plinko", "plinkorace", "blackjack", "magic8ball"]

/** The default font of the browser, which its media queries measure in as well; a page's own style could not say it. */
async function enlarge(page: Page, px: number) {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } })
}

/** What of a page is beside its window, or wider than the button it stands in. */
const spills = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("[aria-hidden=true], [inert], .sr-only, [aria-label=Skip]") === null
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement
      return parent !== null && (/auto|scroll|hidden/.test(getComputedStyle(parent).overflowX) || scrolls(parent))
    }
    const name = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)
    const { scrollWidth } = document.documentElement
    const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
    for (const part of document.querySelectorAll("button, a, input, h1, h2, p, dt, dd, [role=radio]")) {
      const box = part.getBoundingClientRect()
      if (!visible(part) || box.width < 3) continue
      if (!scrolls(part) && (box.left < -1 || box.right > innerWidth + 1)) found.push(`${name(part)} is off the window`)
    }
    for (const button of document.querySelectorAll('[data-slot="button"]')) {
      const box = button.getBoundingClientRect()
      if (!visible(button)) continue
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // What is only read aloud stands in a box of one pixel.
        if ((node.parentElement?.getBoundingClientRect().width ?? 0) < 3) continue
        const words = document.createRange()
        words.selectNodeContents(node)
        // A space that is not drawn is nowhere.
        if (words.getClientRects().length === 0) continue
        const { left, right, top, bottom } = words.getBoundingClientRect()
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4)
          found.push(`the words of ${name(button)} are wider than their button`)
      }
    }
    // A field that is too narrow for its figure scrolls it.
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-slot="dock"] input'))
      if (visible(field) && field.value && field.scrollWidth > field.clientWidth + 1)
        found.push(`${field.value} is cut in its field`)
    const pen = document.createElement("canvas").getContext("2d")
    for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder]")) {
      if (!pen || !visible(field) || field.value || getComputedStyle(field, "::placeholder").color.endsWith(", 0)"))
        continue
      pen.font = getComputedStyle(field).font
      if (pen.measureText(field.placeholder).width > field.clientWidth) found.push(`${field.placeholder} is cut`)
    }
    return found
  })

async function open(player: Player, path: string) {
  const { page } = player
  await page.goto(path)
  await alive(page)
  const start = page.getByRole("button", { name: "Start Game" })
  if (path.startsWith("/game/")) await start.click()
  await expect(page.locator("h1").first()).toBeAttached()
}

/** Expects no fault on these pages; those that stay are reported all together, with what they were looked at in. */
async function expectNoSpills(
  player: Player,
  fonts: readonly number[],
  sizes: readonly Size[],
  paths: readonly string[],
) {
  const { page } = player
  for (const font of fonts) {
    await enlarge(page, font)
    for (const path of paths) {
      for (const [index, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height })
        if (index === 0) await open(player, path)
        // Between two widths a page may still be drawn as for the one before, and a game may still be loading.
        await expect.soft.poll(() => spills(page), `${path} at ${width} px in ${font} px`).toEqual([])
      }
    }
  }
}

type Size = readonly [width: number, height: number]

test("no page and no game scrolls sideways or spills in default fonts of 20, 24 and 32 px, from 320 to 1440 px", {
  tag: long,
}, async ({ player }) => {
  test.setTimeout(1_200_000)
  await player.openGame()
  const { page, stack } = player
  const wallet = await player.address()
  await player.rollOnce()
  const listed = await (await page.request.get(`${stack.addresses.url}/sitemap.xml`)).text()
  const pages = Array.from(listed.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname)
  const own = ["/settings", `/${wallet}/profile`, `/explorer/player/${wallet}`, "/nothing"]
  const paths = [...pages, ...own, ...games.map((game) => `/game/${wallet}/${game}`)]
  const sizes = [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const
  await expectNoSpills(player, [20, 24, 32], sizes, paths)
  // The layout follows the font: at 24 px a laptop is as wide as a tablet, and has the bar at its foot.
  await enlarge(page, 24)
  await open(player, `/game/${wallet}/hilo`)
  await expect(page.getByRole("navigation", { name: "Bar" })).toBeVisible()
  await expect(player.walletMenu()).toBeInViewport({ ratio: 1 })
})

test("a transaction of the smallest bet is whole on a phone in a default font of 28 px", async ({ player }) => {
  const { page, stack } = player
  await player.openGame()
  await player.bet().fill("0.000000001")
  await player.rollOnce()
  const ofPlayer = `${stack.addresses.url}/api/events/settledGames?user=${await player.address()}`
  const signature = async () => (await (await page.request.get(ofPlayer)).json()).results[0]?.signature
  await expect.poll(signature).toBeDefined()
  await expectNoSpills(player, [28], [[390, 664]], [`/explorer/transaction/${await signature()}`])
  await expect(page.getByText("<0.00001").first()).toBeVisible()
  expect(await spills(page)).toEqual([])
})

test("a phone of 360 px with text at 200 % shows the session with its limits and the way back, beside the last results", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  const wallet = await player.address()
  await page.evaluate(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({
          ...{ loss: {}, wager: {}, coolOffUntilMs: 0 },
          reminderMinutes: { value: 60, later: null },
          sessionMinutes: { value: null, later: null },
        }),
      ),
    `dghrt-play-limits-${wallet}`,
  )
  await expectNoSpills(player, [32], [[360, 600]], [`/game/${wallet}/dice`])
  await player.rollOnce()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => spills(page)).toEqual([])
  for (const name of ["Limits", "Back"]) {
    const control = page.getByRole("button", { name, exact: true })
    await control.scrollIntoViewIfNeeded()
    await expect(control).toBeInViewport({ ratio: 1 })
    const reached = control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(await reached, name).toBe(true)
  }
})
