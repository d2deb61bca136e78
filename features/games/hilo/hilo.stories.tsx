import { type RoundState, resultKey } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { interactive } from "../testing/interactive-game"
import { type BoardChanges, changed, sampleBoard } from "../testing/sample-board"
import { HiloGame } from "./hilo"
import { sampleRun } from "./sample-run"
import { startCard } from "./settings"
import { callName } from "./words"

const context = sampleBoard({
  screen: { settings: { skips: 0, ended: [] }, onSettingsChange: fn() },
  play: fn(),
  results: { onRevealed: fn() },
  onVerify: fn(),
})
const five = { rank: 3, suit: 3 }
const calls = [
  ["hi", 6],
  ["hi", 9],
] as const
const run = sampleRun(five, calls)
const lost = sampleRun(five, [...calls, ["hi", 2]])
const long = sampleRun(five, [...calls, ["lo", 8], ["hi", 12], ["lo", 4], ["lo", 0]])
const [newest] = run
const [lostAt] = lost
if (!newest || !lostAt) throw new Error("A run has steps")

/**
 * Tab reaches bet, Skip card (or Finish), action and the two answers. Space or Enter on an answer calls it, on the action
 * the likelier one; Space, Escape or a tap on the board skips the turn of the card.
 */
const meta = {
  title: "Features/Games/HiLo",
  component: HiloGame,
  args: { context: context },
  render: interactive(HiloGame),
} satisfies Meta<typeof HiloGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState, history: typeof run, more: BoardChanges = {}): Story => ({
  args: { context: changed(context, { ...more, round, results: { history } }) },
})

export const Idle: Story = { tags: ["matrix"] }
export const InTheMiddle: Story = { ...phase({ phase: "revealed", result: newest }, run), tags: ["matrix"] }
/** The page was opened anew: the cards are read from the results alone. */
export const AfterReload = phase({ phase: "idle" }, run)
export const LongRun = phase({ phase: "idle" }, long)
export const Called = phase({ phase: "signing", bet: lostAt.bet }, run)
export const Turned = phase({ phase: "settled", result: lostAt }, run)
export const Lost = phase({ phase: "revealed", result: lostAt }, lost)
export const PoolLimit = phase({ phase: "idle" }, run, {
  next: { limits: { ...context.next.limits, maxPayout: 1_000_000_000n } },
})
export const TooLittleForFees = phase({ phase: "idle" }, run, {
  next: { limits: { ...context.next.limits, spendable: newest.payout } },
})
export const Mobile: Story = { ...InTheMiddle, tags: [], globals: { viewport: { value: "mobile" } } }

export const CallingByKey: Story = {
  ...phase({ phase: "idle" }, run),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: /^Hi or equal 4 of 13/ }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.context.play).toHaveBeenLastCalledWith({
      betArray: [...Array.from({ length: 9 }, () => 0), 32_500, 32_500, 32_500, 32_500],
      wager: newest.payout,
      metadata: expect.stringMatching(/^0:hilo:2:[A-Za-z]{3}:hi$/),
      step: 2,
    })
    await userEvent.click(canvas.getByRole("button", { name: /^Lo or equal \d/ }))
    await expect(args.context.play).toHaveBeenLastCalledWith(
      expect.objectContaining({ metadata: expect.stringMatching(/:lo$/) }),
    )
  },
}

const first = startCard(undefined, 0)
const second = startCard(undefined, 1)

export const SkippingTheStartCard: Story = {
  play: async ({ canvas, args }) => {
    const called = (rank: number) =>
      canvas.getByRole("button", { name: new RegExp(`^${callName({ rank, side: "hi" })} \\d`) })
    await expect(called(first.rank)).toBeEnabled()
    await userEvent.click(canvas.getByRole("button", { name: "Skip card" }))
    await expect(args.context.screen.onSettingsChange).toHaveBeenLastCalledWith({ skips: 1, ended: [] })
    await userEvent.click(called(second.rank))
    await expect(args.context.play).toHaveBeenCalledTimes(1)
  },
}

export const Finishing: Story = {
  ...phase({ phase: "revealed", result: newest }, run),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Skip card" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: /^Finish/ }))
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(args.context.screen.onSettingsChange).toHaveBeenLastCalledWith({
      skips: 0,
      ended: [resultKey(newest)],
    })
    await expect(canvas.getByRole("button", { name: "New run" })).toHaveFocus()
    await expect(canvas.getAllByText(/is already in your wallet/)[0]).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "New run" }))
    await expect(canvas.getByRole("button", { name: "Skip card" })).toBeEnabled()
  },
}
