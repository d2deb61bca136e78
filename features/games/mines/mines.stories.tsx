import { type RoundState, resultKey } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { interactive } from "../testing/interactive-game"
import { type BoardChanges, changed, sampleBoard } from "../testing/sample-board"
import { MinesGame } from "./mines"
import { sampleRun } from "./sample-run"

const context = sampleBoard({
  screen: { settings: { mines: 3, ended: [] }, onSettingsChange: fn() },
  play: fn(),
  results: { onRevealed: fn() },
  onVerify: fn(),
})
const path = [1, 8, 12, 21, 13, 7]
const run = sampleRun(3, path)
const [newest] = run
const [lostAt, ...beforeLoss] = sampleRun(3, path, { lost: true })
const first = run.at(-1)
if (!newest || !lostAt || !first) throw new Error("A run has steps")
const cleared = sampleRun(20, [0, 6, 12, 18, 24])

/**
 * Tab reaches bet, mines (or Cash out), action and board; on the board the arrows, Home and End move, Space or Enter
 * opens a tile and R opens a random one. Space, Escape or a tap on the board skips the turn of a tile.
 */
const meta = {
  title: "Features/Games/Mines",
  component: MinesGame,
  args: { context: context },
  render: interactive(MinesGame),
} satisfies Meta<typeof MinesGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState, history: typeof run, more: BoardChanges = {}): Story => ({
  args: { context: changed(context, { ...more, round, results: { history } }) },
})

export const Idle: Story = { tags: ["matrix"] }
export const OneMine: Story = { args: { context: changed(context, { screen: { settings: { mines: 1 } } }) } }
export const FirstTile = phase({ phase: "signing", bet: first.bet }, [])
export const InTheMiddle: Story = {
  ...phase({ phase: "revealed", result: newest }, run),
  tags: ["matrix"],
  play: async ({ canvas }) => {
    const ladder = within(canvas.getByRole("region", { name: "3 mines", hidden: true }))
    await expect(ladder.getByText("Now").closest("li")).toHaveTextContent("2.3728x")
  },
}
/** The page was opened anew: the board is read from the results alone. */
export const AfterReload = phase({ phase: "idle" }, run)
/** While a step stakes what the run carries, nothing is said to be kept: not on the button, not in its description. */
const underWay = (round: RoundState): Story => ({
  ...phase(round, run.slice(1)),
  play: async ({ canvas }) => {
    const cashOut = canvas.getByRole("button", { name: /^Cash out/ })
    await expect(cashOut).toHaveTextContent(/Step under way$/)
    await expect(cashOut).toHaveAccessibleDescription(/^A step is under way\./)
    await expect(canvas.getByRole("textbox", { name: "Stake" })).toBeDisabled()
  },
})
export const Opening = underWay({ phase: "sending", bet: newest.bet })
export const Turned = underWay({ phase: "settled", result: newest })
export const Lost: Story = {
  ...phase({ phase: "revealed", result: lostAt }, [lostAt, ...beforeLoss]),
  play: async ({ canvas }) => expect(canvas.getByRole("list", { name: "Recent results" })).toHaveTextContent(/^0x$/),
}
export const Cleared = phase({ phase: "revealed", result: cleared[0] ?? newest }, cleared)
export const PoolLimit = phase({ phase: "idle" }, run, {
  next: { limits: { ...context.next.limits, maxPayout: 600_000_000n } },
})
export const TooLittleForFees = phase({ phase: "idle" }, run, {
  next: { limits: { ...context.next.limits, spendable: newest.payout } },
})
export const Mobile: Story = { ...InTheMiddle, tags: [], globals: { viewport: { value: "mobile" } } }

export const OpeningByKey: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Tile 13, row 3, column 3, closed" }).focus()
    await userEvent.keyboard("{ArrowRight}{ArrowDown}")
    await expect(canvas.getByRole("button", { name: /^Tile 19,/ })).toHaveFocus()
    await userEvent.keyboard("{End}{ArrowRight}{Enter}")
    await expect(args.context.play).toHaveBeenLastCalledWith({
      betArray: [0, 0, 0, ...Array.from({ length: 22 }, () => 11_363)],
      metadata: "0:mines:3:0:19",
      step: 0,
    })
  },
}

export const RandomTile: Story = {
  ...phase({ phase: "revealed", result: newest }, run),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: /^Tile 2, .* gem$/ }).focus()
    await userEvent.keyboard("r")
    await expect(args.context.play).toHaveBeenLastCalledWith(
      expect.objectContaining({ wager: newest.payout, metadata: expect.stringMatching(/^0:mines:3:[0-9a-z]+:\d+$/) }),
    )
    await userEvent.click(canvas.getByRole("button", { name: /^Tile 2, .* gem$/ }))
    await expect(args.context.play).toHaveBeenCalledTimes(1)
  },
}

export const CashingOut: Story = {
  ...phase({ phase: "revealed", result: newest }, run),
  play: async ({ canvas, args }) => {
    const cashOut = canvas.getByRole("button", { name: /^Cash out/ })
    await expect(cashOut).toHaveTextContent(/Keep \d\.\d+ SOL$/)
    await expect(cashOut).toHaveAccessibleDescription(/is already in your wallet; nothing is signed\.$/)
    await userEvent.click(cashOut)
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(args.context.screen.onSettingsChange).toHaveBeenLastCalledWith({
      mines: 3,
      ended: [resultKey(newest)],
    })
    await expect(canvas.getByRole("button", { name: "New board" })).toHaveFocus()
    await expect(canvas.getAllByText(/is already in your wallet/)[0]).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: /^Tile 1,/ }))
    await expect(args.context.play).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "New board" }))
    await expect(canvas.getAllByRole("button", { name: /, closed$/ })).toHaveLength(25)
  },
}

export const LockedWhileOpen: Story = {
  ...phase({ phase: "idle" }, run),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Next stake" })).toBeDisabled()
    await expect(canvas.queryByRole("spinbutton", { name: "Mines" })).toBeNull()
    await expect(canvas.getByRole("button", { name: /^Open a tile/ })).not.toHaveAttribute("aria-disabled")
  },
}

const coolingOff = "You are cooling off until 14:00."
/** A limit is reached in the middle of a run: the next tile and the money stay within reach. */
export const CoolingOffInTheMiddle: Story = {
  ...phase({ phase: "idle" }, run, { startRefusal: coolingOff }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Cash out/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole("button", { name: /^Open a tile/ }))
    await expect(args.context.play).toHaveBeenLastCalledWith(expect.objectContaining({ step: path.length }))
  },
}
export const CoolingOff: Story = {
  args: { context: changed(context, { startRefusal: coolingOff }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Open a tile/ })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getAllByText(coolingOff)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Tile 13, row 3, column 3, closed" }))
    await expect(args.context.play).not.toHaveBeenCalled()
  },
}

export const SkippingTheTurn: Story = {
  ...phase({ phase: "settled", result: newest }, run),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: /^Tile 8,/ }).focus()
    await userEvent.keyboard(" ")
    await expect(args.context.results.onRevealed).toHaveBeenCalled()
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(canvas.getByRole("button", { name: "Tile 8, row 2, column 3, gem" })).toHaveFocus()
  },
}
