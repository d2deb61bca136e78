import "../../.storybook/preview.css"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { GameInShell } from "./testing/game-in-shell"
import { pictureShare } from "./testing/picture-share"

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../../features/games/{blackjack,crash,dice,flip,hilo,magic8ball,mines,plinko,slots}/*.stories.tsx",
  { eager: true },
)
/** The board of each game before a bet. The lobby of races is a list, which fills its board and scrolls. */
const boards = Object.entries(modules).flatMap(([path, module]) => {
  const game = path.split("/").at(-2)
  if (!path.endsWith(`/${game}.stories.tsx`)) return []
  const { Idle } = composeStories(module) as Record<string, ComponentType>
  return Idle ? [[game ?? "", Idle] as const] : []
})

/** Of the dimension that ends first. */
const least = 0.92
const everyBoardMs = 60_000

test.each([
  [1440, 900, "desktop"],
  [1440, 1024, "desktop"],
  [390, 844, "degen-mobile"],
] as const)(
  "the picture of every game fills its board at %i×%i",
  async (width, height, layout) => {
    document.documentElement.dataset.layout = layout
    await page.viewport(width, height)
    expect(boards.length).toBe(9)
    for (const [game, Idle] of boards) {
      await render(<GameInShell Story={Idle} notice={false} gameId={game} />)
      await document.fonts.ready
      await expect.poll(pictureShare, { message: game }).toBeGreaterThanOrEqual(least)
      expect(pictureShare(), `${game} is not cut`).toBeLessThan(1.05)
      await cleanup()
    }
  },
  everyBoardMs,
)
