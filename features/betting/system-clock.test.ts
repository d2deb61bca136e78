import { afterEach, expect, test, vi } from "vitest"
import { systemClock } from "./system-clock"

afterEach(() => vi.useRealTimers())

test("a sleep ends with its time or with its signal, and leaves nothing on the signal", async () => {
  vi.useFakeTimers()
  const stop = new AbortController()
  const add = vi.spyOn(stop.signal, "addEventListener")
  const remove = vi.spyOn(stop.signal, "removeEventListener")
  const slept = systemClock.sleep(1_000, stop.signal)
  await vi.advanceTimersByTimeAsync(1_000)
  await slept
  expect(remove).toHaveBeenCalledWith(...(add.mock.calls[0] ?? []).slice(0, 2))
  const long = systemClock.sleep(3_600_000, stop.signal)
  stop.abort()
  await long
  await systemClock.sleep(3_600_000, stop.signal)
  expect(vi.getTimerCount()).toBe(0)
})

test("a duration is not changed by a device whose clock is set", async () => {
  vi.useFakeTimers()
  const begun = systemClock.now()
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(2_500)
  vi.setSystemTime(Date.now() - 7_200_000)
  expect(systemClock.now() - begun).toBe(2_500)
})
