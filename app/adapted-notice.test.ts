import * as v from "valibot"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { memoryStorage, stored } from "#features/kernel"
import { createAdaptedNotice } from "./adapted-notice"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(port = memoryStorage()) {
  const screen = { busy: null as string | null }
  const show = vi.fn()
  const tell = createAdaptedNotice({
    find: (selector) => (screen.busy !== null && selector.includes(screen.busy) ? {} : null),
    announced: stored("announced", v.boolean(), false, port),
    show,
  })
  return { screen, show, tell }
}

test.each(["[role=dialog]", "[role=alertdialog]", "[data-slot=outcome]", "[data-revealing=true]"])(
  "The notice about effects waits until %s has left the screen",
  (busy) => {
    const { screen, show, tell } = page()
    screen.busy = busy
    tell()
    tell()
    vi.advanceTimersByTime(30_000)
    expect(show).not.toHaveBeenCalled()
    screen.busy = null
    vi.advanceTimersByTime(1_000)
    expect(show).toHaveBeenCalledOnce()
  },
)

test("The notice about effects is shown once a session, a reload included", () => {
  const port = memoryStorage()
  const first = page(port)
  first.tell()
  first.tell()
  expect(first.show).toHaveBeenCalledOnce()
  const reloaded = page(port)
  reloaded.tell()
  expect(reloaded.show).not.toHaveBeenCalled()
})
