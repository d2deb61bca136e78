import { getEventListeners } from "node:events"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { abortAny } from "./abort-any"

const native = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {}
const bring = () => Object.defineProperty(AbortSignal, "any", native)
const remove = () => Reflect.deleteProperty(AbortSignal, "any")
afterEach(bring)

describe.each([
  ["with AbortSignal.any", bring],
  ["without AbortSignal.any, as in Safari 16.4", remove],
])("abortAny %s", (_, prepare) => {
  beforeEach(() => void prepare())

  test("aborts with the first of its signals, for its reason", () => {
    const [left, right] = [new AbortController(), new AbortController()]
    const signal = abortAny([left.signal, right.signal])
    expect(signal.aborted).toBe(false)
    right.abort("right")
    left.abort("left")
    expect(signal).toMatchObject({ aborted: true, reason: "right" })
  })

  test("is aborted where a signal was before", () => {
    expect(abortAny([new AbortController().signal, AbortSignal.abort("before")])).toMatchObject({
      aborted: true,
      reason: "before",
    })
  })

  test("leaves no listener on a signal that outlives the others", async () => {
    const { signal: page } = new AbortController()
    const deadline = AbortSignal.timeout(5)
    const signal = abortAny([page, deadline])
    await expect.poll(() => signal.aborted).toBe(true)
    abortAny([page, AbortSignal.abort()])
    expect(getEventListeners(page, "abort")).toEqual([])
  })
})
