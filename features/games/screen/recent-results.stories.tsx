import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { sampleResult } from "../dice/sample-result"
import { RecentResults } from "./recent-results"

const result = sampleResult({ mode: "under", value: 50 }, 37)
const history = [20_000, 10_000, 5_000, 0, 40_000, 20_000].map((multiplierBps, nonce) => ({
  ...result,
  multiplierBps,
  payout: (result.bet.wager * BigInt(multiplierBps)) / 10_000n,
  nonce,
}))

const meta = {
  title: "Features/Games/Recent results",
  component: RecentResults,
  args: { history },
} satisfies Meta<typeof RecentResults>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("listitem").map((item) => item.textContent)
    await expect(shown).toEqual(["2x", "1x", "0.5x", "0x", "4x"])
  },
}
/** Of a run, which was cut at each step, the multiplier gives the payout only nearly. */
export const Run: Story = {
  args: { history: [{ ...result, multiplierBps: 11_356, payout: (result.bet.wager * 11_356n) / 10_000n + 1n }] },
  play: async ({ canvas }) => expect(canvas.getByRole("listitem")).toHaveTextContent("≈ 1.1356x"),
}
export const None: Story = { args: { history: [] } }
