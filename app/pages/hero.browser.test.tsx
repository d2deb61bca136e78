import "../../.storybook/preview.css"
import { Button } from "@dghrt/design-system"
import { themeIds } from "@dghrt/themes"
import { composeStories } from "@storybook/react-vite"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { Hero } from "../../features/home/ui/hero"
import * as highlights from "../../features/home/ui/hero-highlight.stories"
import { JackpotFigure } from "../../features/pools/ui/jackpot-figure"
import { SmallPot } from "../../features/pools/ui/small-pot"
import { sol } from "../../tests/support/sol"

const { BiggestWin } = composeStories(highlights)
const pool = { jackpot: 1_000_000_000n, jackpotSplit: { winner: 8_000, creator: 1_000, pool: 500, protocol: 500 } }

function isOutside(part: Element, hero: Element | null) {
  const [{ top, bottom }, whole] = [part.getBoundingClientRect(), hero?.getBoundingClientRect()]
  return !whole || top < whole.top || bottom > whole.bottom
}

function overlap(part: Element, other?: Element | null) {
  const [one, two] = [part.getBoundingClientRect(), other?.getBoundingClientRect()]
  return !two || (one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
}

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
    const hero = document.querySelector("[data-slot=hero]")
    const outside = [...document.querySelectorAll("[data-slot=jackpot-figure] :is(span, a)")].filter(
      (one) => one.checkVisibility() && isOutside(one, hero),
    )
    expect({ theme, outside: outside.map(({ textContent }) => textContent) }).toEqual({ theme, outside: [] })
  }
  await cleanup()
})

test.each([
  [390, 844],
  [390, 664],
  [360, 740],
  [360, 600],
])("a hero at %i×%i has a large jackpot and a long action whole, in every theme", async (width, height) => {
  await page.viewport(width, height)
  const large = { ...pool, jackpot: 1_605_771_500_000n }
  await render(
    <Hero
      title="Every roll,"
      emphasis="on the record."
      actions={<Button>Play Magic 8 Ball</Button>}
      jackpot={
        <JackpotFigure
          pool={{ status: "ready", value: large, stale: false }}
          token={sol}
          priceUsd={233}
          taking
          splitLink={<a href="#pot">How the jackpot works</a>}
        />
      }
    />,
  )
  for (const theme of themeIds) {
    document.documentElement.dataset.theme = theme
    await document.fonts.ready
    const hero = document.querySelector("[data-slot=hero]")
    const parts = [...(hero?.querySelectorAll("h1, .hero-actions button, [data-slot=jackpot-figure] > *") ?? [])]
    const shown = parts.filter((one) => one.checkVisibility() && getComputedStyle(one).position !== "absolute")
    const cut = shown.filter((one) => one.scrollWidth > one.clientWidth || isOutside(one, hero))
    const button = hero?.querySelector(".hero-actions button")
    const under = shown.filter((one) => one !== button && overlap(one, button))
    const texts = (found: Element[]) => found.map(({ textContent }) => textContent)
    expect({ theme, cut: texts(cut), under: texts(under) }).toEqual({ theme, cut: [], under: [] })
  }
  await cleanup()
})
