import { subscribeKey } from "valtio/utils"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { memoryStorage, type StoragePort, stored } from "#features/kernel"
import { browserClock } from "./browser-ports"
import { emptyMemory, roundMemory } from "./pending"
import { createRound, type Round } from "./round"
import type { Bet } from "./round-state"
import { approveAll } from "./testing/approve-all"
import { SimulatedChain } from "./testing/simulated-chain"

const bet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000n, metadata: "0:dice:u50" }
const token = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }

let network: SimulatedChain
let storage: StoragePort
let locked: boolean

/** A tab of one browser: all share the storage and a lock that can be waited for. */
function openPage() {
  const round = createRound({
    chain: async () => network.chain(),
    token: () => token,
    memory: stored("round", roundMemory, emptyMemory, storage),
    clock: browserClock,
    lock: async (wait) => {
      while (locked) {
        if (!wait) return null
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      locked = true
      return () => {
        locked = false
      }
    },
    clientSeed: () => "client",
  })
  return { ...round, play: (placed: Bet) => round.play(placed, approveAll) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const phaseOf = (page: Round) => page.state.round.phase
async function until(page: Round, phase: string) {
  for (let waited = 0; waited < 120_000 && phaseOf(page) !== phase; waited += 20) await pass(20)
  expect(phaseOf(page)).toBe(phase)
}

beforeEach(() => {
  vi.useFakeTimers()
  network = new SimulatedChain()
  storage = memoryStorage()
  locked = false
})
afterEach(() => vi.useRealTimers())

describe("a second tab, opened while a bet is under way", () => {
  test("shows the bet, takes no other, and has the result as well", async () => {
    network.settleDelayMs = 3_000
    const first = openPage()
    void first.play(bet)
    await until(first, "confirming")
    const second = openPage()
    void second.open()
    await pass(100)
    expect(second.state).toMatchObject({ round: { phase: "sending", bet }, betToken: "mint" })
    void second.play({ ...bet, gameId: "slots" })
    await until(second, "settled")
    expect(phaseOf(first)).toBe("settled")
    expect(network.charged).toHaveLength(1)
  })

  test("does not reveal again what the first tab has revealed by then", async () => {
    network.settleDelayMs = 3_000
    const first = openPage()
    void first.play(bet)
    await until(first, "confirming")
    const second = openPage()
    void second.open()
    subscribeKey(first.state, "round", ({ phase }) => phase === "settled" && first.revealed(), true)
    const said: string[] = []
    subscribeKey(second.state, "round", ({ phase }) => said.push(phase), true)
    await until(second, "revealed")
    expect(said).not.toContain("settled")
  })

  test("is free again where the first tab's bet came to nothing", async () => {
    network.openAccount()
    network.signingMs = 100
    const first = openPage()
    void first.play(bet)
    await until(first, "signing")
    network.dropsTransactions = true
    await until(first, "sending")
    const second = openPage()
    void second.open()
    await until(first, "failed")
    await until(second, "idle")
  })
})
