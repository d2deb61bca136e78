import "../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { composeStories } from "@storybook/react-vite"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import * as highlights from "../../features/home/ui/hero-highlight.stories"
import { SmallPot } from "../../features/pools/ui/small-pot"
import { sol } from "../../tests/support/sol"

const { BiggestWin } = composeStories(highlights)
const pool = { jackpot: 1_000_000_000n, jackpotSplit: { winner: 8_000, creator: 1_000, pool: 500, protocol: 500 } }

test.each([
  [390, 664],
  [360, 600],
  [844, 390],
])("a low hero at %i×%i cuts nothing that a player with a last bet reads, in every theme", async (width, height) => {
  await page.viewport(width, height)
  const chance = <span data-part="chance">Your last bet's jackpot chance: 1 in 10,036</span>
  await render(
    <BiggestWin
      line={<SmallPot pool={pool} token={sol} chance={chance} splitLink={<a href="#pot">How the jackpot works</a>} />}
    />,
  )
  for (const theme of themeIds) {
    document.documentElement.dataset.theme = theme
    await document.fonts.ready
    const hero = document.querySelector("[data-slot=hero]")?.getBoundingClientRect()
    const outside = [...document.querySelectorAll("[data-slot=jackpot-figure] :is(span, a)")]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return !hero || top < hero.top || bottom > hero.bottom
      })
    expect({ theme, outside: outside.map(({ textContent }) => textContent) }).toEqual({ theme, outside: [] })
  }
  await cleanup()
})
