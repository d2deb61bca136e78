import fc from "fast-check"
import { expect, test } from "vitest"
import { changed, LOOSER_WAITS_MS, noRule, type Rule, valueAt, waitingAt } from "./rule"

const value = fc.option(fc.bigInt({ min: 0n, max: 1_000n }), { nil: null })
/** No limit allows more than any limit. */
const allows = (limit: bigint | null) => limit ?? 10n ** 30n

test("a stricter value counts at once, a looser one a day later", () => {
  const strict = changed<bigint>(noRule, 5n, 0)
  expect(valueAt(strict, 0)).toBe(5n)
  const looser = changed(strict, 9n, 1_000)
  expect(valueAt(looser, 1_000)).toBe(5n)
  expect(waitingAt(looser, 1_000)).toEqual({ value: 9n, fromMs: 1_000 + LOOSER_WAITS_MS })
  expect(valueAt(looser, 1_000 + LOOSER_WAITS_MS)).toBe(9n)
  expect(waitingAt(looser, 1_000 + LOOSER_WAITS_MS)).toBeNull()
})

test("the same wish again does not start its wait anew; the value of today takes it back", () => {
  const waiting = changed(changed<bigint>(noRule, 5n, 0), null, 100)
  expect(changed(waiting, null, 5_000)).toBe(waiting)
  expect(waitingAt(changed(waiting, 5n, 5_000), 5_000)).toBeNull()
})

test("whatever is chosen, nothing becomes looser within a day of the choice", () => {
  const choice = fc.record({ next: value, afterMs: fc.integer({ min: 0, max: LOOSER_WAITS_MS }) })
  fc.assert(
    fc.property(
      fc.array(choice, { maxLength: 8 }),
      fc.integer({ min: 0, max: LOOSER_WAITS_MS - 1 }),
      (choices, restMs) => {
        let nowMs = 0
        let rule: Rule<bigint> = noRule
        for (const { next, afterMs } of choices) {
          nowMs += afterMs
          const before = valueAt(rule, nowMs)
          rule = changed(rule, next, nowMs)
          expect(allows(valueAt(rule, nowMs))).toBeLessThanOrEqual(allows(before))
          if (next !== null && next <= allows(before)) expect(valueAt(rule, nowMs)).toBe(next)
        }
        const last = choices.at(-1)
        if (!last) return
        const waiting = waitingAt(rule, nowMs)
        if (waiting !== null && waiting.fromMs === nowMs + LOOSER_WAITS_MS)
          expect(valueAt(rule, nowMs + restMs)).toBe(valueAt(rule, nowMs))
      },
    ),
  )
})
