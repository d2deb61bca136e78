import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Die } from "../dice/die"
import { sampleResult } from "../dice/sample-result"
import type { RoundResult } from "../round/round-state"
import { OutcomeLayer } from "./outcome-layer"

const won = sampleResult({ mode: "under", value: 50 }, 37)
const paying = (multiplierBps: number): RoundResult => ({
  ...won,
  multiplierBps,
  payout: (won.bet.wager * BigInt(multiplierBps)) / 10_000n,
})

const meta = {
  title: "Features/Games/Outcome layer",
  component: OutcomeLayer,
  args: {
    result: won,
    token: { symbol: "SOL", decimals: 9 },
    piece: <Die roll={37} motion="still" lit={false} className="h-20 overflow-visible" />,
    reason: "Rolled 37, under 50",
    onVerify: fn(),
  },
  decorators: [
    (Story) => (
      <div data-slot="board" className="@container/screen relative mt-20 h-[580px]">
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof OutcomeLayer>
export default meta
type Story = StoryObj<typeof meta>

export const Win: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Verify this result" }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}
export const LargeWin: Story = {
  args: { result: paying(250_000), onShare: fn() },
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
export const LongMultiplier: Story = { args: { result: paying(10_526) } }
export const Loss: Story = { args: { result: paying(0), reason: "Rolled 81, needed under 50" }, tags: ["matrix"] }
export const PartialReturn: Story = { args: { result: paying(5_000), reason: "Bucket 4 of 7" } }
export const Push: Story = { args: { result: paying(10_000), reason: "Both 18" } }

export const Jackpot: Story = {
  args: {
    result: { ...paying(0), jackpotPayout: 1_284_617_200_000n, spent: { token: 102_450_000n, lamports: 405_201n } },
  },
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Jackpot!")).toBeVisible())
    await expect(canvas.getByText(/The bet itself: 0x, Lost/)).toBeVisible()
  },
}
/** A jackpot that does not make up for the wager is no reason to celebrate. */
export const JackpotBelowWager: Story = {
  args: { result: { ...paying(0), jackpotPayout: 1n } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Jackpot!")).toBeNull()
  },
}
export const WalletChange: Story = {
  args: { result: { ...won, spent: { token: 102_450_000n, lamports: 405_201n } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Wallet .* SOL$/)).toBeVisible())
  },
}
