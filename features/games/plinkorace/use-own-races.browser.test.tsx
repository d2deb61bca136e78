import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { toBase58 } from "#contract/base58"
import type { AppConfig } from "#contract/config"
import type { ListedGame } from "#features/chain"
import { ownRacesOf } from "./own-races"
import { sampleRace } from "./sample-race"
import { useOwnRaces } from "./use-own-races"

afterEach(() => vi.restoreAllMocks())

const own = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: `${location.origin}/node`,
  wsUrl: "ws://localhost:1",
  creator: own,
  tokens: [],
}

const none = async () => null
function Player({
  games,
  findJoin = none,
}: {
  games: readonly ListedGame[]
  findJoin?: typeof none | (() => Promise<string>)
}) {
  const { races } = useOwnRaces({ config, own, games, nameOf: (address) => address, findJoin })
  return <output>{races.length}</output>
}

test("a race whose transaction the node does not know yet is asked for again, ten seconds later and not before", async () => {
  let [asked, aheadMs] = [0, 0]
  const now = performance.now.bind(performance)
  vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs)
  vi.spyOn(window, "fetch").mockImplementation(async (_, init) => {
    asked += 1
    return Response.json({ jsonrpc: "2.0", id: JSON.parse(`${init?.body}`).id, result: null })
  })
  const joined = { game: "race", mint: "sol", signature: toBase58(new Uint8Array(64).fill(7)) }
  ownRacesOf(own).joined(joined, Date.now())
  const screen = await render(<Player games={[]} />)
  await expect.poll(() => asked).toBe(1)
  // The list of races comes anew every few seconds.
  await screen.rerender(<Player games={[]} />)
  await screen.rerender(<Player games={[]} />)
  expect(asked).toBe(1)
  aheadMs = 11_000
  await screen.rerender(<Player games={[]} />)
  await expect.poll(() => asked).toBe(2)
  await expect.element(screen.getByText("1")).toBeVisible()
})

test("an open race of the wallet that another browser joined is found on the chain, once, and not again after it was left", async () => {
  const open = sampleRace({ address: "elsewhere", players: 1 })
  const [player] = open.players
  const mine = { ...open, players: player ? [{ ...player, address: own }] : [] }
  const findJoin = vi.fn(async () => "signature")
  localStorage.clear()
  for (const { game } of ownRacesOf(own).state.races) ownRacesOf(own).left(game)
  const screen = await render(<Player games={[mine]} findJoin={findJoin} />)
  await expect.element(screen.getByText("1")).toBeVisible()
  expect(ownRacesOf(own).state.races).toMatchObject([{ game: "elsewhere", signature: "signature", result: null }])
  ownRacesOf(own).left("elsewhere")
  await expect.element(screen.getByText("0")).toBeVisible()
  await screen.rerender(<Player games={[{ ...mine }]} findJoin={findJoin} />)
  expect(findJoin).toHaveBeenCalledOnce()
})
