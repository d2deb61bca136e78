import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { toBase58 } from "#contract/base58"
import type { AppConfig } from "#contract/config"
import type { ListedGame } from "#features/chain"
import { ownRacesOf } from "./own-races"
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

function Player({ games }: { games: readonly ListedGame[] }) {
  const { races } = useOwnRaces({ config, own, games, nameOf: (address) => address })
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
