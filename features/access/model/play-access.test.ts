import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { accessLifetimeMs, operatorFacts, type PlayAccess } from "#contract/play-access"
import { accessSentence, createPlayAccess } from "./play-access"

function store(answers: (PlayAccess | Error)[], gated = true) {
  let now = 1_000
  const ask = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error || next === undefined) throw next ?? new Error("No answer")
    return next
  })
  return {
    access: createPlayAccess({ gated: () => gated, ask, nowMs: () => now }),
    ask,
    pass: (ms: number) => (now += ms),
  }
}

test("without a gate nobody is asked", async () => {
  const { access, ask } = store([new Error("away")], false)
  expect(await access.refusal()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test("an answer that allows play is good for ten minutes, and two presses ask once", async () => {
  const { access, ask, pass } = store([{ kind: "allowed" }])
  expect(await Promise.all([access.refusal(), access.refusal()])).toEqual([null, null])
  pass(accessLifetimeMs - 1)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(2)
})

test("a clock that is put back keeps no answer alive", async () => {
  const { access, ask, pass } = store([{ kind: "allowed" }])
  await access.refusal()
  pass(-86_400_000)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(2)
})

test("a refusal is shown, and asked again at the next press", async () => {
  const { access } = store([{ kind: "restricted-country" }, { kind: "allowed" }])
  expect(await access.refusal()).toMatch(/not offered in your country/)
  expect(access.state.refusal).toMatch(/not offered in your country/)
  expect(await access.refusal()).toBeNull()
  expect(access.state.refusal).toBeNull()
})

describe("a refusal that is on screen", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const refused: PlayAccess = { kind: "restricted-country" }

  /** A page that is visible or in the background. */
  function page() {
    const events = new EventTarget()
    let visibilityState: DocumentVisibilityState = "visible"
    return {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      get visibilityState() {
        return visibilityState
      },
      turn(state: DocumentVisibilityState) {
        visibilityState = state
        events.dispatchEvent(new Event("visibilitychange"))
      },
    }
  }

  test("is asked again every minute until play is open", async () => {
    const { access, ask } = store([refused, refused, { kind: "allowed" }])
    await access.refusal()
    const stop = access.askAgainWhileRefused(page())
    await vi.advanceTimersByTimeAsync(59_999)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(access.state.refusal).not.toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(access.state.refusal).toBeNull()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).toHaveBeenCalledTimes(3)
    stop()
  })

  test("is asked again when the page becomes visible, and not in the background", async () => {
    const { access, ask } = store([refused, { kind: "allowed" }])
    await access.refusal()
    const shown = page()
    const stop = access.askAgainWhileRefused(shown)
    shown.turn("hidden")
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledTimes(1)
    shown.turn("visible")
    await vi.advanceTimersByTimeAsync(0)
    expect(access.state.refusal).toBeNull()
    stop()
  })

  test("is not asked again once nothing shows it", async () => {
    const { access, ask } = store([refused])
    await access.refusal()
    const shown = page()
    access.askAgainWhileRefused(shown)()
    shown.turn("visible")
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

test("what cannot be asked is refused, and says that nothing was sent", async () => {
  const { access } = store([new Error("away")])
  expect(await access.refusal()).toMatch(/cannot check now.*Nothing was sent/)
})

test("a casino that is not set up names each kind of thing that is missing, and what still works", () => {
  const sentence = accessSentence({ kind: "not-set-up", missing: [...operatorFacts] })
  for (const word of ["name and address", "contact", "licence", "law", "countries", "visitor's country", "finish"])
    expect(sentence).toContain(word)
})
