import { afterEach, expect, test, vi } from "vitest"
import { renderHook } from "vitest-browser-react"
import { useOnline } from "./use-online"

afterEach(() => void vi.restoreAllMocks())

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])("a browser that says %s when it is asked whether it is online: %s", async (said, online) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(said as boolean)
  const { result } = await renderHook(useOnline)
  expect(result.current).toBe(online)
})
