import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../../../design-system/src/testing/shows"
import { SmallPot } from "./small-pot"

const jackpotSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }

/** A jackpot under half a percent of its pool. */
const meta = {
  title: "Features/Pools/Small pot",
  component: SmallPot,
  args: {
    pool: { jackpot: 15_400_000n, jackpotSplit },
    token: { mint: "sol", symbol: "SOL", decimals: 9 },
  },
} satisfies Meta<typeof SmallPot>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: shows("Current jackpot", "0.0123") }
/** What the program stated for the player's last bet. */
export const AfterABet: Story = {
  args: { chance: <span>Your last bet’s jackpot chance: 1 in 41,200</span> },
  play: shows(/jackpot chance: 1 in 41,200/),
}
export const EmptyPot: Story = { args: { pool: { jackpot: 0n, jackpotSplit } } }
