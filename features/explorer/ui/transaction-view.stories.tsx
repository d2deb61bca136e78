import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { stickingOut } from "../../../design-system/src/testing/sticking-out"
import type { TransactionRecord } from "../data/read-chain"
import { notIndexed } from "../model/transaction-state"
import { samplePlay, sampleRound } from "../testing/sample-plays"
import { sampleRace } from "../testing/sample-race"
import { inExplorer } from "../testing/story-surroundings"
import { TransactionView } from "./transaction-view"

const record: TransactionRecord = {
  slot: 318_402_771,
  timeMs: 1_795_010_791_000,
  failed: false,
  version: "0",
  feeLamports: 2_005_000n,
  priorityFeeLamports: 2_000_000n,
  computeUnits: 84_112,
  feePayer: samplePlay().user,
  messages: [
    "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 invoke [1]",
    "Program log: Instruction: RngSettle",
    "Program log: Warning: pool liquidity below soft target",
    ...Array.from({ length: 9 }, (_, index) => `Program log: line ${index}`),
    "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 success",
  ],
  logSource: "App RPC",
}
const ready = <T,>(value: T) => ({ status: "ready" as const, value, stale: false })
const play = samplePlay()

/** One play: details, proof and log. */
const meta = {
  title: "Features/Explorer/Transaction view",
  component: TransactionView,
  args: {
    intro: <p className="text-text-secondary">The record of one transaction.</p>,
    signature: play.signature,
    fromPlayer: null,
    onBack: fn(),
    state: { status: "play", play, plays: [play], notice: null },
    reading: ready({ kind: "round", round: sampleRound }),
    record: ready(record),
    logged: play.signature,
    onLoggedChange: fn(),
    race: null,
    tab: "details",
    onTabChange: fn(),
    onEventChange: fn(),
    nowMs: 1_795_010_911_000,
    replay: () => null,
    raceReplay: () => null,
  },
  parameters: { layout: "fullscreen" },
  decorators: [inExplorer],
} satisfies Meta<typeof TransactionView>
export default meta
type Story = StoryObj<typeof meta>

