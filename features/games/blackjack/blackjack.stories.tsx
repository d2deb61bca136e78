import type { RoundState } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { dealArray, starts } from "#contract/games/blackjack/deals"
import { shows } from "../../../design-system/src/testing/shows"
import { interactive } from "../testing/interactive-game"
import { playsByKey } from "../testing/plays-by-key"
import { type BoardChanges, changed, sampleBoard } from "../testing/sample-board"
import { BlackjackGame } from "./blackjack"
import { betArray } from "./maths"
import { sampleHand, samplePlay } from "./sample-hand"

const won = sampleHand(5)
const { bet } = won
const context = sampleBoard({
  results: {
    history: [sampleHand(2, 141), sampleHand(30, 140), sampleHand(20, 139), sampleHand(0, 138)],
    onRevealed: fn(),
  },
  onVerify: fn(),
  play: fn(),
  screen: { onSettingsChange: fn(), settings: { mode: "drawn" } },
})

/**
 * Tab reaches bet, Quick deal and action, and the choices of an open hand, where arrow keys choose. Space or Enter on the
 * action deals or plays the choice; Space, Escape or a tap on the board skips the deal.
 */
const meta = {
  title: "Features/Games/Blackjack",
  component: BlackjackGame,
  args: { context: context },
  render: interactive(BlackjackGame),
} satisfies Meta<typeof BlackjackGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { context: changed(context, { round }) } })

export const Idle: Story = {
  tags: ["matrix"],
  play: shows("One draw decides the hand. There is nothing to choose."),
}
export const Waiting = phase({ phase: "confirming", bet })
export const Won: Story = { ...phase({ phase: "revealed", result: won }), play: shows(["img", /^You .+ Dealer /]) }
export const Blackjack: Story = {
  ...phase({ phase: "revealed", result: sampleHand(0) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^You blackjack: / })).toBeVisible()
    await expect(canvas.getByText("2 of 44", { selector: "[aria-current] *" })).toBeInTheDocument()
  },
}
export const Push: Story = {
  ...phase({ phase: "settled", result: sampleHand(21) }),
  play: async ({ canvas }) => {
    await userEvent.keyboard("{Escape}")
    await expect(await canvas.findByText(/\. Push, 0\.2500 SOL back\.$/)).toBeInTheDocument()
  },
}
export const Lost = phase({ phase: "revealed", result: sampleHand(33) })
export const Mobile: Story = { ...Won, globals: { viewport: { value: "mobile" } } }

export const DealingByKey: Story = {
  play: playsByKey(/^Deal/, { betArray, metadata: "0:blackjack:drawn", step: 0 }),
}

/** Eleven against nine: the deal that the design's figures are for. */
const eleven = starts.findIndex(({ total, up }) => total.points === 11 && up === 8)
const dealt = samplePlay(eleven)
const played = changed(context, { screen: { settings: { mode: "played" } } })
const held = (results: typeof dealt, more: BoardChanges = {}): Story => {
  const [result] = results
  if (!result) throw new Error("Nothing was played")
  return {
    args: {
      context: changed(played, { results: { history: results }, round: { phase: "revealed", result }, ...more }),
    },
  }
}
const under = (story: Story, round: RoundState): Story => ({
  args: { context: changed(played, { results: { history: dealt }, ...story.args?.context, round }) },
})
const [hit] = samplePlay(eleven, [["hit", 3]])
const [doubled] = samplePlay(eleven, [["double", 0]])

