import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ApiError } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { sol } from "../../../tests/support/sol"
import { LeaderboardView } from "./leaderboard-view"

const usdc = {
  ...sol,
  mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
}
const own = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const players = [
  "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G",
  own,
  "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM",
  "DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy",
  "2q7pyhPwAwZ3QMfZrnAbDhnh9mDUqycszcpf86VgQxhF",
]
const entries = players.map((user, index) => ({
  user,
  wagered: 18_446_744_073_709_551_615n / 10n ** BigInt(index * 2),
  sol_volume: 0n,
  plays: 1_204 >> (index * 2),
}))
const ready = (some: typeof entries, complete = true) => ({
  status: "ready" as const,
  value: { entries: some, asOfMs: 1_800_000_000_000, complete },
  stale: false,
})

/** Players by wagered amount, counted from the chain. The modal shows ten rows, the page a hundred. */
const meta = {
  title: "Features/Leaderboard",
  component: LeaderboardView,
  args: {
    leaders: ready(entries),
    tokens: [sol, usdc],
    token: sol,
    onTokenChange: fn(),
    period: "alltime",
    onPeriodChange: fn(),
    own,
    limit: 10,
    variant: "modal",
    playerLink: (address, content) => (
      <a href={`#${address}`} className="hover:underline">
        {content}
      </a>
    ),
  },
} satisfies Meta<typeof LeaderboardView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5)
    await userEvent.click(canvas.getByRole("radio", { name: "7 days" }))
    await expect(args.onPeriodChange).toHaveBeenCalledWith("7d")
    await userEvent.click(canvas.getByRole("radio", { name: "USDC" }))
    await expect(args.onTokenChange).toHaveBeenCalledWith("USDC")
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const Panel: Story = { args: { variant: "panel", limit: 100, leaders: ready([]) }, play: shows("Coming soon.") }
export const StillReading: Story = { args: { leaders: ready(entries.slice(2), false) } }
export const Stale: Story = {
  args: { leaders: { ...ready(entries), stale: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Refreshing failed\. Showing data from \d+:\d\d:\d\d/)).toBeVisible()
    await expect(canvas.getAllByRole("link")).toHaveLength(5)
  },
}
export const Loading: Story = { args: { leaders: { status: "loading" } } }
export const Empty: Story = { args: { leaders: ready([]) }, play: shows("No players yet", "Be the first!") }
export const LoadFailed: Story = {
  args: {
    leaders: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
}
