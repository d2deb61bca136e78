import { expect, test, vi } from "vitest"
import { createPageIdle, idleAfterMs } from "./page-idle"

function page() {
  let input: () => void = () => undefined
  let nowMs = 0
  const watch = vi.fn((onInput: () => void) => {
    input = onInput
  })
  const idle = createPageIdle({ watch, nowMs: () => nowMs })
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { idle, watch, pass, touch: () => input() }
}

test("a page is idle after half a minute without input, and inputs are listened to once", () => {
  const { idle, watch, pass, touch } = page()
  expect(idle.isIdle()).toBe(false)
  pass(idleAfterMs - 1)
  expect(idle.isIdle()).toBe(false)
  touch()
  pass(idleAfterMs - 1)
  expect(idle.isIdle()).toBe(false)
  pass(1)
  expect(idle.isIdle()).toBe(true)
  expect(watch).toHaveBeenCalledOnce()
})

test("the first input after an idle time wakes the listeners, and the next ones do not", () => {
  const { idle, pass, touch } = page()
  const wake = vi.fn()
  const stop = idle.onWake(wake)
  idle.isIdle()
  touch()
  expect(wake).not.toHaveBeenCalled()
  pass(idleAfterMs)
  touch()
  touch()
  expect(wake).toHaveBeenCalledOnce()
  stop()
  pass(idleAfterMs)
  touch()
  expect(wake).toHaveBeenCalledOnce()
})
