import { SWRConfig } from "swr"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { type AccessOverride, defaultAccessOverride } from "#contract/access-override"
import { AccessWatch } from "./access-watch"

const second = 1_000
let closed = false
let asked = 0
let visibility: DocumentVisibilityState = "visible"
/** As the page shows it. */
let isClosed = false

function show(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event("visibilitychange"))
}

async function watch() {
  // A page that nobody has touched for half a minute is read less often.
  dispatchEvent(new Event("pointerdown"))
  const onChange = ({ enabled }: AccessOverride) => {
    isClosed = enabled
  }
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AccessWatch onChange={onChange} />
    </SWRConfig>,
  )
  await vi.advanceTimersByTimeAsync(3 * second)
}

beforeEach(() => {
  closed = false
  asked = 0
  isClosed = false
  visibility = "visible"
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] })
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    asked += 1
    return Response.json({ ...defaultAccessOverride, enabled: closed })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("A visible page learns within 25 seconds that the casino was closed", async () => {
  await watch()
  expect(asked).toBe(1)
  closed = true
  await vi.advanceTimersByTimeAsync(25 * second)
  // The clock stands: what is read now was asked for within that time.
  await expect.poll(() => isClosed).toBe(true)
})

test("A hidden page asks nothing, and learns it when it is shown", async () => {
  await watch()
  show("hidden")
  await vi.advanceTimersByTimeAsync(60 * second)
  const whileHidden = asked
  closed = true
  await vi.advanceTimersByTimeAsync(300 * second)
  expect([asked, isClosed]).toEqual([whileHidden, false])
  show("visible")
  await vi.advanceTimersByTimeAsync(second)
  await expect.poll(() => isClosed).toBe(true)
})

test("A server that does not answer leaves the casino open", async () => {
  closed = true
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"))
  await watch()
  await vi.advanceTimersByTimeAsync(60 * second)
  expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(1)
  expect(isClosed).toBe(false)
})
