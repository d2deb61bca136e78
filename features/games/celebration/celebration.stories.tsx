import type { RoundResult } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { sampleResult } from "../dice/sample-result"
import { Celebration } from "./celebration"
import "../screen/screen.css"
import "../screen/sizing.css"

const won = sampleResult({ mode: "under", value: 50 }, 37)
const paying = (multiplierBps: number): RoundResult => ({
  ...won,
  multiplierBps,
  payout: (won.bet.wager * BigInt(multiplierBps)) / 10_000n,
})

/**
 * What a win came to, in the band of the board that no piece uses: digits that run once, light, and bits from the piece
 * that won. It stays until the next bet.
 *
 * **Accessibility** All of it is hidden from screen readers, and nothing in it can be focused: the result is in the dock.
 * With reduced motion it is the amount alone, at once.
 */
const meta = {
  title: "Features/Games/Celebration",
  component: Celebration,
  args: { result: paying(50_000), token: { symbol: "SOL", decimals: 9 } },
  decorators: [
    (Story) => (
      <div data-slot="screen" className="@container/screen">
        <div data-slot="first-view">
          <div data-slot="board" className="relative grid h-[580px] grid-rows-[minmax(0,1fr)]">
            <div data-slot="board-column" data-band className="relative grid">
              <div data-slot="board-area" className="row-start-2 grid place-items-center">
                <div data-decides className="size-20 rounded-full bg-primary" />
              </div>
              <div className="pointer-events-none absolute inset-0">{Story()}</div>
            </div>
          </div>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Celebration>
export default meta
type Story = StoryObj<typeof meta>

const figure = (root: HTMLElement) => root.querySelector("[data-part=figure]") as HTMLElement
const fontSize = (root: HTMLElement) => Number.parseFloat(getComputedStyle(figure(root)).fontSize)

/** The fees took more than the gain: the amount, and nothing that moves. */
export const BelowCosts: Story = {
  args: { result: { ...paying(10_200), spent: { token: 257_000_000n, lamports: 400_000n } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("+0.0050")[0]).toBeInTheDocument()
    await expect(canvasElement.querySelector("[data-moving=true]")).toBeNull()
  },
}
export const Count: Story = { args: { result: paying(15_000) } }
export const FiveTimes: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=confetti]")).not.toBeNull())
    const piece = canvasElement.querySelector("[data-decides]") as HTMLElement
    await expect(figure(canvasElement).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      piece.getBoundingClientRect().top,
    )
    await expect(canvasElement.querySelector("[data-slot=celebration]")).toHaveAttribute("aria-hidden", "true")
  },
}
export const Top: Story = { args: { result: paying(250_000) }, tags: ["matrix"] }
export const Jackpot: Story = { args: { result: { ...paying(0), jackpotPayout: 1_284_617_200_000n } } }
export const TwelveDigits: Story = {
  args: { result: { ...won, bet: { ...won.bet, wager: 1n }, payout: 123_456_789_012_000_000_000n } },
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement).scrollWidth).toBeLessThanOrEqual(
      (canvasElement.querySelector("[data-slot=board-column]") as HTMLElement).clientWidth,
    )
    await expect(fontSize(canvasElement)).toBeGreaterThan(20)
  },
}
