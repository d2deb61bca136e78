import { afterAll, beforeAll, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { openMeasuredPlayer } from "../support/measured-player"
import type { NodeCall } from "../support/rpc-calls"

// `npm run bench rpc-budget` prints every call, and measures a whole minute without input.

type Player = Awaited<ReturnType<typeof openMeasuredPlayer>>

let network: Localnet
const players: Player[] = []
async function openPlayer() {
  const player = await openMeasuredPlayer(network)
  players.push(player)
  await player.openQuietly()
  return player
}
let player: Player
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 400, rngSeed: "rpc-budget" })
  player = await openPlayer()
}, 60_000)
afterAll(async () => {
  for (const each of players) each.close()
  await network.close()
})

const listed = (calls: readonly { method: string; purpose: string }[]) =>
  calls.map(({ method, purpose }) => `${method} for ${purpose}`).join("\n")

/** The bet with the fewest calls: on a machine that stalls for a second, a round looks for what the socket has not reported yet. */
async function fewestCalls(most: number, bet: (time: number) => Promise<NodeCall[]>) {
  let fewest = await bet(0)
  for (let time = 1; time < 3 && fewest.length > most; time++) {
    const calls = await bet(time)
    if (calls.length < fewest.length) fewest = calls
  }
  expect(fewest.length, listed(fewest)).toBeGreaterThan(0)
  expect(fewest.length, listed(fewest)).toBeLessThanOrEqual(most)
}

test("a wallet's first bet asks the node at most 14 times, and the next one at most 10 times", async () => {
  await fewestCalls(14, async (time) => (time === 0 ? player : await openPlayer()).bet())
  await fewestCalls(10, () => player.bet())
})

test("a reading of all figures, which a page without input repeats three times a minute, is one call", async () => {
  const calls = await player.during(() => player.session.refresh())
  expect(calls.map(({ method }) => method)).toEqual(["getMultipleAccounts"])
})

test("typing an amount asks the node once, after the last key", async () => {
  expect(listed(await player.typing())).toBe("getMultipleAccounts for readHoldings while revealed")
})
