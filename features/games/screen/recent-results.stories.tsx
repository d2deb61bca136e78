import { type RoundResult, resultKey } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { shows } from "../../../design-system/src/testing/shows"
import { Die } from "../dice/die"
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
  args: {
    history,
    token: { symbol: "SOL", decimals: 9 },
    piece: ({ resultIndex }) => (
      <Die roll={resultIndex} motion="still" lit={false} className="h-[80px] overflow-visible" />
    ),
    outcomeName: ({ resultIndex }) => `Rolled ${resultIndex}`,
    shown: null,
    available: true,
    onShow: fn(),
  },
} satisfies Meta<typeof RecentResults>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole("button").map((button) => button.getAttribute("aria-label"))
    await expect(names).toEqual([
      "Won, 2x, +0.2500 SOL. Rolled 37",
      "Push, 1x, 0.0000 SOL. Rolled 37",
      "0.5x, −0.1250 SOL. Rolled 37",
      "Lost, 0x, −0.2500 SOL. Rolled 37",
      "Won, 4x, +0.7500 SOL. Rolled 37",
    ])
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(canvas.getByRole("button", { name: /4x/ }))
    await expect(args.onShow).toHaveBeenCalledWith(history[4])
  },
}
export const JackpotOfALoss: Story = {
  args: { history: [{ ...result, multiplierBps: 0, payout: 0n, jackpotPayout: 885_000_000n }] },
  play: shows(["button", "Lost, 0x, jackpot 0.8850 SOL, +0.6350 SOL. Rolled 37"]),
}
export const ShownAgain: Story = {
  args: { shown: resultKey(history[1] as RoundResult) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Push/ })).toHaveAttribute("aria-pressed", "true")
    await userEvent.click(canvas.getByRole("button", { name: /^Push/ }))
    await expect(args.onShow).toHaveBeenCalledWith(null)
  },
}
/** While a bet is pending or a run is open, its own board stays. */
export const Unavailable: Story = {
  args: { available: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /4x/ }))
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}
/** Of a run, which was cut at each step, the multiplier gives the payout only nearly. */
export const Run: Story = {
  args: { history: [{ ...result, multiplierBps: 11_356, payout: (result.bet.wager * 11_356n) / 10_000n + 1n }] },
  play: async ({ canvas }) => expect(canvas.getByRole("listitem")).toHaveTextContent("≈ 1.1356x"),
}
export const None: Story = { args: { history: [] } }
