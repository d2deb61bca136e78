import "../../../.storybook/preview.css"
import { Button } from "@dghrt/design-system"
import { themeIds } from "@dghrt/themes"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { Hero } from "./hero"
import * as highlights from "./hero-highlight.stories"

const { BiggestWin } = composeStories(highlights)
/** What the app puts there. */
const jackpots = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../../pools/ui/{small-pot,jackpot-figure}.stories.tsx",
  { eager: true },
)

function jackpot(file: string, name: string, args: Record<string, unknown>) {
  const module = jackpots[`../../pools/ui/${file}.stories.tsx`]
  const Story = module && (composeStories(module) as Record<string, ComponentType<Record<string, unknown>>>)[name]
  if (!Story) throw new Error(`No story ${name} of ${file}`)
  return <Story {...args} splitLink={<a href="#pot">How the jackpot works</a>} />
}

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
  await render(<BiggestWin line={jackpot("small-pot", "AfterABet", { chance })} />)
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
  await render(
    <Hero
      title="Every roll,"
      emphasis="on the record."
      actions={<Button>Play Magic 8 Ball</Button>}
      jackpot={jackpot("jackpot-figure", "TakingPart", {})}
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
