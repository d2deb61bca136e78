import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { ApiError } from "#features/kernel"
import { no, shows } from "../../../design-system/src/testing/shows"
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

export const Visitor: Story = { tags: ["matrix"], play: shows("1,027.6937", "What a winner receives, ≈ $239,339.59") }
export const WithTheWayToItsSplit: Story = { args: { splitLink: <a href="#split">How the jackpot works</a> } }
export const TakingPart: Story = { args: { taking: true } }
export const NoPrice: Story = { args: { priceUsd: null } }
export const Empty: Story = { args: { pool: { status: "ready", value: { jackpot: 0n, jackpotSplit }, stale: false } } }
export const Loading: Story = { args: { pool: { status: "loading" } } }
export const Unknown: Story = {
  args: { pool: { status: "failed", error: new ApiError("offline", "No server"), retry: fn() } },
  play: shows("—", no("0")),
}
