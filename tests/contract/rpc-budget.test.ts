import { afterAll, beforeAll, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { openMeasuredPlayer } from "../support/measured-player"

// `npm run bench rpc-budget` prints every call, and measures a whole minute without input.

let network: Localnet
let player: Awaited<ReturnType<typeof openMeasuredPlayer>>
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 400, rngSeed: "rpc-budget" })
  player = await openMeasuredPlayer(network)
  await player.opening()
}, 60_000)
afterAll(async () => {
  player.close()
  await network.close()
})

const listed = (calls: readonly { method: string; purpose: string }[]) =>
  calls.map(({ method, purpose }) => `${method} for ${purpose}`).join("\n")

test("a wallet's first bet asks the node at most 14 times, and the next one at most 10 times", async () => {
  for (const most of [14, 10]) {
    const calls = await player.bet()
    expect(calls.length, listed(calls)).toBeGreaterThan(0)
    expect(calls.length, listed(calls)).toBeLessThanOrEqual(most)
  }
})

test("a reading of all figures, which a page without input repeats three times a minute, is one call", async () => {
  const calls = await player.during(() => player.session.refresh())
  expect(calls.map(({ method }) => method)).toEqual(["getMultipleAccounts"])
})

test("typing an amount asks the node once, after the last key", async () => {
  expect(listed(await player.typing())).toBe("getMultipleAccounts for readHoldings while revealed")
})
