import type { FailureReason, MoneyMoved, RoundState } from "@dghrt/betting/model/round-state"
import type { Play } from "@dghrt/betting/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { drawn } from "../kit3d/drawn"
import { interactive } from "../testing/interactive-game"
import { changed, sampleGameContext } from "../testing/sample-game-context"
import { DiceGame } from "./dice"
import { sampleResult } from "./sample-result"

const under = { mode: "under", value: 50 } as const
const history = [37, 81, 12, 44, 96, 58, 5, 29].map((roll, index) => sampleResult(under, roll, { nonce: 142 - index }))
const won = sampleResult(under, 37)
const lost = sampleResult(under, 81)
const { bet } = won
const context = sampleGameContext({
  results: { history: history.slice(1), onRevealed: fn(), onVerify: fn() },
  play: fn(),
  bet: { onWagerChange: fn() },
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
const failed = (reason: FailureReason, moneyMoved: MoneyMoved, message = ""): Story =>
  phase({ phase: "failed", bet, reason, message, moneyMoved })

export const Idle: Story = { tags: ["matrix"] }
export const FirstVisit: Story = {
  args: { context: changed(context, { results: { history: [], nextHashedSeed: null } }) },
}
export const Signing = phase({ phase: "signing", bet })
export const Sending = phase({ phase: "sending", bet })
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
export const Declined = failed("rejected-by-wallet", "no")
export const NoAnswer = failed("network", "unknown")
export const StakeSent = failed("network", "yes")
export const Refused = failed("refused", "no", "The pool pays at most 50 SOL on one bet.")
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

export const MoreThanTheBalance: Story = {
  args: { context: changed(context, { bet: { wager: 900_000_000_000n } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/balance covers at most 11\.72447484/)
    await expect(canvas.getByRole("button", { name: /^Roll/ })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Max bet" }))
    await expect(canvas.getByRole("button", { name: /^Roll/ })).not.toHaveAttribute("aria-disabled")
  },
}

export const PlayingByKey: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: /^Roll/ }).focus()
    await userEvent.keyboard(" ")
    const play: Play = {
      betArray: bet.betArray,
      metadata: "0:dice:under-50",
    }
    await expect(args.context.play).toHaveBeenLastCalledWith(play)
  },
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

/** The moment from the drawn result to the layer. */
const settling: Story = {
  args: { context: changed(context, { results: { history }, round: { phase: "settled", result: won } }) },
}

export const SkippingTheReveal: Story = {
  ...settling,
  play: async ({ canvas, canvasElement, args }) => {
    // No query by role yet: on a busy machine the reveal would be over after two of them.
    await expect(canvasElement.querySelectorAll("[data-slot=recent-results] li")).toHaveLength(5)
    canvasElement.querySelector<HTMLElement>("[data-dock-action]")?.focus()
    await userEvent.keyboard(" ")
    await expect(args.context.results.onRevealed).toHaveBeenCalled()
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(
      canvas.getByText("Rolled 37. Under 50 wins. Paid 0.5000 SOL, net plus 0.2500 SOL."),
    ).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole("button", { name: "Verify this result" }))
    await expect(args.context.results.onVerify).toHaveBeenCalledWith(won)
    await userEvent.keyboard("{Escape}")
  },
}

/** The result stays in the dock, whatever is pressed on the board. */
export const ResultUntilTheNextBet: Story = {
  ...settling,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("heading", { name: "Dice" }))
    await canvas.findByText("+0.2500 SOL")
    await userEvent.click(canvas.getByRole("heading", { name: "Dice" }))
    await userEvent.click(canvas.getByRole("button", { name: "Raise roll under" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Verify this result" })).toBeVisible())
    await expect(
      canvas.getByRole("button", { name: "Verify this result" }).closest("[data-slot=outcome]"),
    ).toHaveTextContent("+0.2500 SOL")
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
    await expect(args.context.results.onVerify).toHaveBeenLastCalledWith(lost)
    const offer = canvas.getByRole("button", { name: "Verify last result" })
    await userEvent.click(offer)
    await expect(args.context.results.onVerify).toHaveBeenCalledTimes(2)
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
