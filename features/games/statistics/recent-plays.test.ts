import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createRecentPlays } from "./recent-plays"

const round = { gameId: "dice", token: "sol", wager: 4n, payout: 8n, clientSeed: "seed", nonce: 7 }

test("plays stay after a reload, newest first, each once, and forty at most", () => {
  const storage = memoryStorage()
  const plays = createRecentPlays(storage)
  for (let nonce = 1; nonce <= 50; nonce++) plays.record("ann", { ...round, nonce })
  plays.record("ann", { ...round, nonce: 50 })
  const reloaded = createRecentPlays(storage)
  expect(reloaded.state.plays).toEqual([])
  reloaded.open()
  expect(reloaded.state.plays).toHaveLength(40)
  expect(reloaded.state.plays[0]).toEqual({ key: "50-seed", player: "ann", token: "sol", wager: 4n, payout: 8n })
})
