import "../../../.storybook/preview.css"
import { useState } from "react"
import { flushSync } from "react-dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { type Announcement, recordAnnouncements } from "../../../design-system/src/testing/announcements"
import { passTime } from "../../../design-system/src/testing/pass-time"
import { sampleBoard } from "../testing/sample-board"
import { RaceView, type RaceViewProps } from "./race-view"
import { sampleNameOf, sampleRace } from "./sample-race"

const SOL = 1_000_000_000n
const open = sampleRace({ address: "race", players: 4 })
const over = sampleRace({ address: "race", winner: 2 })
const own = open.players[1]?.address ?? ""
const nothing = () => undefined

const props: RaceViewProps = {
  context: sampleBoard({ wager: SOL }),
  races: [open],
  trouble: null,
  onRetry: nothing,
  selected: "race",
  onSelect: nothing,
  own: "another player",
  nameOf: sampleNameOf,
  nowSeconds: 22,
  step: { phase: "idle" },
  name: "",
  onNameChange: nothing,
  onJoin: nothing,
  onLeave: nothing,
  onEdit: nothing,
}

let heard: readonly Announcement[]
let change: (next: Partial<RaceViewProps>) => void
const said = () => heard.map(({ text }) => text)

function Page() {
  const [now, setNow] = useState(props)
  change = (next) => flushSync(() => setNow({ ...now, ...next }))
  const [wager, onWagerChange] = useState(SOL)
  return <RaceView {...now} context={sampleBoard({ wager, onWagerChange })} />
}

beforeEach(() => {
  document.documentElement.dataset.reduceMotion = "false"
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.reduceMotion
})

test("a race announces a slow wallet, the place in it and its result, and not each change of the pot", async () => {
  await render(<Page />)
  heard = recordAnnouncements()
  change({ step: { phase: "signing" } })
  await passTime(500)
  expect(said()).toEqual([])
  await passTime(700)
  change({ step: { phase: "sending" } })
  change({ step: { phase: "idle" }, own })
  for (const players of [5, 6]) {
    await passTime(50)
    change({ races: [sampleRace({ address: "race", players })] })
  }
  await passTime(50)
  expect(said()).toEqual(["Sign in your wallet.", "You are in."])
  change({ races: [over] })
  await passTime(100)
  await userEvent.keyboard(" ")
  await expect
    .poll(said)
    .toEqual([
      "Sign in your wallet.",
      "You are in.",
      "Settled on chain.",
      expect.stringMatching(/^Race settled\. Winner /),
    ])
})

test("a rejected place in a race is announced once", async () => {
  await render(<Page />)
  heard = recordAnnouncements()
  change({ step: { phase: "signing" } })
  change({ step: { phase: "failed", message: "You rejected the transaction in your wallet." } })
  await passTime(2_000)
  expect(said()).toEqual(["You rejected the transaction in your wallet."])
})

test("a race cannot be joined with a refused text", async () => {
  const screen = await render(<Page />)
  const join = screen.getByRole("button", { name: /^Join race/ })
  await expect.element(join).not.toHaveAttribute("aria-disabled", "true")
  await userEvent.click(screen.getByRole("textbox", { name: "Bet amount" }))
  await userEvent.keyboard("{Control>}a{/Control}1e5")
  await expect.element(join).toHaveAttribute("aria-disabled", "true")
  await expect.element(screen.getByText("Enter a bet to join.")).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Bet 1 SOL" }))
  await expect.element(join).not.toHaveAttribute("aria-disabled", "true")
})

test("a race of one's own counts as seen once its replay is over, and not before", async () => {
  const onSeen = vi.fn()
  const result = { winner: "Ann", outcome: "lost", wager: SOL, prize: SOL, place: 1 } as const
  const ownRace = { game: "race", mint: "sol", signature: "5".repeat(88), joinedAtMs: 0, result, seen: false }
  await render(<Page />)
  change({ races: [over], own, ownRaces: [ownRace], onSeen })
  await passTime(500)
  expect(onSeen).not.toHaveBeenCalled()
  await userEvent.keyboard(" ")
  await expect.poll(() => onSeen.mock.calls).toEqual([[ownRace.signature]])
})
