import { Button } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { catalogue } from "#features/games"
import { ApiError } from "#features/kernel"
import { no, shows } from "../../../design-system/src/testing/shows"
import { sol } from "../../../tests/support/sol"
import { Hero } from "./hero"
import { HeroHighlightView } from "./hero-highlight"

const nowMs = 1_800_000_000_000
const won = {
  signature: "5".repeat(88),
  game: "plinko",
  token: sol.mint,
  wager: 100_000_000n,
  payout: 2_100_000_000n,
  multiplierBps: 210_000,
  timeMs: nowMs - 3 * 3_600_000,
}
const ready = (win: typeof won | null) =>
  ({ status: "ready", value: { win, as_of: nowMs, complete: true }, stale: false }) as const

/** What has the large place of the home while the jackpot is small for its pool. */
const meta = {
  title: "Features/Home/Hero highlight",
  component: HeroHighlightView,
  args: {
    win: ready(won),
    line: <span>Current jackpot 0.0123 SOL</span>,
    games: catalogue,
    tokens: [sol],
    winLink: (signature, content) => <a href={`#${signature}`}>{content}</a>,
    nowMs,
  },
  decorators: [
    (Story) => (
      <Hero title="Every roll," emphasis="on the record." actions={<Button>Play Dice</Button>} jackpot={<Story />} />
    ),
  ],
} satisfies Meta<typeof HeroHighlightView>
export default meta
type Story = StoryObj<typeof meta>

export const BiggestWin: Story = {
  tags: ["matrix"],
  play: shows(
    "Biggest win, last 24 hours",
    ["link", "21x on Plinko, 2.1000 SOL, 3h ago"],
    /^Current jackpot/,
    no(/live/i),
  ),
}
export const NothingWon: Story = { args: { win: ready(null) }, play: shows("Featured game", "Dice", "Up to 100x") }
export const Loading: Story = { args: { win: { status: "loading" } } }
export const Failed: Story = {
  args: { win: { status: "failed", error: new ApiError("offline", "No server"), retry: fn() } },
  play: shows("Featured game"),
}
/** An amount of twelve digits, on a phone. */
export const Huge: Story = {
  globals: { viewport: { value: "mobile" } },
  args: { win: ready({ ...won, payout: 123_456_789_012_000_000_000n }) },
}
