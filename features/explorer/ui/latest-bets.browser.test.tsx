import "../../../.storybook/preview.css"
import { composeStories } from "@storybook/react-vite"
import { SWRConfig } from "swr"
import { afterEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { toBase58 } from "#contract/base58"
import type { SettledGameWire } from "#contract/settled-games"
import { sampleCreator, samplePlayers, sampleSol } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { LatestBets } from "./latest-bets"
import * as stories from "./latest-bets-view.stories"

afterEach(() => vi.restoreAllMocks())

const win = (index: number, multiplierBps: number): SettledGameWire => ({
  signature: toBase58(new Uint8Array(64).fill(index)),
  ...{ user: samplePlayers[0], creator: sampleCreator, token: sampleSol, game: "dice" },
  ...{ wager: "1000000000", payout: `${multiplierBps * 100_000}`, multiplier_bps: multiplierBps, time: index },
})

test("a bet whose result this tab is revealing comes into the list afterwards", async () => {
  const [own, other] = [win(9, 50_000), win(8, 20_000)]
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(`${input}`, location.origin)
    if (pathname !== "/api/events/settledGames") return Response.json({}, { status: 503 })
    return Response.json({ results: [own, other] })
  })
  const view = (withheld: string | null) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <button type="button">Elsewhere</button>
      <LatestBets surroundings={sampleSurroundings} withheld={withheld} />
    </SWRConfig>
  )
  const screen = await render(view(own.signature))
  await expect.element(screen.getByText("2x", { exact: true }).first()).toBeVisible()
  // A list that is pointed at stands still, and the pointer may have rested where it came.
  await screen.getByRole("button", { name: "Elsewhere" }).hover()
  expect(screen.getByText("5x", { exact: true }).elements()).toHaveLength(0)
  await screen.rerender(view(null))
  await expect.element(screen.getByText("5x", { exact: true }).first()).toBeVisible()
})

test("Big wins lists a win of 10x that is older than the newest 200 wins", async () => {
  const small = Array.from({ length: 200 }, (_, index) => win(250 - index, 20_000))
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(`${input}`, location.origin)
    if (pathname !== "/api/events/settledGames") return Response.json({}, { status: 503 })
    return Response.json({ results: searchParams.get("tenfold") === "true" ? [win(7, 123_400)] : small })
  })
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LatestBets surroundings={sampleSurroundings} />
    </SWRConfig>,
  )
  await screen.getByRole("radio", { name: "Big wins" }).click()
  await expect.element(screen.getByText("12.34x").first()).toBeVisible()
  expect(screen.getByText("2x", { exact: true }).elements()).toHaveLength(0)
})

const { Default } = composeStories(stories)

test.each([360, 560, 720, 880])("names are whole and on at most two lines in a list %i px wide", async (width) => {
  await page.viewport(1440, 900)
  await render(
    <div style={{ width }}>
      <Default />
    </div>,
  )
  const cells = [...document.querySelectorAll<HTMLElement>("[data-slot=latest-bets] tbody td")]
  const names = cells.flatMap((cell) => [...cell.querySelectorAll<HTMLElement>(".font-semibold")])
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    expect(name.scrollWidth, name.textContent ?? "").toBeLessThanOrEqual(name.clientWidth + 1)
    expect(name.getBoundingClientRect().height, name.textContent ?? "").toBeLessThan(45)
    expect(brokenWords(name), name.textContent ?? "").toEqual([])
  }
})

/** Words that are drawn on two lines; a generated name is written without spaces, word by word. */
const brokenWords = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => {
    if (!(node instanceof Text) || node.data.includes(" ")) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects().length > 1
  })
