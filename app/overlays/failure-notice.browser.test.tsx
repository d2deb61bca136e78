import "../../.storybook/preview.css"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { logger, logText } from "#features/kernel"
import { passTime } from "../../design-system/src/testing/pass-time"
import { holdEarlyEvents } from "../boot/early-events"
import { connectedAs, player, StoryFrame } from "../shell/testing/story-frame"
import { FailureNotice } from "./failure-notice"
import { closeOverlay, openOverlay } from "./overlays"

const reloadKey = "dghrt-failure-reload"
const betKey = `dghrt-round-${player}`
/** A bet under way, as a game's page stores it. */
const pendingBet = {
  bet: { gameId: "dice", betArray: [20_000, 0], wager: "10000000", metadata: "0:dice" },
  ...{ token: "So11111111111111111111111111111111111111112", nonce: 1, clientSeed: "a", hashedSeed: "b" },
  ...{ committedSlot: 5, signature: "c", wire: "d", lastValidBlockHeight: 99 },
}

beforeEach(() => {
  sessionStorage.removeItem(reloadKey)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] })
})
afterEach(() => {
  vi.useRealTimers()
  closeOverlay()
})

/** As the browser reports it; a real one would also end this test. */
const fail = (error: unknown, more: ErrorEventInit = {}) =>
  dispatchEvent(
    new ErrorEvent("error", { error, message: String(error), filename: `${location.origin}/assets/a.js`, ...more }),
  )
function reject(reason: unknown) {
  const promise = Promise.reject(reason)
  promise.catch(() => undefined)
  dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason }))
}

async function show(wallet = {}) {
  const reload = vi.fn()
  const screen = await render(
    <StoryFrame wallet={wallet}>
      <main id="main" tabIndex={-1}>
        <input aria-label="Message" />
      </main>
      <FailureNotice reload={reload} />
    </StoryFrame>,
  )
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { screen, reload, later, alert: screen.getByRole("alert") }
}

test("an uncaught exception is recorded for support and shown with three ways on, without stopping the page", async () => {
  const { screen, later, alert } = await show()
  fail(new TypeError("odds is undefined"))
  expect(logText()).toContain("TypeError: odds is undefined")
  await later(500)
  await expect.element(alert).toHaveTextContent("Unexpected Error")
  await expect.element(alert).toHaveTextContent(/Error code [0-9A-Z]{4}/)
  await expect.element(screen.getByRole("button", { name: "Refresh" })).toBeVisible()
  await expect.element(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
  await screen.getByRole("button", { name: "Continue" }).click()
  await expect.element(alert).not.toBeInTheDocument()
})

test("a rejection is a network or loading error, which never reloads by itself; a second failure adds no notice", async () => {
  const { screen, reload, later, alert } = await show()
  reject(new Error("the node hung up"))
  await later(500)
  fail(new Error("and then this"))
  await later(60_000)
  await expect.element(alert).toHaveTextContent("Network or Loading Error")
  expect(screen.container.querySelectorAll("[data-slot=failure-notice]")).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  await screen.getByRole("button", { name: "Refresh" }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test("failures from before this code are taken up once, and none is held any more", async () => {
  holdEarlyEvents(window)
  fail(new Error("while the page started"))
  const { screen, later, alert } = await show()
  await later(500)
  await expect.element(alert).toHaveTextContent("Unexpected Error")
  expect(logText().split("while the page started")).toHaveLength(2)
  fail(new Error("a later one"))
  expect(window.earlyFailures).toBeUndefined()
  await screen.unmount()
})

test("what is shown elsewhere, was cancelled, or is not ours is not shown", async () => {
  const { later, alert } = await show()
  const shown = new Error("said by a boundary")
  logger.warn("A part of the page did not load", shown)
  fail(shown)
  const shownLater = new Error("said a moment later")
  fail(shownLater)
  logger.error("A page could not be loaded or drawn", shownLater)
  fail(null, { message: "ResizeObserver loop completed with undelivered notifications." })
  fail(null, { message: "Script error.", filename: "" })
  fail(new Error("wallet"), { filename: "chrome-extension://abcdef/inpage.js" })
  reject(new DOMException("The user aborted a request.", "AbortError"))
  reject(new TypeError("Failed to fetch dynamically imported module: /assets/b.js"))
  reject(Object.assign(new Error("disconnected"), { stack: "Error\n at moz-extension://abc/inpage.js:1:1" }))
  await later(2_000)
  await expect.element(alert).not.toBeInTheDocument()
})

test("after an exception the page reloads by itself in ten seconds, once a minute, unless the player continues", async () => {
  const { screen, reload, later, alert } = await show()
  fail(new Error("first"))
  await later(500)
  await expect.element(alert).toBeVisible()
  // The check for pending bets is a file of its own.
  await expect
    .poll(async () => {
      await passTime(1_000)
      return screen.getByText(/reloads by itself/).elements().length
    })
    .toBe(1)
  expect(reload).not.toHaveBeenCalled()
  await later(10_000)
  expect(reload).toHaveBeenCalledOnce()
  await screen.getByRole("button", { name: "Continue" }).click()
  fail(new Error("second"))
  await later(40_000)
  expect(reload).toHaveBeenCalledOnce()
})

test("no page reloads by itself while a bet is pending, a dialog is open or a text is half written", async () => {
  const pending = await show(connectedAs(player))
  localStorage.setItem(betKey, JSON.stringify({ pending: pendingBet, unrevealed: null, history: [] }))
  fail(new Error("with a bet"))
  await pending.later(30_000)
  await expect.element(pending.alert).toBeVisible()
  expect(pending.reload).not.toHaveBeenCalled()
  await pending.screen.unmount()
  localStorage.removeItem(betKey)

  const { screen, reload, later } = await show()
  openOverlay("theme")
  fail(new Error("under a dialog"))
  await later(30_000)
  closeOverlay()
  await screen.getByRole("textbox", { name: "Message" }).fill("gg")
  await later(30_000)
  expect(reload).not.toHaveBeenCalled()
})
