import type { RoundResult } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { BlackjackGame } from "../blackjack/blackjack"
import { sampleHand } from "../blackjack/sample-hand"
import { DiceGame } from "../dice/dice"
import type { DiceSettings } from "../dice/maths"
import { sampleResult as sampleRoll } from "../dice/sample-result"
import { FlipGame } from "../flip/flip"
import { sampleFlip } from "../flip/sample-flip"
import { betArray as reels } from "../slots/maths"
import { METADATA } from "../slots/scene"
import { SlotsGame } from "../slots/slots"
import { interactive } from "../testing/interactive-game"
import { sampleBoard } from "../testing/sample-board"

const under = (value: number): DiceSettings => ({ mode: "under", value })
const spent = { token: 255_875_000n, lamports: 405_201n }
const settling = (settings: unknown, result: RoundResult) => ({
  context: sampleBoard({
    screen: { settings },
    round: { phase: "settled" as const, result: { spent, ...result } },
    onShare: () => undefined,
  }),
})

/** A win of each tier on a whole board, from the drawn result on: the reveal, and the result where it happened. */
const meta = {
  title: "Features/Games/Wins on boards",
  component: DiceGame,
  parameters: { layout: "fullscreen" },
  render: interactive(DiceGame),
} satisfies Meta<typeof DiceGame>
export default meta
type Story = StoryObj<typeof meta>

const drawing = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-slot=celebration]")

export const OneAndAHalf: Story = {
  args: settling(under(66), sampleRoll(under(66), 37)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(drawing(canvasElement)).toHaveAttribute("data-tier", "count"))
    // The amount stays with the board, and the dock has it as text.
    await waitFor(() => expect(drawing(canvasElement)).toHaveAttribute("data-moving", "false"))
    await expect(within(drawing(canvasElement) ?? canvasElement).getAllByText("+0.1287")[0]).toBeInTheDocument()
    await expect(canvas.getByText("+0.1287 SOL")).toBeVisible()
  },
}
export const FiveTimes: Story = { args: settling(under(20), sampleRoll(under(20), 7)) }
export const Top: Story = { args: settling(under(5), sampleRoll(under(5), 3)) }
const all = { coins: 6, face: "heads", needed: 6 } as const
export const AllCoins: Story = { args: settling(all, sampleFlip(all, 0)), render: interactive(FlipGame) }
export const Jackpot: Story = {
  args: settling(under(50), { ...sampleRoll(under(50), 81), jackpotPayout: 1_284_617_200_000n }),
}
export const Deal: Story = { args: settling({}, sampleHand(10)), render: interactive(BlackjackGame) }
const spun = sampleResult({ gameId: "slots", betArray: reels, metadata: METADATA, index: 8, nonce: 142 })
export const Spin: Story = { args: settling({}, spun), render: interactive(SlotsGame) }
export const Lost: Story = { args: settling(under(50), sampleRoll(under(50), 81)) }
