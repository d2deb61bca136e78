import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { catalogue } from "#features/games"
import { ApiError } from "#features/kernel"
import { Hero } from "./hero"
import { HeroHighlightView } from "./hero-highlight"

const nowMs = 1_800_000_000_000
const token = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}
const won = {
  signature: "5".repeat(88),
  game: "plinko",
  token: token.mint,
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
    tokens: [token],
    winLink: (signature, content) => <a href={`#${signature}`}>{content}</a>,
    nowMs,
  },
  decorators: [(Story) => <Hero title="Every roll," emphasis="on the record." actions={null} jackpot={<Story />} />],
} satisfies Meta<typeof HeroHighlightView>
export default meta
type Story = StoryObj<typeof meta>

export const BiggestWin: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Biggest win, last 24 hours")).toBeVisible()
    await expect(canvas.getByText("21x")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Won 2.1000 SOL, 3h ago" })).toBeVisible()
    await expect(canvas.getByText(/^Current jackpot/)).toBeVisible()
    await expect(canvas.queryByText(/live/i)).toBeNull()
  },
}
export const NothingWon: Story = {
  args: { win: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Featured game")).toBeVisible()
    await expect(canvas.getByText("Dice")).toBeVisible()
    await expect(canvas.getByText("Up to 100x")).toBeVisible()
  },
}
export const Loading: Story = { args: { win: { status: "loading" } } }
export const Failed: Story = {
  args: { win: { status: "failed", error: new ApiError("offline", "No server"), retry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText("Featured game")).toBeVisible(),
}
/** An amount of twelve digits, on a phone. */
export const Huge: Story = {
  globals: { viewport: { value: "mobile" } },
  args: { win: ready({ ...won, payout: 123_456_789_012_000_000_000n }) },
}
