import { afterEach, expect, test, vi } from "vitest"
import { whenIdle } from "./when-idle"

afterEach(() => void vi.unstubAllGlobals())

test("waits for the browser's word that the page is idle", async () => {
  let idle = () => undefined
  vi.stubGlobal("requestIdleCallback", (run: () => undefined) => {
    idle = run
  })
  const told = vi.fn()
  const waiting = whenIdle().then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  idle()
  await waiting
  expect(told).toHaveBeenCalledOnce()
})

test("goes on after a while where the browser does not say", async () => {
  vi.stubGlobal("requestIdleCallback", undefined)
  await expect(whenIdle()).resolves.toBeUndefined()
})
