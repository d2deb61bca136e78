import { systemClock } from "@dghrt/betting"
import { SimulatedChain } from "@dghrt/betting/testing"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { ChainError } from "#features/chain"
import { simulatedAppChain } from "../testing/simulated-app-chain"
import { createPlayerAccount } from "./debug-account"

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const at = (network: SimulatedChain) =>
  createPlayerAccount({ chain: async () => simulatedAppChain(network), mint: "SOL", clock: systemClock })
const gameOf = ({ state }: ReturnType<typeof at>) => (state.account.status === "known" ? state.account.game : undefined)

test("an account that does not exist is opened, and its hash appears", async () => {
  const network = new SimulatedChain()
  const account = at(network)
  const stop = account.watch()
  await pass(100)
  expect(gameOf(account)).toBeNull()
  void account.run("open")
  expect(account.state.task).toBe("open")
  await pass(1_500)
  expect(account.state).toMatchObject({ task: null, problem: null, done: { task: "open" } })
  expect(gameOf(account)?.nextRngSeedHashed).toBe("hash-0")
  stop()
})

test("a second press while one is on its way signs nothing more", async () => {
  const network = new SimulatedChain()
  const account = at(network)
  void account.run("open")
  void account.run("open")
  void account.run("close")
  await pass(2_000)
  expect(network.signatures).toBe(1)
})

test("an account closed from elsewhere is gone from an open panel, also when the socket is deaf", async () => {
  for (const deaf of [false, true]) {
    const network = new SimulatedChain()
    network.openAccount()
    const account = at(network)
    const stop = account.watch()
    await pass(100)
    expect(gameOf(account)?.status).toBe("ready")
    network.deafSocket = deaf
    network.closeAccount()
    await pass(deaf ? 5_000 : 10)
    expect(gameOf(account)).toBeNull()
    stop()
  }
})

test("a stuck bet is taken back", async () => {
  const network = new SimulatedChain()
  network.openAccount()
  const account = at(network)
  void account.run("reset")
  await pass(1_500)
  expect(account.state.done?.task).toBe("reset")
  expect(gameOf(account)?.status).toBe("not-initialized")
})

test.each([
  ["a bet that is taken back", "reset", "result-requested", 1],
  ["a closed account", "close", "ready", 1],
  ["a claim of winnings, which leaves the seed commitment,", "reset", "ready", 0],
] as const)("%s tells the round whether its earlier bets are over", async (_, task, status, times) => {
  const network = new SimulatedChain()
  network.openAccount()
  const { value } = network.account
  if (value) network.account = { slot: network.slot, value: { ...value, status } }
  const onCleared = vi.fn()
  const chain = async () => simulatedAppChain(network)
  void createPlayerAccount({ chain, mint: "SOL", clock: systemClock, onCleared }).run(task)
  await pass(2_000)
  expect(onCleared).toHaveBeenCalledTimes(times)
})

test.each([
  ["what a bet left in the account", 250n, "ready", [[250n, "signed:claim"]], null],
  ["a claim of nothing", 0n, "ready", [], "reset"],
  ["a bet that is taken back", 250n, "result-requested", [], "reset"],
] as const)(
  "%s is announced once, as money that came home or as a reset account",
  async (_, held, status, announced, task) => {
    const network = new SimulatedChain()
    network.openAccount()
    const { value } = network.account
    if (value) network.account = { slot: network.slot, value: { ...value, status } }
    const onReturned = vi.fn()
    const chain = async () => simulatedAppChain(network, held)
    const account = createPlayerAccount({ chain, mint: "SOL", clock: systemClock, onReturned })
    void account.run("reset")
    await pass(2_000)
    expect(onReturned.mock.calls).toEqual(announced)
    expect(account.state.done).toEqual({ task, signature: "signed:claim" })
  },
)

describe("what went wrong is said in words, and the button is free again", () => {
  test("a declined signature", async () => {
    const network = new SimulatedChain()
    network.signingMs = null
    const account = at(network)
    void account.run("open")
    await pass(500)
    expect(account.state).toMatchObject({ task: null, problem: "You declined it in your wallet. Nothing was sent." })
  })
  test("a program that refuses", async () => {
    const network = new SimulatedChain()
    network.refusesBets = true
    network.openAccount()
    const account = at(network)
    void account.run("close")
    await pass(2_000)
    expect(account.state.problem).toMatch(/refused/)
  })
  test("a bet that still waits for its result", async () => {
    const network = new SimulatedChain()
    const refusing = {
      ...simulatedAppChain(network),
      prepareClose: () => Promise.reject(new ChainError("program-refused", "no", "NotReadyToPlay")),
    }
    const account = createPlayerAccount({ chain: async () => refusing, mint: "SOL", clock: systemClock })
    await account.run("close")
    expect(account.state.problem).toMatch(/reset the account first/)
  })
  test("a transaction that gets lost", async () => {
    const network = new SimulatedChain()
    network.dropsTransactions = true
    const account = at(network)
    void account.run("open")
    await pass(70_000)
    expect(account.state).toMatchObject({ task: null, problem: expect.stringMatching(/No confirmation yet/) })
  })
  test("a node that is away while the transaction travels does not end the task", async () => {
    const network = new SimulatedChain()
    const account = at(network)
    void account.run("open")
    await pass(6)
    network.down = true
    await pass(3_000)
    network.down = false
    await pass(3_000)
    expect(account.state).toMatchObject({ task: null, problem: null, done: { task: "open" } })
  })
})

test("an account that cannot be read says so, and is read once the node is back", async () => {
  const network = new SimulatedChain()
  network.down = true
  const account = at(network)
  const stop = account.watch()
  await pass(100)
  expect(account.state.account.status).toBe("failed")
  network.down = false
  await pass(5_000)
  expect(account.state.account.status).toBe("known")
  stop()
})