export const Details: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const facts = within(canvas.getByLabelText("Details", { selector: "dl" }))
    await expect(facts.getByText("+400.0%")).toBeVisible()
    await expect(facts.getByText("5x")).toBeVisible()
    await expect(facts.queryByText("Jackpot")).toBeNull()
    await expect(canvas.getByRole("link", { name: "Play Dice" })).toBeVisible()
    await userEvent.click(canvas.getByRole("tab", { name: "Proof" }))
    await expect(args.onTabChange).toHaveBeenCalledWith("proof")
  },
}
/** Waiting and what came of it are spoken once each, by one region. */
export const Arriving: Story = {
  render: function Arriving(args) {
    const [arrived, setArrived] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setArrived(true)}>
          Arrive
        </button>
        <TransactionView {...args} state={arrived ? args.state : { status: "loading" }} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const spoken = canvas.getByText("Loading transaction")
    await userEvent.click(canvas.getByRole("button", { name: "Arrive" }))
    await expect(spoken).toHaveTextContent("Transaction loaded")
  },
}
export const FromPlayer: Story = {
  args: { fromPlayer: play.user },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: `Player ${play.user.slice(-4)}` })).toHaveAttribute(
      "href",
      `#player-${play.user}`,
    ),
}
export const Phone: Story = {
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Play" })).toHaveAttribute("href", "#game-dice")
    await expect(canvas.queryByRole("navigation", { name: "Breadcrumb" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    // The header and the bar at the bottom of the app take 140 of the 844 px.
    const player = within(canvas.getByLabelText("Details", { selector: "dl" })).getByText("Player")
    await expect(player.getBoundingClientRect().bottom).toBeLessThan(844 - 140)
  },
}
export const PhoneShares: Story = {
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const shared: ShareData[] = []
    const original = { share: navigator.share, canShare: navigator.canShare }
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    })
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Share" }))
      await expect(shared).toEqual([{ title: "Dice on DGHRT", url: location.href }])
    } finally {
      Object.assign(navigator, original)
    }
  },
}
/** On a screen as low as this one the tabs are in the lower half: a press brings their panel into view. */
export const PhoneLowScreen: Story = {
  globals: { viewport: { value: "low" } },
  parameters: { viewport: { options: { low: { name: "Low", styles: { width: "390px", height: "400px" } } } } },
  render: function Stateful(args) {
    const [tab, setTab] = useState(args.tab)
    return (
      <div className="min-h-[200dvh]">
        <TransactionView {...args} tab={tab} onTabChange={setTab} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const logs = canvas.getByRole("tab", { name: /Logs/ })
    await userEvent.click(logs)
    await expect(logs).toHaveFocus()
    await expect(canvas.getByRole("tabpanel").getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
    await expect(canvas.getByText("Showing 10 of 13")).toBeVisible()
  },
}
const oneUnit = samplePlay({ wager: 1n, payout: 0n, multiplierBps: 0, bonusUsed: 0n })
/** The smallest amount has the most digits: also in a large default font each is whole and within the screen. */
export const PhoneOneUnitEnlarged: Story = {
  globals: { viewport: { value: "mobile" } },
  args: { state: { status: "play", play: oneUnit, plays: [oneUnit], notice: null } },
  play: async ({ canvas, canvasElement }) => {
    const root = document.documentElement
    root.style.fontSize = "28px"
    try {
      await expect(canvas.getAllByText("\u22120.00001")).toHaveLength(2)
      await waitFor(() => expect(stickingOut()).toEqual([]))
      await expect(cutWords(canvasElement)).toEqual([])
    } finally {
      root.style.fontSize = ""
    }
  },
}
/** Figures and labels that their own box cuts, or that are beside the window; a signature has its button to copy it whole. */
const cutWords = (root: HTMLElement) =>
  [...root.querySelectorAll("dl :is(data, dt, dd)")].flatMap((part) => {
    const { clientWidth, scrollWidth, textContent } = part
    const { left, right } = part.getBoundingClientRect()
    const isCut = clientWidth > 1 && scrollWidth > clientWidth + 1
    return isCut || left < 0 || right > innerWidth
      ? [`${textContent}: ${scrollWidth} in ${clientWidth}, to ${right}`]
      : []
  })
const lost = samplePlay({ payout: 0n, multiplierBps: 0, jackpot: 120_000_000n })
export const LossWithJackpot: Story = {
  args: { state: { status: "play", play: lost, plays: [lost], notice: null } },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByLabelText("Details", { selector: "dl" }))
    await expect(facts.getByText("0x (Loss)")).toBeVisible()
    await expect(facts.getByText("Jackpot")).toBeVisible()
    await expect(canvas.getAllByText("LOSS")).toHaveLength(2)
    await expect(canvas.getByText("JACKPOT")).toBeVisible()
    await expect(facts.getByText("Result").nextElementSibling).toHaveTextContent(
      "\u22120.13000 SOLPayout and jackpot minus",
    )
    await expect(facts.queryByText(/%$/)).toBeNull()
  },
}
const ofBonus = samplePlay({ payout: 0n, multiplierBps: 0, bonusUsed: play.wager })
export const PaidByBonus: Story = {
  args: { state: { status: "play", play: ofBonus, plays: [ofBonus], notice: null } },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByLabelText("Details", { selector: "dl" }))
    await expect(facts.getByText("Paid by bonus")).toBeVisible()
    await expect(facts.getByText(/^Bonus paid this part/)).toBeVisible()
    const odds = within(canvas.getByRole("region", { name: "Odds" }))
    await expect(odds.getByText("Fees on this bet").nextElementSibling).toHaveTextContent(/^\d\.\d%$/)
    await expect(facts.getByText("Result").nextElementSibling).toHaveTextContent(/^0\.00000 SOL/)
    await expect(facts.queryByText(/%$/)).toBeNull()
  },
}
const push = samplePlay({ payout: play.wager, multiplierBps: 10_000 })
export const Push: Story = {
  args: { state: { status: "play", play: push, plays: [push], notice: null } },
  play: async ({ canvas }) => expect(canvas.getAllByText("WIN (push)")).toHaveLength(2),
}
const foreign = samplePlay({ game: "", token: play.creator, event: null })
export const UnknownGameAndToken: Story = {
  args: { state: { status: "play", play: foreign, plays: [foreign], notice: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Game data currently unavailable")).toBeVisible()
    await expect(canvas.getAllByText(/, if 9 decimals$/).length).toBeGreaterThan(0)
  },
}
const second = samplePlay({ eventIndex: 1, game: "mines" })
export const SeveralPlays: Story = {
  args: { state: { status: "play", play, plays: [play, second], notice: null } },
  play: shows(press(["button", /^Mines/], (args) => args.onEventChange, 1)),
}
export const Proof: Story = {
  args: { tab: "proof" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Consistent, according to 2 nodes")).toBeVisible()
    await expect(canvas.getByText("6 of 6 passed")).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Code" })).toHaveTextContent("481516234")
  },
}
export const ProofUnavailable: Story = {
  args: {
    tab: "proof",
    reading: ready({ kind: "none", reason: "no-round", message: "This transaction holds no round" }),
  },
  play: shows("Proof Data Unavailable"),
}
export const ProofForged: Story = {
  args: {
    tab: "proof",
    reading: ready({ kind: "none", reason: "forged", message: "Another transaction came, under another signature" }),
  },
  play: shows("The node sent a forged transaction"),
}
export const Logs: Story = {
  args: { tab: "logs" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Showing 10 of 13")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }))
    await expect(canvas.getByText("Showing 13 of 13")).toBeVisible()
    // Reading continues at the first line that came; the button is below all of them.
    await expect(canvas.getAllByRole("listitem").find((line) => line === document.activeElement)).toHaveTextContent(
      /^11/,
    )
    await userEvent.click(canvas.getByRole("radio", { name: "Warnings" }))
    await expect(canvas.getByText("Program log: Warning: pool liquidity below soft target")).toBeVisible()
    await expect(canvas.getByRole("link", { name: /^SolanaFM/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/solana\.fm/),
    )
    await userEvent.click(canvas.getByRole("radio", { name: "Seed hash" }))
    await expect(args.onLoggedChange).toHaveBeenCalledWith(sampleRound.commitSignature)
  },
}
export const LogsUnavailable: Story = {
  args: { tab: "logs", record: ready({ ...record, messages: null }) },
  play: shows("Logs Unavailable"),
}
export const LogsEmpty: Story = {
  args: { tab: "logs", record: ready({ ...record, messages: [] }) },
  play: shows("No transaction logs found"),
}
export const Loading: Story = {
  args: { state: { status: "loading" }, reading: { status: "loading" }, record: { status: "loading" } },
}
export const NotIndexed: Story = {
  args: {
    state: { status: "bare", notice: notIndexed, reason: "This transaction holds no round of the Gamba program" },
    reading: ready({ kind: "none", reason: "no-round", message: "This transaction holds no round" }),
  },
  play: shows(notIndexed, "Game data currently unavailable", "318,402,771"),
}
const bare = { status: "bare" as const, notice: notIndexed, reason: "No round of the Gamba program" }
const race = ready({ kind: "race" as const, race: sampleRace })
export const Race: Story = {
  args: { state: bare, race },
  play: shows(/Plinko Race, game 17/, "raced as “Velvet Moth”"),
}
export const RaceNotDrawn: Story = {
  args: { state: bare, race: ready({ kind: "race", race: { ...sampleRace, evidence: null, drawSignature: null } }) },
  play: shows("Not drawn yet"),
}
export const RaceProof: Story = {
  args: { state: bare, race, tab: "proof" },
  play: shows("6 of 6 passed", /no HMAC to repeat/),
}
