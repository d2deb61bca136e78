import { expect, test } from "vitest"
import { betCall, casino, mint, playCall, pool } from "../indexer/testing/play-calls"
import { silentLog } from "../log"
import { type TransactionParts, transactionParts } from "../rpc/transaction-parts"
import { minesStep, settled } from "../testing/settled-steps"
import { type StepPorts, stepGate } from "./step-gate"

const first = settled(minesStep({ mines: 3, opened: [], tile: 1 }, 1_000n), 3, { token: mint, pool })
const second = minesStep({ mines: 3, opened: [1], tile: 4 }, first.payout)

const partsOf = (call: string) => {
  const parts = transactionParts(new Uint8Array(Buffer.from(call, "base64")))
  if (!parts) throw new Error("No transaction")
  return parts
}
const step = partsOf(betCall(second.metadata, second))

/** A gate whose clock moves only while it waits. */
function gate(ports: Partial<StepPorts>) {
  let nowMs = 0
  const sleep = async (ms: number) => {
    nowMs += ms
  }
  const judge = stepGate({
    ...{ creator: casino, log: silentLog, nowMs: () => nowMs, sleep },
    tables: async () => new Map(),
    plays: async () => null,
    ...ports,
  })
  return { judge: (parts: TransactionParts, address = "10.0.0.1") => judge(parts, address), waitedMs: () => nowMs }
}

test("plays that stay unknown are waited for five seconds at most, and then nothing is decided", async () => {
  const { judge, waitedMs } = gate({})
  expect(await judge(step)).toBe("unknown")
  expect(waitedMs()).toBeGreaterThan(4_000)
  expect(waitedMs()).toBeLessThanOrEqual(5_000)
})

test("a play that is settled meanwhile is waited for no longer", async () => {
  let asked = 0
  const { judge, waitedMs } = gate({ plays: async () => (++asked === 3 ? [first] : null) })
  expect(await judge(step)).toBe("passes")
  expect(waitedMs()).toBeLessThan(1_000)
})

test("a run that was left fifty plays ago is no longer continued", async () => {
  const other = (count: number) =>
    Array.from({ length: count }, () => settled({ metadata: "dice", betArray: [20_000, 0], wager: 1n }, 0))
  for (const [later, passage] of [
    [49, "passes"],
    [50, "starts"],
  ] as const)
    expect(await gate({ plays: async () => [first, ...other(later)] }).judge(step)).toBe(passage)
})

test("a start is refused at once, and a claim passes, without any play being read", async () => {
  const { judge } = gate({
    plays: () => {
      throw new Error("Nobody asks")
    },
  })
  expect(await judge(partsOf(betCall("0:dice:under-50")))).toBe("starts")
  expect(await judge(partsOf(playCall("player_claim")))).toBe("passes")
})

test("somebody who asks about endless steps keeps nodes and database busy with fifty at a time, and nobody else waits", async () => {
  let reading = 0
  const { judge } = gate({
    plays: () => {
      reading += 1
      return new Promise(() => undefined)
    },
  })
  const judged = Array.from({ length: 60 }, () => judge(step))
  expect(await Promise.all(judged.slice(50))).toEqual(Array(10).fill("unknown"))
  expect(reading).toBe(50)
  void judge(step, "10.0.0.2")
  await expect.poll(() => reading).toBe(51)
})

test("four addresses that ask about endless steps do not keep a fifth one waiting", async () => {
  let reading = 0
  const { judge } = gate({
    plays: (_, address) => {
      reading += 1
      return address === "10.0.0.5" ? Promise.resolve([first]) : new Promise(() => undefined)
    },
  })
  for (let index = 0; index < 200; index += 1) void judge(step, `10.0.0.${1 + (index % 4)}`)
  await expect.poll(() => reading).toBe(200)
  expect(await judge(step, "10.0.0.4")).toBe("unknown")
  expect(await judge(step, "10.0.0.5")).toBe("passes")
})
