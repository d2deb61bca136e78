import type { RoundState } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { drawn } from "../kit3d/drawn"
import { interactive } from "../testing/interactive-game"
import { playsByKey } from "../testing/plays-by-key"
import { changed, sampleBoard } from "../testing/sample-board"
import { DiceGame } from "./dice"
import { sampleResult } from "./sample-result"

const under = { mode: "under", value: 50 } as const
const history = [37, 81, 12, 44, 96, 58, 5, 29].map((roll, index) => sampleResult(under, roll, { nonce: 142 - index }))
const won = sampleResult(under, 37)
const lost = sampleResult(under, 81)
const { bet } = won
const context = sampleBoard({
  results: { history: history.slice(1), onRevealed: fn() },
  onVerify: fn(),
  play: fn(),
  onWagerChange: fn(),
})

/**
 * Tab reaches bet, number, action, thumbs and modes. Space or Enter on the action plays; Space, Escape or a tap on the
 * board skips a reveal; while a field is being typed in, neither key does anything but type.
 */
const meta = {
  title: "Features/Games/Dice",
  component: DiceGame,
  args: { context: context },
  parameters: { layout: "fullscreen" },
  render: interactive(DiceGame),
} satisfies Meta<typeof DiceGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { context: changed(context, { round }) } })

export const Idle: Story = { tags: ["matrix"] }
export const FirstVisit: Story = {
  args: { context: changed(context, { results: { history: [], nextHashedSeed: null } }) },
}
export const Waiting = phase({ phase: "confirming", bet })
export const Overdue = phase({ phase: "overdue", bet })
export const Won: Story = {
  args: { context: changed(context, { results: { history }, round: { phase: "revealed", result: won } }) },
  tags: ["matrix"],
}
export const Lost: Story = {
  args: {
    context: changed(context, {
      results: { history: [lost, ...history.slice(1)] },
      round: { phase: "revealed", result: lost },
    }),
  },
}
export const BetweenTwoNumbers: Story = {
  args: { context: changed(context, { screen: { settings: { mode: "between", from: 40, to: 65 } } }) },
}
export const Declined = phase({ phase: "failed", bet, reason: "rejected-by-wallet", message: "", moneyMoved: "no" })
export const Mobile: Story = { ...phase({ phase: "confirming", bet }), globals: { viewport: { value: "mobile" } } }

const in3d = (round: RoundState): Story => ({
  args: { context: changed(context, { screen: { view: "3D" }, round }) },
  play: drawn,
})
export const IdleIn3d: Story = { ...in3d({ phase: "idle" }), tags: ["3d", "one-theme"] }
export const WaitingIn3d: Story = { ...in3d({ phase: "confirming", bet }), tags: ["3d", "one-theme"] }
export const WonIn3d: Story = {
  ...in3d({ phase: "revealed", result: won }),
  tags: ["3d", "one-theme"],
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole("img", { name: "The die shows 37" })).toBeVisible()
  },
}
export const LostIn3d: Story = { ...in3d({ phase: "revealed", result: lost }), tags: ["3d", "one-theme"] }
export const MobileIn3d: Story = { ...WonIn3d, tags: ["3d", "one-theme"], globals: { viewport: { value: "mobile" } } }

export const PlayingByKey: Story = {
  play: playsByKey(/^Roll/, { betArray: bet.betArray, metadata: "0:dice:under-50" }, " "),
}

export const ChoosingAfterAResult: Story = {
  args: { context: changed(context, { results: { history }, round: { phase: "revealed", result: won } }) },
  play: async ({ canvas }) => {
    canvas.getByRole("slider", { name: "Target" }).focus()
    await userEvent.keyboard("{ArrowLeft}")
    await expect(canvas.getByRole("slider", { name: "Target" })).toHaveAttribute("aria-valuenow", "49")
    await expect(canvas.getByRole("spinbutton", { name: "Roll under" })).toHaveValue("49")
  },
}

export const VerifyingALoss: Story = {
  args: { context: changed(context, { round: { phase: "settled", result: lost } }) },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard("{Escape}")
    await canvas.findByText("Lost 0.2500 SOL")
    canvas.getByRole("button", { name: "Verify this result" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.context.onVerify).toHaveBeenLastCalledWith(lost)
  },
}

export const ShowingAnEarlierBoard: Story = {
  args: { context: changed(context, { round: { phase: "revealed", result: won }, results: { history } }) },
  play: async ({ canvas }) => {
    const earlier = canvas.getByRole("button", { name: /^Lost, 0x, .* Rolled 81, needed under 50$/ })
    await userEvent.click(earlier)
    await userEvent.click(await canvas.findByRole("button", { name: "Back to the board" }))
    await expect(earlier).toHaveAttribute("aria-pressed", "false")
    await expect(canvas.getByRole("slider", { name: "Target" })).toBeVisible()
  },
}
