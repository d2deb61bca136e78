import type { RoundResult } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { Die } from "../dice/die"
import { sampleResult } from "../dice/sample-result"
import { ResultLine } from "./result-line"

const spent = { token: 255_875_000n, lamports: 405_201n }
const won = { ...sampleResult({ mode: "under", value: 50 }, 37), spent }
const paying = (multiplierBps: number): RoundResult => ({
  ...won,
  multiplierBps,
  payout: (won.bet.wager * BigInt(multiplierBps)) / 10_000n,
})

/**
 * What the last play came to, in the dock until the next bet. The multiplier is green only for a win above all that left the
 * wallet for the play.
 */
const meta = {
  title: "Features/Games/Result line",
  component: ResultLine,
  args: {
    result: won,
    token: { symbol: "SOL", decimals: 9 },
    piece: <Die roll={37} motion="still" lit={false} className="h-[80px] overflow-visible" />,
    reason: "Rolled 37, under 50",
    onVerify: fn(),
    onShare: fn(),
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof ResultLine>
export default meta
type Story = StoryObj<typeof meta>

export const Win: Story = {
  tags: ["matrix"],
  play: shows(
    press("Verify this result", (args) => args.onVerify),
    press("Share", (args) => args.onShare),
    "Wallet +0.2437 SOL",
  ),
}
export const Loss: Story = { args: { result: paying(0), reason: "Rolled 81, needed under 50" }, tags: ["matrix"] }
export const PartialReturn: Story = { args: { result: paying(5_000), reason: "Bucket 4 of 7" } }
export const Push: Story = { args: { result: paying(10_000), reason: "Both 18" } }
/** The payout is above the wager, and below what left the wallet: it is shown as a figure like any other. */
export const WinBelowItsFees: Story = {
  args: { result: paying(10_200), reason: "Rolled 12, under 95" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.02x")).toHaveAttribute("data-tone", "plain")
    await expect(canvas.getByText("+0.0050 SOL")).toBeInTheDocument()
  },
}
export const TwelveDigits: Story = {
  args: {
    result: { ...won, bet: { ...won.bet, wager: 123_456_789_012_000_000n }, payout: 246_913_578_024_000_000n },
  },
}
export const Jackpot: Story = {
  args: { result: { ...paying(0), jackpotPayout: 1_284_617_200_000n } },
  tags: ["matrix"],
  play: shows("Jackpot 1,284.6172 SOL", /^The bet itself: 0x, Lost/),
}
/** A bet in USDC in the narrowest dock: both currencies stand whole, each in its line. */
export const TwoCurrencies: Story = {
  args: {
    token: { symbol: "USDC", decimals: 6 },
    result: {
      ...paying(0),
      bet: { ...won.bet, wager: 5_000_000n },
      spent: { token: 5_120_000n, lamports: 2_444_481n, rent: 2_039_280n },
    },
  },
  decorators: [(Story) => <div className="w-49">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const text of [/^Wallet −5\.1200 USDC,$/, /−0\.0005 SOL,$/, /once −0\.0021 set-up$/]) {
      const amount = canvas.getByText(text)
      const row = amount.closest("[data-slot=outcome]")?.getBoundingClientRect() ?? new DOMRect()
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
      await expect(amount.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.bottom + 1)
    }
  },
}
/** Bonus tokens are nobody's own stake: what they won is all gain. */
export const WonWithBonus: Story = {
  args: { result: { ...won, spent: { token: 5_875_000n, lamports: 405_201n, bonus: 250_000_000n } } },
  play: shows("+0.5000 SOL", "Wallet +0.4937 SOL"),
}
/** A jackpot that does not make up for the wager is no reason to celebrate. */
export const JackpotBelowWager: Story = {
  args: { result: { ...paying(0), jackpotPayout: 1n } },
  play: shows(no(/Jackpot/)),
}
