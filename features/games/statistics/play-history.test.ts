import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createPlayHistory } from "./play-history"

const round = { gameId: "dice", wager: 4n, payout: 0n, clientSeed: "seed", nonce: 7 }

/** Tabs of one browser: the same storage, and a lock that lets one of them in at a time. */
function browser(storage = memoryStorage()) {
  let queue = Promise.resolve()
  const lock = () =>
    new Promise<() => void>((resolve) => {
      queue = queue.then(() => new Promise<void>((release) => resolve(release)))
    })
  return { storage, tab: () => createPlayHistory({ gameIds: ["dice", "mines"], lock, storage }) }
}

test("a round counts for its game and for all games together", async () => {
  const history = browser().tab()
  await history.record(round)
  await history.record({ ...round, nonce: 8, gameId: "mines", payout: 5n })
  expect(history.state.global).toEqual({ gamesPlayed: 2, wins: 1, losses: 1 })
  expect(history.state.games.dice).toEqual({ gamesPlayed: 1, wins: 0, losses: 1 })
  expect(history.state.games.mines).toEqual({ gamesPlayed: 1, wins: 1, losses: 0 })
})

test("a round that is shown again after a reload, or in a second tab at the same time, counts once", async () => {
  const { tab } = browser()
  const [first, second] = [tab(), tab()]
  await Promise.all([first.record(round), second.record(round), first.record(round)])
  await tab().record(round)
  const reloaded = tab()
  reloaded.open()
  expect(reloaded.state.global.gamesPlayed).toBe(1)
})

test("rounds of two tabs at the same time are all counted", async () => {
  const { tab } = browser()
  const tabs = [tab(), tab()]
  await Promise.all(
    Array.from({ length: 30 }, (_, nonce) => tabs[nonce % 2]?.record({ ...round, nonce, clientSeed: `seed-${nonce}` })),
  )
  const later = tab()
  later.open()
  expect(later.state.global.gamesPlayed).toBe(30)
})

test("a new chain that counts from the start again is counted", async () => {
  const history = browser().tab()
  await history.record(round)
  await history.record({ ...round, clientSeed: "another seed" })
  expect(history.state.global.gamesPlayed).toBe(2)
})

test("clearing puts every counter back to zero, and nothing cleared is counted anew", async () => {
  const { tab } = browser()
  const history = tab()
  await history.record(round)
  await history.clear()
  await history.record(round)
  expect(history.state.global.gamesPlayed).toBe(0)
  expect(history.state.games.dice).toEqual({ gamesPlayed: 0, wins: 0, losses: 0 })
})

test.each([
  "{",
  "null",
  '{"version":2,"gamesPlayed":-1,"wins":0,"losses":0}',
  '{"version":2,"gamesPlayed":"9","wins":9,"losses":0}',
  '{"version":1,"gamesPlayed":9,"wins":9,"losses":0}',
  "[1e999]",
])("a tampered counter (%s) starts from zero instead of showing nonsense", async (text) => {
  const { storage, tab } = browser()
  for (const key of ["degenheart-global-game-stats", "degenheart-game-stats-dice", "dghrt-counted-rounds"]) {
    storage.setItem(key, text)
  }
  const history = tab()
  history.open()
  expect(history.state.global).toEqual({ gamesPlayed: 0, wins: 0, losses: 0 })
  await history.record(round)
  expect(history.state.games.dice).toEqual({ gamesPlayed: 1, wins: 0, losses: 1 })
})

test("counters of the old meaning start over, and no play is added to them, for one game or for all", async () => {
  const { storage, tab } = browser()
  const old = '{"gamesPlayed":5,"wins":4,"losses":1}'
  for (const key of ["degenheart-global-game-stats", "degenheart-game-stats-dice"]) storage.setItem(key, old)
  const history = tab()
  history.open()
  expect(history.state.global.gamesPlayed).toBe(0)
  await history.record({ ...round, payout: 2n })
  const reloaded = tab()
  reloaded.open()
  for (const counted of [reloaded.state.global, reloaded.state.games.dice])
    expect(counted).toEqual({ gamesPlayed: 1, wins: 0, losses: 1 })
})

test("a full storage costs the counters, not the game", async () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new Error("full")
  }
  const history = browser(storage).tab()
  await history.record(round)
  expect(history.state.global.gamesPlayed).toBe(1)
})
