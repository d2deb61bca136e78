import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ApiError } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import type { PlatformFigures } from "../model/platform-figures"
import { PlatformStatsView } from "./platform-stats-view"

const nowMs = new Date(2026, 10, 22, 14, 2).getTime()
const figures: PlatformFigures = {
  volumeLamports: 1_284_617_200_000n,
  plays: 5_678,
  players: 93,
  asOfMs: nowMs,
  scope: "all",
}
const ready = (about: Partial<PlatformFigures> = {}, stale = false) =>
  ({ status: "ready", value: { ...figures, ...about }, stale }) as const

const retry = fn()
const meta = {
  title: "Features/Platform statistics",
  component: PlatformStatsView,
  args: { figures: ready(), nowMs },
} satisfies Meta<typeof PlatformStatsView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ["matrix"], play: shows("1,284.6172 SOL", "5,678", "14:02") }
export const Loading: Story = {
  args: { figures: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Platform statistics" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.queryByText("0")).toBeNull()
  },
}
export const Failed: Story = {
  args: { figures: { status: "failed", error: new ApiError("offline", "No server"), retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch platform statistics")
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Refreshing: Story = {
  args: { figures: ready({ asOfMs: nowMs - 86_400_000 }, true) },
  play: shows("5,678", "2026-11-21"),
}
export const Unknown: Story = {
  args: { figures: ready({ volumeLamports: undefined, players: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("—")).toHaveLength(2)
    await expect(canvas.queryByText(/SOL/)).toBeNull()
  },
}
export const StillCounting: Story = { args: { figures: ready({ scope: "counted" }) } }
export const RecentOnly: Story = { args: { figures: ready({ scope: "recent", plays: 200 }) } }
export const Huge: Story = {
  globals: { viewport: { value: "mobile" } },
  args: {
    figures: ready({
      volumeLamports: 2n ** 64n - 1n,
      plays: Number.MAX_SAFE_INTEGER,
      players: 1_234_567,
      scope: "recent",
    }),
  },
}
