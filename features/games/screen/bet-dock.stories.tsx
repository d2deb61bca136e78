import { NumberStepper } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { sampleTable } from "../kit/sample-table"
import type { RoundState } from "../round/round-state"
import { BetDock } from "./bet-dock"

const SOL = 1_000_000_000n
const bet = { gameId: "flip", betArray: [20_000, 0], wager: SOL, metadata: "0:flip:1-1-heads" }

const meta = {
  component: BetDock,
  args: {
    table: sampleTable(),
    bet: bet.betArray,
    verb: "Flip",
    onPlay: fn(),
    option: <NumberStepper label="Coins" value={1} onValueChange={fn()} min={1} max={6} />,
  },
  decorators: [(Story) => <div className="@container/screen">{Story()}</div>],
} satisfies Meta<typeof BetDock>
export default meta
type Story = StoryObj<typeof meta>

const during = (round: RoundState): Story => ({ args: { table: sampleTable({ round }) } })

export const Ready: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Flip/ }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}
export const Signing = during({ phase: "signing", bet })
export const NothingStaked: Story = {
  args: { table: sampleTable({ wager: 0n }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Flip/ })).toBeDisabled()
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}
export const AboveThePool: Story = {
  args: { table: sampleTable({ wager: 30n * SOL, limits: { minWager: null, maxPayout: 50n * SOL, balance: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/pool can pay a bet of at most 25/)
  },
}
export const NoPrice: Story = { args: { table: sampleTable({ fiat: () => null }) } }

export const MoneyMayBeMoving: Story = {
  ...during({ phase: "failed", bet, reason: "network", message: "", moneyMoved: "unknown" }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Flip/ }))
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}
