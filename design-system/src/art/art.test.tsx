import { readdirSync, readFileSync } from "node:fs"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { artIds } from "./art-id"
import { ChipStack } from "./pieces/chip-stack"
import { Coin } from "./pieces/coin"
import { EightBall } from "./pieces/eight-ball"
import { PieceFrame } from "./pieces/piece-frame"
import { PlayingCard } from "./pieces/playing-card"
import { ReelSymbol, reelSymbols } from "./pieces/reel-symbol"
import { artScenes } from "./scenes"

const pieces: [string, ReactNode][] = [
  [
    "a card and its back",
    [<PlayingCard key="up" face={{ rank: "10", suit: "club" }} />, <PlayingCard key="down" face={null} />],
  ],
  ["both sides of a coin", [<Coin key="heads" face="heads" r={9} lit />, <Coin key="tails" face="tails" r={9} />]],
  ["chips", <ChipStack key="chips" r={9} chips={5} />],
  ["the eight ball", [<EightBall key="answered" r={9} lines={["Yes"]} />, <EightBall key="mute" r={9} />]],
  ["reel symbols", reelSymbols.map((symbol) => <ReelSymbol key={symbol} of={symbol} r={9} />)],
]

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[1])
const twice = (drawing: ReactNode) =>
  renderToStaticMarkup(
    <>
      <PieceFrame viewBox="0 0 9 9">{drawing}</PieceFrame>
      <PieceFrame viewBox="0 0 9 9">{drawing}</PieceFrame>
    </>,
  )

describe.each([...artIds.map((id) => [id, artScenes[id]] as const)])("%s", (_, Scene) => {
  const once = renderToStaticMarkup(<Scene />)
  test("fits its budget, and glints at most twice", () => {
    expect(once.length).toBeLessThan(45_000)
    expect(all(once, /(M0-1C\.12-\.18)/g).length).toBeLessThanOrEqual(2)
  })
  test("is the same on every draw, and silent to a screen reader", () => {
    expect(renderToStaticMarkup(<Scene />)).toBe(once)
    expect(once).toMatch(/^<svg[^>]*aria-hidden="true"/)
  })
  test("takes a class from its parent", () =>
    expect(renderToStaticMarkup(<Scene className="rounded-lg" />)).toMatch(/^<svg[^>]*class="[^"]*rounded-lg/))
})

test.each<[string, ReactNode]>([...artIds.map((id): [string, ReactNode] => [id, element(id)]), ...pieces])(
  "%s, drawn twice on a page, shares no id and paints from none that is missing",
  (_, drawing) => {
    const markup = twice(drawing)
    const ids = all(markup, / id="([^"]+)"/g)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...all(markup, /url\(#([^)]+)\)/g), ...all(markup, /href="#([^"]+)"/g)]
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => !used.includes(id))).toEqual([])
  },
)

function element(id: (typeof artIds)[number]) {
  const Scene = artScenes[id]
  return <Scene />
}

const folder = new URL("./", import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name))

test.each(sources.filter((name) => !/\.(test|stories)\./.test(name)))(
  "%s takes every colour from the theme",
  (name) => {
    const source = readFileSync(new URL(name, folder), "utf8")
    expect(source).not.toMatch(/["'`\s:(]#(?:[\da-f]{3,4}){1,2}\b/i)
    expect(source).not.toMatch(/\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/)
    expect(source).not.toMatch(/(?:fill|stroke|stopColor)="(?!none"|var\()/)
    expect(source).not.toMatch(/Math\.random|dangerouslySetInnerHTML/)
  },
)
