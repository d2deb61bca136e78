import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { isSlowLine, watchForBet } from "./watch-for-bet"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pageWith({ slow = false, nowMs = 0 }) {
  const onLikely = vi.fn()
  let sign: () => void = () => undefined
  const stop = watchForBet(onLikely, {
    onSign(listener) {
      sign = listener
      return () => (sign = () => undefined)
    },
    isSlowLine: () => slow,
    nowMs: () => nowMs,
    whenIdle: async () => undefined,
  })
  return { onLikely, sign: () => sign(), stop }
}

test("the first sign of a bet counts at once on a good line, and only once", () => {
  const { onLikely, sign } = pageWith({})
  sign()
  sign()
  vi.advanceTimersByTime(20_000)
  expect(onLikely).toHaveBeenCalledOnce()
})

test("a page that stays open on a good line loads in the background, and not within its first seven seconds", async () => {
  const { onLikely } = pageWith({})
  await vi.advanceTimersByTimeAsync(7_000)
  expect(onLikely).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onLikely).toHaveBeenCalledOnce()
})

test("on a slow line a sign counts after the page's first five seconds, and nothing comes in the background", () => {
  const quiet = pageWith({ slow: true })
  vi.advanceTimersByTime(60_000)
  expect(quiet.onLikely).not.toHaveBeenCalled()
  const early = pageWith({ slow: true, nowMs: 2_000 })
  early.sign()
  vi.advanceTimersByTime(2_900)
  expect(early.onLikely).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(early.onLikely).toHaveBeenCalledOnce()
})

test("a page that is left expects no bet any more", async () => {
  const { onLikely, sign, stop } = pageWith({})
  stop()
  sign()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onLikely).not.toHaveBeenCalled()
})

test.each([
  ["a browser that says nothing", {}, false],
  ["a hidden connection", { connection: null }, false],
  ["4g", { connection: { effectiveType: "4g" } }, false],
  ["3g", { connection: { effectiveType: "3g" } }, true],
  ["a browser that saves data", { connection: { effectiveType: "4g", saveData: true } }, true],
])("the line of %s", (_, browser, slow) => expect(isSlowLine(browser as Navigator)).toBe(slow))
