import type { Holdings } from "@dghrt/betting"
import { bettingByHand, SimulatedChain, sampleResult } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import type { Move } from "#features/chain"
import { sol } from "../../../tests/support/sol"
import { watchArrivals } from "./arrivals"
import type { PlaySession } from "./play-session"

const played = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const usdc = { ...sol, mint: "usdc", symbol: "USDC", name: "USD Coin", decimals: 6 }
const rich = new SimulatedChain().holdings
const SOL = 1_000_000_000n
const move = (signature: string, before: bigint, after: bigint, isOurs = false): Move => ({
  signature,
  before,
  after,
  isOurs,
})

/** A wallet whose figures are read as they are set, and a node that lists `moves`. */
function wallet({ token = sol, moves = [] as readonly Move[], expected = [] as readonly string[] } = {}) {
  const { state, set, know, subscribe } = bettingByHand()
  know({ holdings: { ...rich } })
  const clock = { ms: 0 }
  const asked: string[] = []
  const readMoves = async (of: typeof token | null) => {
    asked.push(of?.symbol ?? "SOL")
    return moves
  }
  const said: string[] = []
  watchArrivals(
    { state, subscribe, token, program: { chain: async () => ({ readMoves }) } } as unknown as PlaySession,
    {
      onDeposit: (units, { symbol }, signature) => said.push(`${units} ${symbol} by ${signature}`),
      onBonus: (units) => said.push(`bonus ${units}`),
    },
    { nowMs: () => clock.ms, sleep: async () => undefined, isExpected: (signature) => expected.includes(signature) },
  )
  const read = async (change: Partial<Holdings>, lists = moves) => {
    moves = lists
    know({ holdings: { ...rich, ...change } })
    await vi.waitFor(() => Promise.resolve())
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { said, asked, read, clock, set, know }
}
const { lamports } = rich

test("a deposit of SOL is announced once, with the transaction that brought it", async () => {
  const { said, read } = wallet()
  await read({ lamports: lamports + SOL }, [move("gift", lamports, lamports + SOL)])
  await read({ lamports: lamports + SOL })
  expect(said).toEqual(["1000000000 SOL by gift"])
})

test("while nothing comes no node is asked, also where a bet has paid or a fee has left", async () => {
  const { said, asked, read, set } = wallet()
  await read({ lamports: lamports - 5_000n })
  const result = { ...played, payout: SOL, spent: { token: 5n, lamports: 5_000n } }
  set({ results: [result] })
  await read({ lamports: lamports - 5_000n + SOL - 5_005n })
  expect([said, asked]).toEqual([[], []])
})

test.each([
  [
    "less than a thousandth of a SOL",
    sol,
    { lamports: lamports + 999_999n },
    [move("dust", lamports, lamports + 999_999n)],
    [],
  ],
  [
    "what a program of ours paid",
    sol,
    { lamports: lamports + SOL },
    [move("ours", lamports, lamports + SOL, true)],
    [],
  ],
  [
    "what was asked for and is announced there",
    sol,
    { lamports: lamports + SOL },
    [move("faucet", lamports, lamports + SOL)],
    [],
  ],
  [
    "one unit of a listed token",
    usdc,
    { balance: rich.balance + 1n },
    [move("unit", rich.balance, rich.balance + 1n)],
    ["1 USDC by unit"],
  ],
  [
    "a rise that the node's list does not lead back from",
    sol,
    { lamports: lamports + SOL },
    [move("old", 1n, 2n * SOL)],
    [],
  ],
])("%s", async (_, token, change, moves, expected) => {
  const { said, read } = wallet({ token, expected: ["faucet"] })
  await read(change, moves)
  expect(said).toEqual(expected)
})

test("a deposit during a bet is announced after the result, without what the bet paid", async () => {
  const { said, read, set } = wallet()
  set({ withheld: { signature: null } })
  await read({ lamports: lamports + SOL }, [])
  expect(said).toEqual([])
  set({ withheld: null, results: [{ ...played, payout: 40n, spent: { token: 20n, lamports: 5_000n } }] })
  const afterBet = lamports + SOL - 5_020n
  await read({ lamports: afterBet + 40n }, [
    move("result", afterBet, afterBet + 40n, true),
    move("gift", lamports - 5_020n, afterBet),
    move("bet", lamports, lamports - 5_020n, true),
  ])
  expect(said).toEqual(["1000000000 SOL by gift"])
})

test("two deposits within a minute are announced by one sentence each minute, and none is left out", async () => {
  const { said, read, clock } = wallet()
  const [one, two, three] = [1n, 2n, 3n].map((times) => lamports + times * SOL) as [bigint, bigint, bigint]
  await read({ lamports: one }, [move("a", lamports, one)])
  const both = [move("c", two, three), move("b", one, two), move("a", lamports, one)]
  await read({ lamports: two }, both.slice(1))
  clock.ms = 61_000
  await read({ lamports: three }, both)
  expect(said).toEqual(["1000000000 SOL by a", "2000000000 SOL by c"])
})

test("bonus tokens that arrive are announced; those that a bet has used are not", async () => {
  const { said, read } = wallet()
  await read({ bonus: 50n })
  await read({ bonus: 20n })
  expect(said).toEqual(["bonus 50"])
})
