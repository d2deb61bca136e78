import { SWRConfig } from "swr"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { usePlatformStats } from "./use-platform-stats"

let asked = 0
let answer: () => Response
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  asked = 0
  answer = () => Response.json({ sol_volume: `${asked}`, plays: asked, players: 1, as_of: 5 })
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    asked += 1
    return answer()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Shown() {
  const figures = usePlatformStats("creator")
  return (
    <output>
      {figures.status === "ready" ? `${figures.value.plays} plays${figures.stale ? ", old" : ""}` : figures.status}
    </output>
  )
}

async function show() {
  const cache = new Map()
  const page = (visible: boolean) => <SWRConfig value={{ provider: () => cache }}>{visible && <Shown />}</SWRConfig>
  const screen = await render(page(true))
  return {
    said: () => expect.poll(() => document.querySelector("output")?.textContent),
    leave: () => screen.rerender(page(false)),
    comeBack: () => screen.rerender(page(true)),
  }
}

test("they are read every two minutes", async () => {
  const { said } = await show()
  await said().toBe("1 plays")
  await vi.advanceTimersByTimeAsync(119_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await said().toBe("2 plays")
})

test("the figures are not read while the tab is hidden", async () => {
  const { said } = await show()
  await said().toBe("1 plays")
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(1)
})

test("a page reopened within half a minute shows the cached figures; later they are read again in the background", async () => {
  const { said, leave, comeBack } = await show()
  await said().toBe("1 plays")
  await leave()
  await vi.advanceTimersByTimeAsync(29_000)
  await comeBack()
  await said().toBe("1 plays")
  expect(asked).toBe(1)
  await leave()
  await vi.advanceTimersByTimeAsync(2_000)
  let finish: () => void = () => undefined
  vi.mocked(window.fetch).mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return Response.json({ sol_volume: "9", plays: 9, players: 1 })
  })
  await comeBack()
  await said().toBe("1 plays, old")
  finish()
  await said().toBe("9 plays")
})

test("what was read stays when a refresh fails; without anything read it is a failure", async () => {
  const { said } = await show()
  await said().toBe("1 plays")
  answer = () => new Response("", { status: 503 })
  await vi.advanceTimersByTimeAsync(121_000)
  await said().toBe("1 plays, old")
})
