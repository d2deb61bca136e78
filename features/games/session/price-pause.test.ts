import { systemClock } from "@dghrt/betting"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createPricePause } from "./price-pause"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("the first amount is priced at once, as is one that has not changed", () => {
  const pause = createPricePause(systemClock)
  const ask = vi.fn()
  pause(10n, ask)
  pause(10n, ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test("an amount typed at 100 ms a key is priced once, 150 ms after the last key", async () => {
  const pause = createPricePause(systemClock)
  const asked: bigint[] = []
  let withdraw = pause(100n, () => undefined)
  for (const wager of [0n, 2n, 23n, 237n, 2_375n]) {
    withdraw()
    withdraw = pause(wager, () => asked.push(wager))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([2_375n])
})

test("an amount is not priced after its page was left", async () => {
  const pause = createPricePause(systemClock)
  const ask = vi.fn()
  pause(1n, () => undefined)
  pause(2n, ask)()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask).not.toHaveBeenCalled()
})
