import type { RoundState } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { interactive } from "../testing/interactive-game"
import { playsByKey } from "../testing/plays-by-key"
import { type BoardChanges, changed, sampleBoard } from "../testing/sample-board"
import { FlipGame } from "./flip"
import { sampleFlip } from "./sample-flip"

const four = { coins: 4, face: "heads", needed: 3 } as const
const won = sampleFlip(four, 0b0100, 143)
const lost = sampleFlip(four, 0b1010)
const { bet } = won
const context = sampleBoard({
  screen: { settings: four, onSettingsChange: fn() },
  results: { history: [lost, sampleFlip(four, 3, 141), sampleFlip(four, 0, 140)], onRevealed: fn() },
  onVerify: fn(),
  play: fn(),
})

/**
 * Tab reaches bet, coins, action, side and count. Space or Enter on the action flips; Space, Escape or a tap on the
 * board skips the landing.
 */
const meta = {
  title: "Features/Games/Flip",
  component: FlipGame,
  args: { context: context },
  render: interactive(FlipGame),
} satisfies Meta<typeof FlipGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState, more: BoardChanges = {}): Story => ({
  args: { context: changed(context, { ...more, round }) },
})

export const Idle: Story = { tags: ["matrix"] }
export const OneCoin: Story = {
  args: { context: changed(context, { screen: { settings: null }, results: { history: [] } }) },
}
export const SixCoins: Story = {
  args: { context: changed(context, { screen: { settings: { coins: 6, face: "tails", needed: 6 } } }) },
}
export const Tossing = phase({ phase: "confirming", bet })
export const Won = phase(
  { phase: "revealed", result: won },
  { results: { history: [won, ...context.results.history] } },
)
export const Lost = phase({ phase: "revealed", result: lost })
export const Mobile: Story = { ...Won, globals: { viewport: { value: "mobile" } } }

export const PlayingByKey: Story = {
  play: playsByKey(/^Flip/, { betArray: bet.betArray, metadata: "0:flip:4-heads-3" }),
}

export const ChoosingAnew: Story = {
  ...phase({ phase: "revealed", result: won }, { results: { history: [won] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Heads, heads, tails, heads" })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("radio", { name: "Tails" }))
    await expect(canvas.getByRole("img", { name: "4 coins in the tray" })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "Lower coins" }))
    await expect(canvas.getByRole("img", { name: "3 coins in the tray" })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("radio", { name: "1" }))
    await expect(canvas.getByRole("button", { name: /^Flip/ })).toHaveAccessibleName(/Pays 0\.2857 SOL/)
  },
}
