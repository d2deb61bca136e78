import { afterEach, expect, test, vi } from "vitest"
import { whenIdle } from "./when-idle"

afterEach(() => void vi.unstubAllGlobals())

test("waits for the browser's word that the page is idle", async () => {
  let idle = () => undefined
  vi.stubGlobal("requestIdleCallback", (run: () => undefined) => {
    idle = run
  })
  const done = vi.fn()
  const waiting = whenIdle().then(done)
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  idle()
  await waiting
  expect(done).toHaveBeenCalledOnce()
})

test("goes on after a while where the browser does not say", async () => {
  vi.stubGlobal("requestIdleCallback", undefined)
  await expect(whenIdle()).resolves.toBeUndefined()
})
