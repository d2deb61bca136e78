import type { RoundResult } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Die } from "../dice/die"
import { sampleResult } from "../dice/sample-result"
import Celebration from "./celebration"
import "../screen/screen.css"
import { shows } from "../../../design-system/src/testing/shows"

const won = sampleResult({ mode: "under", value: 50 }, 37)
const paying = (multiplierBps: number): RoundResult => ({
  ...won,
  multiplierBps,
  payout: (won.bet.wager * BigInt(multiplierBps)) / 10_000n,
})

/**
 * The drawing over a board for a win: an amount that counts, a number over the piece, or a layer with the theme's signature.
 *
 * **Accessibility** All of it is hidden from screen readers, and nothing in it can be focused: the result is in the dock.
 * With reduced motion the amount and the number are not drawn, and the layer stands still.
 */
const meta = {
  title: "Features/Games/Celebration",
  component: Celebration,
  args: {
    tier: "number",
    result: paying(50_000),
    token: { symbol: "SOL", decimals: 9 },
    piece: <Die roll={37} motion="still" lit={false} className="h-[80px] overflow-visible" />,
    reason: "Rolled 37, under 50",
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div data-slot="first-view">
        <div data-slot="board" className="@container/screen relative grid h-[580px] grid-rows-[minmax(0,1fr)]">
          <div data-slot="board-area" className="grid place-items-center">
            <div data-decides className="size-20 rounded-full bg-primary" />
          </div>
          <div className="pointer-events-none absolute inset-0">{Story()}</div>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Celebration>
export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = { args: { tier: "count", result: paying(15_000) } }
export const LargeNumber: Story = {
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector("[data-part=figure]") as HTMLElement
    const piece = canvasElement.querySelector("[data-decides]") as HTMLElement
    await waitFor(() => expect(figure).toBeVisible())
    const [above, below] = [figure.getBoundingClientRect(), piece.getBoundingClientRect()]
    await expect(above.bottom <= below.top || above.top >= below.bottom).toBe(true)
    const size = Number.parseFloat(getComputedStyle(figure.querySelector("b") as Element).fontSize)
    await expect(size).toBeGreaterThanOrEqual(60)
    await expect(size).toBeLessThanOrEqual(80)
    await expect(canvasElement.querySelector("[data-slot=celebration]")).toHaveAttribute("aria-hidden", "true")
  },
}
export const Top: Story = {
  args: { tier: "top", result: paying(250_000) },
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
    await userEvent.click(canvas.getByText("Rolled 37, under 50"))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const Jackpot: Story = {
  args: { tier: "jackpot", result: { ...paying(0), jackpotPayout: 1_284_617_200_000n } },
  play: shows("Jackpot!", "The bet itself: 0x"),
}
export const TwelveDigits: Story = {
  args: { tier: "top", result: { ...won, bet: { ...won.bet, wager: 1n }, payout: 123_456_789_012_000_000_000n } },
}
