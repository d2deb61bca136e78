import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ApiError } from "#features/kernel"
import { JackpotFigure } from "./jackpot-figure"

const meta = {
  title: "Features/Pools",
  component: JackpotFigure,
  args: {
    jackpot: { status: "ready", value: { jackpot: 1_284_617_200_000n }, stale: false },
    token: { mint: "So11111111111111111111111111111111111111112", symbol: "SOL", decimals: 9 },
    priceUsd: 232.89,
  },
} satisfies Meta<typeof JackpotFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,284.6172")).toBeVisible()
    await expect(canvas.getByText("≈ $299,174.49")).toBeVisible()
  },
}
export const TakingPart: Story = { args: { taking: true } }
export const NotTakingPart: Story = { args: { taking: false } }
export const NoPrice: Story = { args: { priceUsd: null } }
export const Empty: Story = { args: { jackpot: { status: "ready", value: { jackpot: 0n }, stale: false } } }
export const Loading: Story = { args: { jackpot: { status: "loading" } } }
export const Unknown: Story = {
  args: { jackpot: { status: "failed", error: new ApiError("offline", "No server"), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible()
    await expect(canvas.queryByText("0")).toBeNull()
  },
}
