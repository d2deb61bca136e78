import { expect, test, vi } from "vitest"
import { type SlownessPorts, watchSlowness } from "./watch-slowness"

/** A browser whose clock, tasks and frames are in the test's hands. */
function browser({ tasks = true } = {}) {
  let nowMs = 0
  let hidden = false
  let report: ((durationsMs: readonly number[]) => void) | null = null
  let frame: ((nowMs: number) => void) | null = null
  const stopObserving = vi.fn(() => {
    report = null
  })
  const ports: SlownessPorts = {
    observeTasks: tasks
      ? (listener) => {
          report = listener
          return stopObserving
        }
      : null,
    requestFrame: (draw) => {
      frame = draw
    },
    sinceStartMs: () => nowMs,
    hidden: () => hidden,
  }
  return {
    ports,
    stopObserving,
    tasks: (...durationsMs: number[]) => report?.(durationsMs),
    pass: (ms: number) => {
      nowMs += ms
    },
    hide: () => {
      hidden = true
    },
    frames(count: number, ms: number) {
      for (let index = 0; index < count; index += 1) {
        nowMs += ms
        const draw = frame
        frame = null
        draw?.(nowMs)
      }
    },
  }
}

test("five tasks over 50 ms are forgiven, the sixth is not", () => {
  const page = browser()
  const onSlow = vi.fn()
  watchSlowness(onSlow, page.ports)
  page.tasks(60, 70, 80, 90, 50, 49)
  page.tasks(51)
  expect(onSlow).not.toHaveBeenCalled()
  page.tasks(120)
  expect(onSlow).toHaveBeenCalledOnce()
  page.tasks(300, 300, 300)
  expect(onSlow).toHaveBeenCalledOnce()
  expect(page.stopObserving).toHaveBeenCalled()
})

test("tasks after the page's start say nothing about its start", () => {
  const page = browser()
  const onSlow = vi.fn()
  watchSlowness(onSlow, page.ports)
  page.tasks(60, 60, 60, 60, 60)
  page.pass(10_001)
  page.tasks(60, 60)
  expect(onSlow).not.toHaveBeenCalled()
})

test("a page that stops watching is left alone", () => {
  const page = browser()
  const onSlow = vi.fn()
  watchSlowness(onSlow, page.ports)()
  page.tasks(60, 60, 60, 60, 60, 60)
  expect(onSlow).not.toHaveBeenCalled()
})

test("where tasks are not reported, dropped frames stand in for them", () => {
  const page = browser({ tasks: false })
  const onSlow = vi.fn()
  watchSlowness(onSlow, page.ports)
  page.frames(61, 16)
  expect(onSlow).not.toHaveBeenCalled()
  page.frames(61, 40)
  expect(onSlow).toHaveBeenCalledOnce()
})

test("a hidden page's missing frames are not held against it", () => {
  const page = browser({ tasks: false })
  const onSlow = vi.fn()
  page.hide()
  watchSlowness(onSlow, page.ports)
  page.frames(200, 40)
  expect(onSlow).not.toHaveBeenCalled()
})
