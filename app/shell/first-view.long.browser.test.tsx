import "../../.storybook/preview.css"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { cut, cutHeader, outOfReach, tooSmall } from "./testing/first-view"
import { GameInShell } from "./testing/game-in-shell"

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../../features/games/{blackjack,crash,dice,flip,hilo,magic8ball,mines,plinko,plinkorace,slots}/*.stories.tsx",
  { eager: true },
)

/** Whole games only, and not in 3D, which is drawn inside the same board. */
const plain = Object.entries(modules)
  .filter(([path]) => path.endsWith(`/${path.split("/").at(-2)}.stories.tsx`))
  .flatMap(([path, module]) =>
    Object.entries(composeStories(module) as Record<string, ComponentType>)
      .filter(([name]) => !name.endsWith("In3d"))
      .map(([name, Story]) => [`${path.split("/").at(-2)} ${name}`, Story] as const),
  )

const phones = [
  [360, 600],
  [390, 664],
  [390, 740],
  [390, 844],
  [412, 732],
  [844, 390],
  [740, 360],
] as const

/** Only what is drawn on the board is measured here: wide windows have a test of their dock in the built app. */
const others = [
  [320, 640],
  [1024, 768],
  [1366, 768],
] as const

/** Each draws some hundred stories. */
const everyStoryMs = 180_000

describe.each(phones.flatMap((size) => [[...size, false] as const, [...size, true] as const]))(
  "at %i×%i, session bar %s",
  (width, height, notice) => {
    test(
      "every story shows bet, option and action whole in the first view",
      async () => {
        document.documentElement.dataset.layout = "degen-mobile"
        await page.viewport(width, height)
        const found: Record<string, unknown> = {}
        for (const [name, Story] of plain) {
          await render(<GameInShell Story={Story} notice={notice} />)
          const problems = [...outOfReach(), ...tooSmall(), ...cut(), ...cutHeader()]
          if (problems.length > 0) found[name] = problems
          await cleanup()
        }
        expect(found).toEqual({})
      },
      everyStoryMs,
    )
  },
)

describe.each(others)("at %i×%i", (width, height) => {
  test(
    "no story has text under 12 px or a clipped row on its board",
    async () => {
      document.documentElement.dataset.layout = "desktop"
      await page.viewport(width, height)
      const found: Record<string, unknown> = {}
      for (const [name, Story] of plain) {
        await render(<GameInShell Story={Story} notice={false} />)
        const problems = [...tooSmall(), ...cut()]
        if (problems.length > 0) found[name] = problems
        await cleanup()
      }
      expect(found).toEqual({})
    },
    everyStoryMs,
  )
})
