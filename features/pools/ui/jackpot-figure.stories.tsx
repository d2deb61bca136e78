import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ApiError } from "#features/kernel"
import { JackpotFigure } from "./jackpot-figure"

const jackpotSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }

const meta = {
  title: "Features/Pools",
  component: JackpotFigure,
  args: {
    pool: { status: "ready", value: { jackpot: 1_284_617_200_000n, jackpotSplit }, stale: false },
    token: { mint: "So11111111111111111111111111111111111111112", symbol: "SOL", decimals: 9 },
    priceUsd: 232.89,
  },
} satisfies Meta<typeof JackpotFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,027.6937")).toBeVisible()
    await expect(canvas.getByText("What a winner receives, ≈ $239,339.59")).toBeVisible()
  },
}
export const WithTheWayToItsSplit: Story = { args: { splitLink: <a href="#split">Pot and split</a> } }
export const TakingPart: Story = { args: { taking: true } }
export const NotTakingPart: Story = { args: { taking: false } }
export const AllForTheWinner: Story = {
  args: {
    pool: {
      status: "ready",
      value: { jackpot: 1_000_000_000n, jackpotSplit: { winner: 10_000, creator: 0, pool: 0, protocol: 0 } },
      stale: false,
    },
  },
}
export const NoPrice: Story = { args: { priceUsd: null } }
export const Empty: Story = { args: { pool: { status: "ready", value: { jackpot: 0n, jackpotSplit }, stale: false } } }
export const Loading: Story = { args: { pool: { status: "loading" } } }
export const Unknown: Story = {
  args: { pool: { status: "failed", error: new ApiError("offline", "No server"), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible()
    await expect(canvas.queryByText("0")).toBeNull()
  },
}
