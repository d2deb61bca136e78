import "../../.storybook/preview.css"
import "#features/settings"
import { themeIds } from "@dghrt/themes"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { cut, cutHeader, outOfReach, tooSmall } from "./testing/first-view"
import { GameInShell } from "./testing/game-in-shell"

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../../features/games/{blackjack,crash,dice,flip,hilo,magic8ball,mines,page,plinko,plinkorace,slots}/*.stories.tsx",
  { eager: true },
)

/** The state of each game that needs the most room. */
const stories: Readonly<Record<string, string>> = {
  blackjack: "OpenHand",
  crash: "Won",
  dice: "Idle",
  flip: "SixCoins",
  hilo: "InTheMiddle",
  magic8ball: "Surest",
  mines: "InTheMiddle",
  plinko: "DegenBoard",
  plinkorace: "Lobby",
  slots: "Idle",
}

const storyOf = (game: string, name: string, file = game) => {
  const module = modules[`../../features/games/${game}/${file}.stories.tsx`]
  const story = module && (composeStories(module) as Record<string, ComponentType>)[name]
  if (!story) throw new Error(`No story ${name} of ${game}`)
  return story
}

describe.each([
  [390, 664, true],
  [390, 664, false],
  [360, 600, true],
  [360, 600, false],
  [844, 390, false],
] as const)("a game at %i×%i, session bar %s", (width, height, notice) => {
  test.each(Object.entries(stories))(
    "%s shows bet, option, action and the banner's sentence whole, and no text under 12 px",
    async (game, name) => {
      document.documentElement.dataset.layout = "degen-mobile"
      await page.viewport(width, height)
      const screen = await render(<GameInShell Story={storyOf(game, name)} notice={notice} />)
      await expect
        .element(screen.getByRole("complementary", { name: "Testing mode" }))
        .toHaveTextContent(
          /^TESTING MODE: You are connected to Localnet\. This is for testing only - no real money is involved\.$/,
        )
      expect({ outOfReach: outOfReach(), tooSmall: tooSmall(), cut: cut(), header: cutHeader() }).toEqual({
        outOfReach: [],
        tooSmall: [],
        cut: [],
        header: [],
      })
      const board = document.querySelector('[data-slot="board"]')
      const share = (board?.getBoundingClientRect().height ?? 0) / height
      // A race has fields for two in its dock.
      if (width < height && game !== "plinkorace") expect(share).toBeGreaterThanOrEqual(notice ? 0.44 : 0.48)
      else expect(share * height).toBeGreaterThanOrEqual(180)
      await cleanup()
    },
  )
})

test.each([
  [360, 640],
  [390, 664],
])(
  "a header at %i×%i has a game's whole title beside a balance of six digits in every theme",
  async (width, height) => {
    const SixDigits = storyOf("page", "SixDigits", "balance-figure")
    delete document.documentElement.dataset.layout
    await page.viewport(width, height)
    for (const theme of themeIds) {
      document.documentElement.dataset.theme = theme
      // The longest words of the titles, and the longest title.
      for (const gameId of ["blackjack", "magic8ball"]) {
        await render(<GameInShell Story={() => null} notice={false} gameId={gameId} balance={<SixDigits />} />)
        await document.fonts.ready
        expect({ theme, faults: cutHeader() }).toEqual({ theme, faults: [] })
        await cleanup()
      }
    }
  },
)

test.each([
  [360, 600],
  [740, 360],
])("an empty race lobby at %i×%i shows its next step, and the action below the fields", async (width, height) => {
  document.documentElement.dataset.layout = "degen-mobile"
  await page.viewport(width, height)
  await render(<GameInShell Story={storyOf("plinkorace", "NobodyThere")} notice={false} />)
  const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
  const create = bottomOf("[data-slot=race-list] [data-slot=empty-state] button")
  expect(create).toBeGreaterThan(0)
  expect(create).toBeLessThan(bottomOf("[data-slot=board]"))
  const action = [...document.querySelectorAll("[data-slot=dock] button")].at(-1)?.getBoundingClientRect()
  expect(action?.top).toBeGreaterThan(bottomOf("[data-slot=dock] input"))
  await cleanup()
})

test("an empty race lobby lays itself out on a board that grows and shrinks", async () => {
  document.documentElement.dataset.layout = "degen-mobile"
  await page.viewport(320, 640)
  await render(<GameInShell Story={storyOf("plinkorace", "NobodyThere")} notice={false} />)
  const picture = () => document.querySelector("[data-slot=race-list] [data-slot=empty-state] > svg")?.checkVisibility()
  for (const [width, height, shown] of [
    [390, 844, true],
    [360, 600, false],
    [390, 844, true],
  ] as const) {
    await page.viewport(width, height)
    await expect.poll(picture).toBe(shown)
  }
  await cleanup()
})

test.each([
  [390, 330],
  [360, 300],
  [320, 256],
])(
  "a phone whose keyboard leaves %i×%i shows the field that is typed in and the action, uncovered",
  async (width, height) => {
    document.documentElement.dataset.layout = "degen-mobile"
    await page.viewport(width, height)
    await render(<GameInShell Story={storyOf("dice", "Idle")} notice={false} />)
    const field = page.getByRole("textbox", { name: "Bet amount" }).element()
    if (!(field instanceof HTMLElement)) throw new Error("The bet field takes no focus")
    field.focus()
    await expect.poll(() => isWhole(field)).toBe(true)
    expect(isWhole(document.querySelector("[data-dock-action]"))).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await cleanup()
  },
)

test("the bet bar gives its action a row of its own in a narrow window", async () => {
  document.documentElement.dataset.layout = "desktop"
  await page.viewport(801, 900)
  await render(<GameInShell Story={storyOf("dice", "Idle")} notice={false} />)
  const width = () => document.querySelector("[data-dock-action]")?.getBoundingClientRect().width ?? 0
  for (const [windowPx, narrow] of [
    [801, false],
    [800, true],
  ] as const) {
    await page.viewport(windowPx, 900)
    await expect.poll(() => width() >= 300).toBe(narrow)
  }
  await cleanup()
})

test.each(["romanticDegen", "arctic", "crystal"])(
  "in performance mode no text shows through the header while the page scrolls under it, in %s",
  async (theme) => {
    Object.assign(document.documentElement.dataset, { theme, performance: "true" })
    await render(<GameInShell Story={() => null} notice={false} />)
    const header = document.querySelector("header")
    const pen = document.createElement("canvas").getContext("2d")
    if (!header || !pen) throw new Error("There is no header")
    pen.fillStyle = getComputedStyle(header).backgroundColor
    pen.fillRect(0, 0, 1, 1)
    expect(pen.getImageData(0, 0, 1, 1).data[3]).toBe(255)
    delete document.documentElement.dataset.performance
    await cleanup()
  },
)

/** In the window with all of its height, and under nothing. */
function isWhole(element: Element | null) {
  if (!element) return false
  const { top, bottom, left, width, height } = element.getBoundingClientRect()
  const meets = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
  return top >= 0 && bottom <= innerHeight && meets(top + height * 0.1) && meets(bottom - height * 0.1)
}
