import type { RoundState } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { drawn } from "../kit3d/drawn"
import { interactive } from "../testing/interactive-game"
import { playsByKey } from "../testing/plays-by-key"
import { type BoardChanges, changed, sampleBoard } from "../testing/sample-board"
import { PlinkoGame } from "./plinko"
import { samplePlinko } from "./sample-plinko"

const won = samplePlinko("classic-medium", 0b111011)
const lost = samplePlinko("classic-medium", 0b010110, { nonce: 141 })
const { bet } = won
const context = sampleBoard({
  screen: { settings: { board: "classic", risk: "medium" }, onSettingsChange: fn() },
  results: {
    history: [
      lost,
      samplePlinko("classic-medium", 1, { nonce: 140 }),
      samplePlinko("classic-medium", 0, { nonce: 139 }),
    ],
    onRevealed: fn(),
  },
  onVerify: fn(),
  play: fn(),
  onWagerChange: fn(),
})

/**
 * Tab reaches bet, risk, action and board; arrow keys choose the board. Space or Enter on the action drops the ball;
 * Space, Escape or a tap on the board skips the fall.
 */
const meta = {
  title: "Features/Games/Plinko",
  component: PlinkoGame,
  args: { context: context },
  render: interactive(PlinkoGame),
} satisfies Meta<typeof PlinkoGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState, more: BoardChanges = {}): Story => ({
  args: { context: changed(context, { ...more, round }) },
})
const normal = { screen: { settings: { board: "normal", risk: "medium" } } }
const degen = { screen: { settings: { board: "degen", risk: "medium" } } }
const inner = samplePlinko("normal", 10)
const nothing = samplePlinko("degen", 30)
const push = samplePlinko("classic-low", 0b000011)

export const Idle: Story = { tags: ["matrix"] }
export const FirstPlay: Story = {
  args: { context: changed(context, { screen: { settings: null }, results: { history: [] } }) },
}
export const Normal = phase({ phase: "idle" }, normal)
export const DegenBoard = phase({ phase: "idle" }, degen)
export const Waiting = phase({ phase: "confirming", bet })
export const Won = phase(
  { phase: "revealed", result: won },
  { results: { history: [won, ...context.results.history] } },
)
export const PartialReturn = phase({ phase: "revealed", result: lost })
export const Push = phase({ phase: "revealed", result: push })
export const NormalWon = phase({ phase: "revealed", result: inner }, normal)
export const DegenLost = phase({ phase: "revealed", result: nothing }, degen)
export const Mobile: Story = { ...Won, globals: { viewport: { value: "mobile" } } }

const in3d = (round: RoundState, more: BoardChanges = {}): Story => ({
  ...phase(round, { ...more, screen: { ...more.screen, view: "3D" } }),
  play: drawn,
})
export const IdleIn3d: Story = { ...in3d({ phase: "idle" }), tags: ["3d", "one-theme"] }
export const WaitingIn3d: Story = { ...in3d({ phase: "confirming", bet }), tags: ["3d", "one-theme"] }
export const WonIn3d: Story = {
  ...in3d({ phase: "revealed", result: won }),
  tags: ["3d", "one-theme"],
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole("img", { name: /^Right, right, left.* Bucket 6 of 7/ })).toBeVisible()
  },
}
export const PartialReturnIn3d: Story = { ...in3d({ phase: "revealed", result: lost }), tags: ["3d", "one-theme"] }
export const NormalIn3d: Story = { ...in3d({ phase: "revealed", result: inner }, normal), tags: ["3d", "one-theme"] }
export const MobileIn3d: Story = { ...WonIn3d, tags: ["3d", "one-theme"], globals: { viewport: { value: "mobile" } } }

export const PlayingByKey: Story = {
  play: playsByKey(/^Drop/, { betArray: bet.betArray, metadata: "0:plinko:classic-medium" }),
}

export const ChoosingAnew: Story = {
  ...phase({ phase: "revealed", result: won }, { results: { history: [won] } }),
  play: async ({ canvas, canvasElement, args }) => {
    const label = "Right, right, left, right, right, right. Bucket 6 of 7, which pays 1.78x"
    await expect(canvas.getByRole("img", { name: label })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("combobox", { name: "Risk" }))
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole("option", { name: "High" }))
    await expect(canvas.getByRole("img", { name: "Classic 6 board, the ball is in the chute" })).toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: /^Drop/ })).toHaveAccessibleName(/Up to 3\.25\d+ SOL/)
    await userEvent.click(canvas.getByRole("radio", { name: "Degen 12" }))
    await expect(args.context.screen.onSettingsChange).toHaveBeenLastCalledWith({ board: "degen", risk: "high" })
    await expect(canvas.getByRole("combobox", { name: "Risk" })).toBeDisabled()
    await expect(canvas.getByText("The chance of each bucket is in the table.")).toBeVisible()
  },
}
