import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { systemClock } from "./system-clock"
import { createTypingPause, nothingTypedMs, typingMs } from "./typing-pause"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const pause = createTypingPause(systemClock)
  const settled: bigint[] = []
  const type = (amount: bigint) => void pause.settles(amount).then(() => settled.push(amount))
  return { pause, settled, type }
}

test("the first amount, and the same one again, is asked about at once", async () => {
  const { settled, type } = setUp()
  type(1n)
  type(1n)
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toEqual([1n, 1n])
})

test("a changed amount settles after a moment without a key", async () => {
  const { settled, type } = setUp()
  type(1n)
  await vi.advanceTimersByTimeAsync(0)
  type(2n)
  await vi.advanceTimersByTimeAsync(typingMs - 1)
  expect(settled).toEqual([1n])
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual([1n, 2n])
})

test("Play ends the pause", async () => {
  const { pause, settled, type } = setUp()
  type(1n)
  type(2n)
  pause.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toEqual([1n, 2n])
})

test("nothing typed yet settles later than an amount", async () => {
  const { settled, type } = setUp()
  type(1n)
  type(0n)
  await vi.advanceTimersByTimeAsync(nothingTypedMs - 1)
  expect(settled).toEqual([1n])
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual([1n, 0n])
})
