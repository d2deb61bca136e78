import { expect, test } from "vitest"
import { runIndexer } from "./run-indexer"

/** An indexer with a manual clock; `waits` are the pauses it asked for. */
function observed(look: () => Promise<boolean>, nextMs: number | null = null) {
  const step = async () => ({ more: await look(), nextMs })
  const lines: string[] = []
  const note = (about: unknown, line?: unknown) => void lines.push(String(line ?? about))
  const waits: number[] = []
  let over: () => void = () => undefined
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waits.push(ms)
      over = resolve
      if (signal.aborted) resolve()
      signal.addEventListener("abort", () => resolve())
    })
  const running = runIndexer({ step }, { log: { info: note, warn: note }, wait, nowMs: () => 0 })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    running,
    lines,
    waits,
    settled,
    pass: async () => {
      over()
      await settled()
    },
  }
}

test("reads on at once while something is left, then looks every three seconds", async () => {
  let left = 4
  const { waits, settled, pass, running } = observed(async () => --left > 0)
  await settled()
  expect(left).toBe(0)
  expect(waits).toEqual([3_000])
  await pass()
  expect(left).toBe(-1)
  expect(waits).toEqual([3_000, 3_000])
  await running.close()
})

test("looks again when a missing transaction is due", async () => {
  const { waits, settled, running } = observed(async () => false, 2_000)
  await settled()
  expect(waits).toEqual([2_000])
  await running.close()
})

test("a play is read a moment after it was heard of, together with what comes in that moment", async () => {
  let steps = 0
  const { waits, settled, pass, running } = observed(async () => {
    steps += 1
    return false
  })
  await settled()
  running.wake()
  running.wake()
  await settled()
  expect([steps, waits]).toEqual([1, [3_000, 200]])
  await pass()
  expect(steps).toBe(2)
  await running.close()
})

test("a play that is heard of while reading is read afterwards", async () => {
  let steps = 0
  const { waits, settled, pass, running } = observed(async () => {
    await Promise.resolve()
    if (++steps === 1) running.wake()
    return false
  })
  await settled()
  expect(waits).toEqual([200])
  await pass()
  expect(steps).toBe(2)
  await running.close()
})

test("what fails is tried again after pauses that grow to four seconds, and said once; so is the recovery", async () => {
  let broken = true
  const { lines, waits, settled, pass, running } = observed(async () => {
    if (broken) throw new Error("no node")
    return false
  })
  await settled()
  for (let again = 0; again < 7; again++) await pass()
  expect(waits).toEqual([1_000, 2_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000])
  expect(lines).toEqual(["The settled plays cannot be read."])
  running.wake()
  await settled()
  expect(waits).toHaveLength(8)
  broken = false
  await pass()
  expect(lines.at(-1)).toBe("The settled plays are read again.")
  await running.close()
})

test("is closed in the middle of a pause, and not before what it reads is kept", async () => {
  let finish: (more: boolean) => void = () => undefined
  const { settled, running } = observed(() => new Promise((resolve) => (finish = resolve)))
  let closed = false
  const closing = running.close().then(() => (closed = true))
  await settled()
  expect(closed).toBe(false)
  finish(true)
  await closing
})
