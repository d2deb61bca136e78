import { expect, test } from "vitest"
import type { ClientErrorReport } from "#contract/client-errors"
import { ApiError, type LogEntry } from "#features/kernel"
import { busyCheckMs, createReporter, firstAfterMs, maxDifferent, maxReports, minIntervalMs } from "./reporter"

/** A reporter on a clock of its own. */
function reporting() {
  const sent: ClientErrorReport[] = []
  const tasks: { atMs: number; task: () => void }[] = []
  const state = { nowMs: 0, allowed: true, busy: false, refusal: null as Error | null }
  const reporter = createReporter({
    async send(report) {
      sent.push(report)
      if (state.refusal) throw state.refusal
    },
    isAllowed: () => state.allowed,
    isBusy: () => state.busy,
    facts: () => ({ path: "/", build: "b", userAgent: "" }),
    later: (ms, task) => void tasks.push({ atMs: state.nowMs + ms, task }),
    nowMs: () => state.nowMs,
  })
  async function pass(ms: number) {
    const untilMs = state.nowMs + ms
    for (;;) {
      const [next] = tasks.sort((a, b) => a.atMs - b.atMs)
      if (!next || next.atMs > untilMs) break
      tasks.shift()
      state.nowMs = next.atMs
      next.task()
      await Promise.resolve()
    }
    state.nowMs = untilMs
  }
  const fail = (message: string) =>
    reporter.note({ level: "error", message: "Failed", at: 0, detail: new Error(message) } satisfies LogEntry)
  return { reporter, sent, state, pass, fail }
}

test("the same failure, however often, is one entry of one report with its count", async () => {
  const { sent, pass, fail } = reporting()
  for (let times = 0; times < 5_000; times++) fail("again")
  fail("another")
  expect(sent).toEqual([])
  await pass(firstAfterMs)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.errors.map(({ message, count }) => [message, count])).toEqual([
    ["again", 1_000],
    ["another", 1],
  ])
})

test("a page that fails without end sends one report in half a minute, of ten failures at most, and then none", async () => {
  const { sent, pass, fail } = reporting()
  for (let second = 0; second < 3_600; second++) {
    fail(`kind ${String.fromCharCode(97 + (second % 26))}`)
    await pass(1_000)
  }
  expect(sent).toHaveLength(maxReports)
  expect(new Set(sent.flatMap(({ errors }) => errors.map(({ message }) => message))).size).toBe(maxDifferent)
})

test("nothing is sent while a bet is under way, and it follows afterwards", async () => {
  const { sent, state, pass, fail } = reporting()
  state.busy = true
  fail("in a bet")
  await pass(60_000)
  expect(sent).toEqual([])
  state.busy = false
  await pass(busyCheckMs)
  expect(sent).toHaveLength(1)
})

test("a player who allows no reports sends none, and what was collected before is dropped", async () => {
  const { reporter, sent, state, pass, fail } = reporting()
  fail("before")
  state.allowed = false
  fail("meanwhile")
  reporter.countBet("network")
  await pass(60_000)
  reporter.leave()
  expect(sent).toEqual([])
})

test("bets are counted by how they ended, and sent once in half a minute", async () => {
  const { reporter, sent, pass } = reporting()
  reporter.countBet(null)
  reporter.countBet(null)
  reporter.countBet("rejected-by-wallet")
  await pass(minIntervalMs)
  expect(sent.map(({ bets }) => bets)).toEqual([
    [
      { outcome: "settled", count: 2 },
      { outcome: "failed", reason: "rejected-by-wallet", count: 1 },
    ],
  ])
})

test("a server that refuses is left alone for as long as it says, and after three refusals for good", async () => {
  const { sent, state, pass, fail } = reporting()
  state.refusal = new ApiError("refused", "Too many", 429, 120)
  fail("one")
  await pass(firstAfterMs)
  fail("two")
  await pass(100_000)
  expect(sent).toHaveLength(1)
  await pass(20_000)
  expect(sent).toHaveLength(2)
  fail("three")
  await pass(120_000)
  fail("four")
  await pass(600_000)
  expect(sent).toHaveLength(3)
})

test("a page that is left sends what it has", () => {
  const { reporter, sent, fail } = reporting()
  fail("last")
  reporter.leave()
  expect(sent).toHaveLength(1)
  reporter.leave()
  expect(sent).toHaveLength(1)
})
