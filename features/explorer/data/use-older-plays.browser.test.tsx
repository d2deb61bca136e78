import { SWRConfig } from "swr"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { toBase58 } from "#contract/base58"
import type { SettledGameWire } from "#contract/settled-games"
import { resultOfPlay } from "../model/play-result"
import { sampleCreator, samplePlayers, sampleSol } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { ExplorerProvider } from "./explorer-context"
import { usePlays } from "./use-explorer-data"
import { useOlderPlays } from "./use-older-plays"

const pageSize = 4
const filter = { creator: sampleCreator, user: samplePlayers[0] }

/** Play `index` won `index` units. */
const wire = (index: number): SettledGameWire => ({
  signature: toBase58(new Uint8Array(64).fill(index)),
  ...{ user: samplePlayers[0], creator: sampleCreator, token: sampleSol, game: "dice" },
  ...{ wager: "100", payout: `${100 + index}`, multiplier_bps: 10_000, time: index },
})

/** Of the indexer, oldest first. */
let settled: SettledGameWire[]
const play = (count: number) => {
  for (let added = 0; added < count; added++) settled.push(wire(settled.length + 1))
}

beforeEach(() => {
  settled = []
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { searchParams } = new URL(`${input}`, location.origin)
    const end = Number(searchParams.get("before") ?? settled.length)
    const start = Math.max(0, end - pageSize)
    const next = start > 0 ? `${start}` : null
    return Response.json({ results: settled.slice(start, end).reverse(), total: settled.length, next })
  })
})
afterEach(() => vi.restoreAllMocks())

function List() {
  const newest = usePlays(filter, pageSize)
  const older = useOlderPlays(filter, newest.remote.status === "ready" ? newest.remote.value : null, pageSize)
  return (
    <>
      <output>
        {older.plays.map(({ timeMs }) => timeMs).join(" ")} ={" "}
        {`${older.plays.reduce((sum, one) => sum + resultOfPlay(one), 0n)}`}
      </output>
      <button type="button" disabled={!older.more || older.loading} onClick={() => void older.load()}>
        Show older
      </button>
      <button type="button" onClick={newest.refresh}>
        Refresh
      </button>
      {older.waiting > 0 && (
        <button type="button" onClick={older.showWaiting}>
          Show {older.waiting} new
        </button>
      )}
    </>
  )
}

async function show() {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ExplorerProvider value={sampleSurroundings}>
        <List />
      </ExplorerProvider>
    </SWRConfig>,
  )
  return {
    leave: () => screen.unmount(),
    press: (name: string) => screen.getByRole("button", { name }).click(),
    listed: (text: string) => expect.element(screen.getByRole("status")).toHaveTextContent(text),
  }
}

test("Plays that settle after older ones were loaded take no row out of the list", async () => {
  play(8)
  const { press, listed } = await show()
  await listed("8 7 6 5 = 26")
  await press("Show older")
  await listed("8 7 6 5 4 3 2 1 = 36")
  play(2)
  await press("Refresh")
  await press("Show 2 new")
  await listed("10 9 8 7 6 5 4 3 2 1 = 55")
})

test("The list starts again from the newest page when more settled than a page holds", async () => {
  play(8)
  const { press, listed } = await show()
  await press("Show older")
  await listed("8 7 6 5 4 3 2 1 = 36")
  play(5)
  await press("Refresh")
  await press("Show 4 new")
  await listed("13 12 11 10 = 46")
  await press("Show older")
  await listed("13 12 11 10 9 8 7 6 = 76")
})

test("A page that is still loading is not waited for once its list is left", async () => {
  play(8)
  const { press, listed, leave } = await show()
  await listed("8 7 6 5 = 26")
  let signal: AbortSignal | null | undefined
  vi.mocked(window.fetch).mockImplementation((_, init) => {
    signal = init?.signal
    return new Promise(() => undefined)
  })
  await press("Show older")
  expect(signal?.aborted).toBe(false)
  await leave()
  expect(signal?.aborted).toBe(true)
})
