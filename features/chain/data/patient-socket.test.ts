import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { delayFailures, retryMs } from "./patient-socket"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("A subscription that is repeated after each failure is asked for once a second, not without end", async () => {
  let requests = 0
  const socket = {
    async call(method: string): Promise<unknown> {
      requests += 1
      throw new Error(`${method}: the socket is closing`)
    },
  }
  delayFailures(socket)
  const most = 1_000
  // As the client does it, but not for ever.
  const subscribe = (): Promise<unknown> => socket.call("accountSubscribe").catch(() => requests < most && subscribe())
  const done = subscribe()
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toBe(1)
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(requests).toBe(2)
  await vi.advanceTimersByTimeAsync(most * retryMs)
  await done
})

test("An answer comes at once, and a failure with its reason", async () => {
  const socket = {
    call: async (method: string): Promise<unknown> => (method === "slotSubscribe" ? 7 : Promise.reject("no")),
  }
  delayFailures(socket)
  expect(await socket.call("slotSubscribe")).toBe(7)
  const refused = expect(socket.call("other")).rejects.toBe("no")
  await vi.advanceTimersByTimeAsync(retryMs)
  await refused
})

test("A client without a socket is refused by name", () => {
  expect(() => delayFailures({})).toThrow("The chain client has no socket to call")
})
