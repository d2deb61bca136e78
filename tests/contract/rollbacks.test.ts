import { afterEach, beforeEach, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import type { RoundState } from "#features/games"
import { type Localnet, startLocalnet } from "#localnet"
import { coinBet, openPlayer, SOL } from "../support/chain-round"
import { sol } from "../support/sol"

// Blocks that are processed and then abandoned, as happens on a cluster every hour: a bet in one of them is not on chain.

const slotMs = 400
const patience = { timeout: 60_000 }

let network: Localnet
let config: AppConfig
let aheadMs = 0

beforeEach(async () => {
  aheadMs = 0
  network = await startLocalnet({
    ...{ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "rollbacks" },
    commitmentSlots: { confirmed: 4, finalized: 40 },
    now: () => Date.now() + aheadMs,
  })
  const { rpcUrl, wsUrl, addresses } = network
  config = {
    ...{ cluster: "localnet", rpcUrl, wsUrl, faucetUrl: `${rpcUrl}/faucet` },
    ...{ creator: addresses.creator, tokens: [sol] },
  }
})
afterEach(() => network.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A bet whose block has just been processed, and how many slots have to be taken back for it to be gone. */
async function betInBlock() {
  const player = await openPlayer(config, { token: sol })
  // Opens the account, which is confirmed with the result, so that what follows is a bet alone.
  expect(await player.place()).toBeNull()
  player.betting.reveal()
  aheadMs += 30 * slotMs
  const before = await player.chain.readBalance(sol)
  const { transactions } = network.stats()
  network.rng.pause()
  const ended = player.place()
  let { slot } = network.stats()
  // Of before each look: the bet may land at the end of a slot and be seen in the next.
  while (network.stats().transactions === transactions) {
    slot = network.stats().slot
    await pause(2)
  }
  return {
    ended,
    before,
    result: () => resultOf(player.betting.state().round),
    balance: () => player.chain.readBalance(sol),
    slotsBack: () => network.stats().slot - slot + 1,
  }
}

function resultOf(round: RoundState) {
  if (round.phase !== "settled") throw new Error(`The round is ${round.phase}`)
  return round.result
}

/** More than the fees of one bet, and less than a second wager. */
const fees = SOL / 100n

test(
  "a bet whose block is abandoned before its result lands again by itself, and is charged once",
  patience,
  async () => {
    const { ended, before, result, balance, slotsBack } = await betInBlock()
    expect(network.rollBack(slotsBack(), false)).toHaveLength(1)
    expect(await balance()).toBe(before)
    network.rng.resume()
    expect(await ended).toBeNull()
    const charged = before - (await balance())
    const lost = coinBet.wager - result().payout
    expect(charged).toBeGreaterThan(lost)
    expect(charged).toBeLessThan(lost + fees)
  },
)

test(
  "a result whose block is abandoned is shown when it is confirmed, as it was drawn, and paid once",
  patience,
  async () => {
    const { ended, before, result, balance, slotsBack } = await betInBlock()
    const { transactions } = network.stats()
    network.rng.resume()
    while (network.stats().transactions === transactions) await pause(2)
    const drawn = await balance()
    expect(network.rollBack(slotsBack(), true)).toHaveLength(2)
    expect(await ended).toBeNull()
    expect(await balance()).toBe(drawn)
    const lost = coinBet.wager - result().payout
    expect(before - drawn).toBeGreaterThan(lost)
    expect(before - drawn).toBeLessThan(lost + fees)
  },
)

test(
  "a bet whose blockhash is abandoned with its block can never land, which is said, and costs nothing",
  patience,
  async () => {
    const { ended, before, balance, slotsBack } = await betInBlock()
    expect(network.rollBack(slotsBack() + 25, false)).toHaveLength(1)
    aheadMs += 250 * slotMs
    network.rng.resume()
    expect(await ended).toMatchObject({
      id: "BET_OUT_OF_SIGHT",
      title: expect.stringContaining("only one of the two can take your stake"),
    })
    expect(await balance()).toBe(before)
  },
)
