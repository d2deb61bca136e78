import "../../.storybook/preview.css"
import { useRouter } from "@tanstack/react-router"
import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { limitsOf } from "#features/play-limits"
import { sol } from "../../tests/support/sol"
import { connectedAs, player, StoryFrame } from "../shell/testing/story-frame"
import OverlayHost from "./overlay-host"
import { closeOverlay, openOverlay } from "./overlays"

afterEach(closeOverlay)

const agoMs = Date.now() - 61 * 60_000
let went: () => string = () => ""

/** Where the page has gone to. */
function Place() {
  const { history } = useRouter()
  went = () => history.location.pathname
  return null
}

test("both answers to the reminder put it off, and a break leads to the front page", async () => {
  const session = { startedAtMs: agoMs, answeredAtMs: agoMs, seenAtMs: Date.now(), totals: {} }
  const record = { day: "", today: {}, session, endedOn: "", counted: [] }
  localStorage.setItem(`dghrt-play-record-${player}`, JSON.stringify(record))
  const own = limitsOf(player)
  own.choose(sol.mint, { loss: null, wager: null, reminderMinutes: 60, sessionMinutes: null })
  const answeredAtMs = () => own.state.record.session?.answeredAtMs ?? 0
  const screen = await render(
    <StoryFrame path="/explorer" wallet={connectedAs(player)}>
      <Place />
      <OverlayHost />
    </StoryFrame>,
  )
  const dialog = screen.getByRole("dialog", { name: /^You have been playing for/ })
  for (const [answer, place] of [
    ["Keep playing", "/explorer"],
    ["Take a break", "/"],
  ] as const) {
    const before = answeredAtMs()
    openOverlay("realityCheck")
    await dialog.getByRole("button", { name: answer }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(answeredAtMs()).toBeGreaterThan(before)
    await expect.poll(() => went()).toBe(place)
  }
})
