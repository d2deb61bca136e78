import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ApiError } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { sol } from "../../../tests/support/sol"
import { MultipliersView } from "./multipliers-view"

const own = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const entries = [
  { user: "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G", multiplierBps: 9_800_000, wager: 10_000_000n },
  { user: own, multiplierBps: 470_000, wager: 123_456_789n },
  { user: "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM", multiplierBps: 100_000, wager: 18_446_744_073_709_551_615n },
].map((entry) => ({ ...entry, game: "plinko", timeMs: 1_800_000_000_000 }))
const ready = (some: typeof entries, complete = true) => ({
  status: "ready" as const,
  value: { entries: some, minWager: 10_000_000n, asOfMs: 1_800_000_000_000, complete },
  stale: false,
})

/** Players by the multiplier of their best win, each with its wager and one place. */
const meta = {
  title: "Features/Leaderboard/Biggest multipliers",
  component: MultipliersView,
  args: {
    leaders: ready(entries),
    tokens: [sol],
    token: sol,
    onTokenChange: fn(),
    period: "24h",
    onPeriodChange: fn(),
    own,
    limit: 10,
    playerLink: (address, content) => <a href={`#${address}`}>{content}</a>,
  },
} satisfies Meta<typeof MultipliersView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const [, first, second] = canvas.getAllByRole("row")
    await expect(first).toHaveTextContent("980x")
    await expect(second).toHaveTextContent(/You47x0\.12345/)
    await expect(canvas.getByRole("status")).toHaveTextContent("at least 0.01 SOL")
    await userEvent.click(canvas.getByRole("radio", { name: "7 days" }))
    await expect(args.onPeriodChange).toHaveBeenCalledWith("7d")
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const StillReading: Story = { args: { leaders: ready(entries, false) } }
export const Stale: Story = {
  args: { leaders: { ...ready(entries), stale: true } },
  play: shows(/^Refreshing failed\. Showing data from/),
}
export const Loading: Story = { args: { leaders: { status: "loading" } } }
export const Empty: Story = { args: { leaders: ready([]) }, play: shows("Nobody is ranked yet") }
export const LoadFailed: Story = {
  args: {
    leaders: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
}
