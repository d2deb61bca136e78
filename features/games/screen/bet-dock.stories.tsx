import type { RoundState } from "@dghrt/betting/model"
import { NumberStepper } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { sampleBoard } from "../testing/sample-board"
import { BetDock } from "./bet-dock"
import { dockStepper } from "./dock-field"
import { SetBet } from "./set-bet"

const SOL = 1_000_000_000n
const bet = { gameId: "flip", betArray: [20_000, 0], wager: SOL, metadata: "0:flip:1-1-heads" }

const meta = {
  title: "Features/Games/Bet dock",
  component: BetDock,
  args: {
    context: sampleBoard(),
    bet: bet.betArray,
    verb: "Flip",
    onPlay: fn(),
    option: <NumberStepper partClasses={dockStepper} label="Coins" value={1} onValueChange={fn()} min={1} max={6} />,
  },
  render: (args) => <BetDock {...args} setBet={<SetBet context={args.context} bet={args.bet} />} />,
  decorators: [(Story) => <div className="@container/screen">{Story()}</div>],
} satisfies Meta<typeof BetDock>
export default meta
type Story = StoryObj<typeof meta>

const during = (round: RoundState): Story => ({ args: { context: sampleBoard({ round }) } })

export const Ready: Story = { tags: ["matrix"], play: shows(press(["button", /^Flip/], (args) => args.onPlay)) }
export const Signing = during({ phase: "signing", bet })
export const NothingStaked: Story = {
  args: { context: sampleBoard({ wager: 0n }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /^Flip/ })).toHaveAttribute("aria-disabled", "true")
    await expect(args.onPlay).not.toHaveBeenCalled()
    await expect(canvas.queryByText(/Ready to play/)).toBeNull()
    await expect(canvas.getByText("No bet entered.")).toBeVisible()
  },
}
export const TypingWager: Story = {
  args: { context: sampleBoard({ onWagerChange: fn(), onWagerCommit: fn() }) },
  render: function TypedWager(args) {
    const [wager, setWager] = useState(args.context.wager)
    const onWagerChange = (next: bigint) => {
      setWager(next)
      args.context.onWagerChange(next)
    }
    const context = { ...args.context, wager, onWagerChange }
    return <BetDock {...args} context={context} setBet={<SetBet context={context} bet={args.bet} />} />
  },
  play: async ({ canvas, args: { context } }) => {
    const field = canvas.getByRole("textbox", { name: "Bet amount" })
    await userEvent.clear(field)
    await userEvent.type(field, "1.25")
    await expect(context.onWagerChange).toHaveBeenLastCalledWith((5n * SOL) / 4n)
    await expect(context.onWagerCommit).not.toHaveBeenCalled()
    await userEvent.keyboard("{Enter}")
    await expect(context.onWagerCommit).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(context.onWagerCommit).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole("button", { name: "Halve bet" }))
    await expect(context.onWagerCommit).toHaveBeenCalledTimes(3)
    await expect(canvas.getByText("Ready to play!")).toBeVisible()
  },
}
export const AboveThePool: Story = {
  args: {
    context: sampleBoard({
      wager: 30n * SOL,
      next: { limits: { minWager: null, maxPayout: 50n * SOL, spendable: null } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/pool can pay a bet of at most 25/)
    await expect(canvas.getByText("This bet is too large.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Flip/ })).toHaveAttribute("aria-disabled", "true")
  },
}
const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"
const noFunds = { next: { limits: { minWager: SOL / 100n, maxPayout: 50n * SOL, spendable: 0n } } }
export const EmptyWallet: Story = {
  args: {
    context: sampleBoard({
      ...noFunds,
      funding: { address, onTestFunds: fn(async () => null), onFreePlay: fn() },
    }),
  },
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const { funding } = args.context
    await expect(canvas.queryByRole("alert")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Get test SOL" }))
    await expect(funding?.onTestFunds).toHaveBeenCalledOnce()
    await expect(args.onPlay).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Play for free" }))
    await expect(funding?.onFreePlay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "How to add funds" }))
    await waitFor(() => expect(screen.getByText(address)).toBeVisible())
    await userEvent.keyboard("{Escape}")
  },
}
export const EmptyWalletWithoutTestFunds: Story = {
  args: { context: sampleBoard({ ...noFunds, funding: { address, onFreePlay: fn() } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Not enough SOL to place a bet.", { selector: "[role=status]" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Play for free" }))
    await expect(args.context.funding?.onFreePlay).toHaveBeenCalledOnce()
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}
export const NoTestFunds: Story = {
  args: {
    context: sampleBoard({
      ...noFunds,
      funding: { address, onTestFunds: async () => "The faucet is empty. Try later." },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get test SOL" }))
    await expect(await canvas.findByText("The faucet is empty. Try later.")).toBeVisible()
  },
}
/** The overridden sizes of the design system's controls are what is drawn. */
export const Sizes: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button", { name: "Set bet amount" }).getBoundingClientRect()
    await expect([width, height]).toEqual([36, 36])
    await expect(getComputedStyle(canvas.getByRole("button", { name: /^Flip/ })).paddingInlineStart).toBe("12px")
  },
}
export const NoPrice: Story = { args: { context: sampleBoard({ money: { fiat: () => null } }) } }

export const MoneyMayBeMoving: Story = {
  ...during({ phase: "failed", bet, reason: "network", message: "", moneyMoved: "unknown" }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Flip/ }))
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}