export const PlayIdle: Story = { args: { context: played } }
export const OpenHand: Story = {
  ...held(dealt),
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Cash out 0\.3069 SOL$/ })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Stand ?, adds \+0\.1142 ?, win 0\.4996$/ })).not.toHaveAttribute(
      "aria-disabled",
    )
    await expect(canvas.getByRole("button", { name: /^Hit ?, adds \+0\.2895 ?, win 0\.\d+$/ })).not.toHaveAttribute(
      "aria-disabled",
    )
    await expect(args.context.play).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: /^Double ?, adds \+0\.5569/ }))
    await expect(args.context.play).toHaveBeenLastCalledWith(expect.objectContaining({ wager: 556_925_000n }))
  },
}
export const OpenHandByKey: Story = {
  ...held(dealt),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: /^Hit/ }).focus()
    await canvas.findByRole("region", { name: "Next card", hidden: true })
    await userEvent.keyboard("{Enter}")
    await expect(args.context.play).toHaveBeenLastCalledWith(
      expect.objectContaining({ metadata: expect.stringMatching(/^0:blackjack:h:/) }),
    )
  },
}
export const EndingTheHand: Story = {
  ...held(dealt),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Cash out/ }))
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(canvas.getByRole("img", { name: "An empty blackjack table" })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Verify this result" })).toBeVisible())
    await expect(canvas.getByRole("button", { name: /^Deal/ })).not.toHaveAttribute("aria-disabled")
  },
}
export const BeyondThePool: Story = {
  ...held(dealt, { next: { limits: { ...context.next.limits, maxPayout: 600_000_000n } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Double/ })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByText(/^Double: The pool can pay at most 0\.6000 SOL/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Hit/ })).not.toHaveAttribute("aria-disabled")
  },
}
export const WaitingForAnotherGame: Story = {
  ...held(dealt, { blockedReason: "Waiting for your Slots bet." }),
  play: async ({ canvas }) => {
    for (const name of [/^Stand/, /^Hit/, /^Double/]) {
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
    }
    await expect(canvas.getAllByText("Waiting for your Slots bet.")[0]).toBeVisible()
  },
}
export const OpenHandMobile: Story = { ...held(dealt), globals: { viewport: { value: "mobile" } } }
/** While a move stakes what the hand is worth, nothing is said to be in the wallet. */
export const HitConfirming: Story = {
  ...under({}, { phase: "confirming", bet: hit?.bet ?? bet }),
  play: async ({ canvas }) => {
    const leave = canvas.getByRole("button", { name: "Cash out —" })
    await expect(leave).toHaveAccessibleDescription(/^A step is under way\./)
    await expect(canvas.queryByText(/^In your wallet$/)).toBeNull()
  },
}
export const ACardComes = hit ? under(held(samplePlay(eleven, [["hit", 3]])), { phase: "settled", result: hit }) : {}
export const Drawing: Story = {
  ...held(samplePlay(eleven, [["hit", 3]])),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^You 15: / })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Double/ })).toHaveAttribute("aria-disabled", "true")
  },
}
export const Bust = held(samplePlay(30, [["hit", 11]]))
export const StoodAndWon = held(samplePlay(72, [["stand", 0]]))
export const DoubledAndWon: Story = {
  ...(doubled ? under(held(samplePlay(eleven, [["double", 0]])), { phase: "settled", result: doubled }) : {}),
  play: async ({ canvas }) => {
    await userEvent.keyboard("{Escape}")
    const said = / Win\. In all staked \d\.\d+ SOL, returned \d\.\d+ SOL, result plus \d\.\d+ SOL\.$/
    await expect(await canvas.findByText(said)).toBeInTheDocument()
  },
}
export const NaturalAtTheDeal = held(samplePlay(88))
export const DeclinedInTheMiddle: Story = {
  ...under(held(dealt), {
    phase: "failed",
    bet: doubled?.bet ?? bet,
    reason: "rejected-by-wallet",
    message: "",
    moneyMoved: "no",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^You 11: / })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Double/ })).not.toHaveAttribute("aria-disabled")
  },
}
export const ChoosingToPlay: Story = {
  play: async ({ canvas, args }) => {
    const quick = canvas.getByRole("switch", { name: "Quick deal" })
    await expect(quick).toHaveAccessibleDescription(/^One draw decides the hand\. There is nothing to choose\./)
    await userEvent.click(quick)
    await expect(canvas.getByText("You decide.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Deal/ }))
    await expect(args.context.play).toHaveBeenLastCalledWith(
      expect.objectContaining({ betArray: dealArray, metadata: "0:blackjack:deal" }),
    )
  },
}
