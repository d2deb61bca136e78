import { afterEach, expect, test, vi } from "vitest"
import { tabLock } from "./tab-lock"

afterEach(() => vi.unstubAllGlobals())

test.each<[string, object | undefined]>([
  ["no navigator", undefined],
  ["no locks", {}],
  ["locks that are undefined", { locks: undefined }],
  ["locks that it refuses", { locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) } }],
  [
    "locks that throw",
    {
      get locks() {
        throw new DOMException("", "SecurityError")
      },
    },
  ],
])("a browser with %s lets a bet begin, which the program keeps from being two", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator)
  const release = await tabLock("round")(true)
  expect(release).toBeInstanceOf(Function)
  release?.()
})
