import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { logger } from "#features/kernel"
import { drawnPage } from "../../../design-system/src/testing/drawn-page"
import { ReloadNeeded } from "../model/import-with-files"
import { lazyPart, notLoaded } from "./lazy-part"
import { LoadingPart } from "./loading-part"
import { Widget } from "./widget"

function Prices({ symbol }: { symbol: string }) {
  return <p>{`1 ${symbol} is $232`}</p>
}
const waiting = <p>Loading</p>
const lost = new TypeError("Failed to fetch dynamically imported module")

/** Fails this often, and then loads. */
const afterFailures = (failures: number) =>
  vi.fn(async () => {
    if (failures-- > 0) throw lost
    return { default: Prices }
  })

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  vi.spyOn(logger, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a part that does not come says so, leaves what is around it alone, and comes with Retry", async () => {
  const Part = lazyPart(afterFailures(2), { waiting, failed: notLoaded("The price") })
  const screen = await render(
    <main>
      <h1>Dice</h1>
      <Part symbol="SOL" />
    </main>,
  )
  const alert = screen.getByRole("alert")
  await expect.element(alert).toHaveTextContent("The price did not load")
  await screen.getByRole("button", { name: "Retry" }).click()
  await expect.element(alert).toHaveTextContent("The price did not load")
  await screen.getByRole("button", { name: "Retry" }).click()
  await expect.element(screen.getByText("1 SOL is $232")).toBeVisible()
  await expect.element(screen.getByRole("heading", { name: "Dice" })).toBeVisible()
  expect(logger.warn).toHaveBeenCalledWith("A part of the page did not load", lost)
})

test("a part without words of its own comes by itself once the network is back", async () => {
  const load = afterFailures(1)
  const Part = lazyPart(load)
  const screen = await render(<Part symbol="SOL" />)
  await expect.poll(() => vi.mocked(logger.warn).mock.calls.length).toBe(1)
  await expect.element(screen.container).toBeEmptyDOMElement()
  window.dispatchEvent(new Event("online"))
  await expect.element(screen.getByText("1 SOL is $232")).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test("a part that failed once is fetched anew where it is drawn next, and only once for all", async () => {
  const load = afterFailures(1)
  const Part = lazyPart(load, { waiting: ({ symbol }) => <p>{`Loading ${symbol}`}</p>, failed: notLoaded("The price") })
  const first = await render(<Part symbol="SOL" />)
  await expect.element(first.getByRole("alert")).toBeVisible()
  await first.unmount()
  const second = await render(
    <>
      <Part symbol="SOL" />
      <Part symbol="USDC" />
    </>,
  )
  await expect.element(second.getByText("1 SOL is $232")).toBeVisible()
  await expect.element(second.getByText("1 USDC is $232")).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test("a part that only a new document would load comes with the way to reload", async () => {
  const load = () => Promise.reject<{ default: typeof Prices }>(new ReloadNeeded(lost.message))
  const Part = lazyPart(load, { waiting, failed: notLoaded("The price") })
  const screen = await render(<Part symbol="SOL" />)
  await expect.element(screen.getByRole("alert")).toHaveTextContent(/The price did not load.*No bet is lost/)
  await expect.element(screen.getByRole("button", { name: "Reload Page" })).toBeVisible()
})

test("a part that was drawn with the page stays while the page around it comes alive", async () => {
  const Part = lazyPart(async () => ({ default: Prices }))
  const { root, comeAlive } = await drawnPage(() => <Part symbol="SOL" />)
  const part = root.querySelector("p")
  expect(part?.textContent).toBe("1 SOL is $232")
  await comeAlive()
  expect(root.querySelector("p")).toBe(part)
})

const Odds = ({ draw }: { draw: () => ReactNode }) => draw()

test("a part that breaks while it is drawn is a component error, three tries at most, and leaves its page", async () => {
  const reported = vi.spyOn(logger, "error").mockImplementation(() => undefined)
  const broken = new Error("odds is undefined")
  let working = false
  const draw = () => {
    if (!working) throw broken
    return <p>Odds 1 to 2</p>
  }
  const screen = await render(
    <main>
      <h1>Dice</h1>
      <Widget name="The table of odds">
        <Odds draw={draw} />
      </Widget>
    </main>,
  )
  const alert = screen.getByRole("alert")
  const again = screen.getByRole("button", { name: "Try Again" })
  for (const _ of [1, 2, 3]) {
    await expect.element(alert).toHaveTextContent(/Component Error.*The table of odds stopped working/)
    await again.click()
  }
  await expect.element(alert).toHaveTextContent("Multiple retry attempts failed.")
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByRole("button", { name: "Refresh" })).toBeVisible()
  await expect.element(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
  await expect.element(screen.getByRole("heading", { name: "Dice" })).toBeVisible()
  expect(reported).toHaveBeenCalledWith("A part of the page failed", broken)
  await screen.unmount()
  const mended = await render(
    <Widget name="The table of odds">
      <Odds draw={draw} />
    </Widget>,
  )
  working = true
  await mended.getByRole("button", { name: "Try Again" }).click()
  await expect.element(mended.getByText("Odds 1 to 2")).toBeVisible()
})

test("a part that is late offers a refresh after five seconds, and still comes when its file does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  let deliver: (file: { default: typeof Prices }) => void = () => undefined
  const late = new Promise<{ default: typeof Prices }>((resolve) => {
    deliver = resolve
  })
  const Part = lazyPart(() => late, { waiting: <LoadingPart name="The price">{waiting}</LoadingPart> })
  const screen = await render(<Part symbol="SOL" />)
  const offer = screen.getByText("The price takes longer than usual.")
  await vi.advanceTimersByTimeAsync(4_900)
  await expect.element(offer).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(offer).toBeVisible()
  await expect.element(screen.getByRole("button", { name: "Refresh" })).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  deliver({ default: Prices })
  await expect.element(screen.getByText("1 SOL is $232")).toBeVisible()
})
