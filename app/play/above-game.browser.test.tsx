import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { limitsOf } from "#features/play-limits"
import { sol } from "../../tests/support/sol"
import { closeOverlay, overlays } from "../overlays/overlays"
import { access } from "../shell/access"
import { AboveGame } from "./above-game"

afterEach(() => {
  access.closed = false
  closeOverlay()
})

test("A game says that the casino is closed while it is, and that an open game can be finished", async () => {
  const screen = await render(<AboveGame address="7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt" token={sol} betting />)
  const notice = screen.getByRole("status").filter({
    hasText: "The casino is closed for new bets. You can finish open games.",
  })
  await expect.element(notice).not.toBeInTheDocument()
  access.closed = true
  await expect.element(notice).toBeVisible()
  access.closed = false
  await expect.element(notice).not.toBeInTheDocument()
})

test("A reminder that is due opens over the game, once no bet is under way", async () => {
  const address = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"
  const nowMs = Date.now()
  const startedAtMs = nowMs - 16 * 60_000
  const session = { startedAtMs, answeredAtMs: startedAtMs, seenAtMs: nowMs, totals: {} }
  const record = { day: "", today: {}, session, endedOn: "", counted: [] }
  localStorage.setItem(`dghrt-play-record-${address}`, JSON.stringify(record))
  limitsOf(address).choose(sol.mint, { loss: null, wager: null, reminderMinutes: 15, sessionMinutes: null })
  const screen = await render(<AboveGame address={address} token={sol} betting />)
  await expect.element(screen.getByRole("complementary", { name: "This session" })).toBeVisible()
  expect(overlays.open).toBeNull()
  await screen.rerender(<AboveGame address={address} token={sol} betting={false} />)
  await expect.poll(() => overlays.open?.id).toBe("realityCheck")
})
