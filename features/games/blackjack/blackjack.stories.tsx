import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { sampleTable } from "../kit/sample-table"
import type { RoundState } from "../round/round-state"
import { BlackjackGame } from "./blackjack"
import { betArray } from "./maths"
import { sampleHand } from "./sample-hand"
import { METADATA } from "./scene"

const won = sampleHand(5)
const { bet } = won
const table = sampleTable({
  history: [sampleHand(2, 141), sampleHand(30, 140), sampleHand(20, 139), sampleHand(0, 138)],
  play: fn(),
  revealed: fn(),
  onVerify: fn(),
})

/** Tab reaches bet and action. Space or Enter on the action deals; Space, Escape or a tap on the stage skips the deal. */
const meta = { component: BlackjackGame, args: { table } } satisfies Meta<typeof BlackjackGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { table: { ...table, round } } })

export const Idle: Story = { tags: ["matrix"] }
export const Waiting = phase({ phase: "confirming", bet })
export const Overdue = phase({ phase: "overdue", bet })
export const Won: Story = {
  ...phase({ phase: "revealed", result: won }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^You .+ Dealer / })).toBeVisible()
    await expect(canvas.getByText(/Win\. Paid 0\.5000 SOL, net plus 0\.2500 SOL\.$/)).toBeInTheDocument()
  },
}
export const Blackjack: Story = {
  ...phase({ phase: "revealed", result: sampleHand(0) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^You blackjack: / })).toBeVisible()
    await expect(canvas.getByText("2 of 44", { selector: "[aria-current] *" })).toBeInTheDocument()
  },
}
export const Push: Story = {
  ...phase({ phase: "revealed", result: sampleHand(21) }),
  play: async ({ canvas }) => expect(canvas.getByText(/\. Push, 0\.2500 SOL back\.$/)).toBeInTheDocument(),
}
export const Lost = phase({ phase: "revealed", result: sampleHand(33) })
export const Declined = phase({ phase: "failed", bet, reason: "rejected-by-wallet", message: "", moneyMoved: "no" })
export const Mobile: Story = { ...Won, globals: { viewport: { value: "mobile" } } }
export const MobileIdle: Story = { globals: { viewport: { value: "mobile" } } }

export const DealingByKey: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Deal: outcome is drawn, no decisions.")).toBeVisible()
    canvas.getByRole("button", { name: /^Deal/ }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.table.play).toHaveBeenCalledWith({ betArray, wager: 250_000_000n, metadata: METADATA })
  },
}

const Dealing = ({ given }: { given: typeof table }) => {
  const [round, setRound] = useState<RoundState>({ phase: "settled", result: won })
  return (
    <BlackjackGame
      table={{
        ...given,
        round,
        revealed: () => {
          given.revealed()
          setRound({ phase: "revealed", result: won })
        },
      }}
    />
  )
}

export const SkippingTheDeal: Story = {
  render: ({ table: given }) => <Dealing given={given} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: "Cards are being dealt" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect(args.table.revealed).toHaveBeenCalled()
    await expect(args.table.play).not.toHaveBeenCalled()
    await expect(canvas.getByRole("img", { name: /^You .+ Dealer / })).toBeVisible()
  },
}
