import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { sampleBoard } from "../testing/sample-board"
import SetBetDialog from "./set-bet-dialog"

const SOL = 1_000_000_000n
const tokens = [
  { mint: "sol", symbol: "SOL" },
  { mint: "usdc", symbol: "USDC" },
]
const unitsForUsd = (usd: number) => (BigInt(usd) * SOL) / 250n
const money = { unitsForUsd, tokens, onTokenChange: fn() }
const onWagerChange = fn()

/** The bet amount and its presets, in a dialog. */
const meta = {
  title: "Features/Games/Set bet dialog",
  component: SetBetDialog,
  args: { context: sampleBoard({ money, onWagerChange }), bet: [20_000, 0], onClose: fn() },
  render: (args) => (
    <Dialog open>
      <SetBetDialog {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof SetBetDialog>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole("textbox", { name: "Bet amount" })
const confirm = () => screen.getByRole("button", { name: "Confirm" })

export const Priced: Story = {
  tags: ["matrix"],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: /^\$25/ }))
    await expect(field()).toHaveValue("0.1")
    await waitFor(() => expect(screen.getByText("Leaves your wallet")).toBeVisible())
    await expect(args.context.onWagerChange).not.toHaveBeenCalled()
    await userEvent.click(confirm())
    await expect(args.context.onWagerChange).toHaveBeenCalledWith(SOL / 10n)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const PriceUnavailable: Story = {
  args: {
    context: sampleBoard({
      onWagerChange,
      money: { ...money, unitsForUsd: () => null, fiat: () => null },
    }),
  },
  play: async ({ args }) => {
    for (const usd of [1, 5, 10, 25, 50, 100])
      await expect(screen.getByRole("button", { name: `$${usd}` })).toHaveAttribute("aria-disabled", "true")
    screen.getByRole("button", { name: "$5" }).focus()
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Price unavailable")
    await userEvent.keyboard("{Enter}")
    await expect(field()).toHaveValue("0.25")
    await expect(args.context.onWagerChange).not.toHaveBeenCalled()
  },
}
export const NothingTyped: Story = {
  play: async ({ args }) => {
    await userEvent.clear(field())
    await userEvent.keyboard("{Enter}")
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.context.onWagerChange).not.toHaveBeenCalled()
  },
}
/** Confirm says why it does nothing and keeps the focus, by Enter and by a press, until an amount is accepted. */
export const ConfirmRefuses: Story = {
  play: async ({ args }) => {
    const { onWagerChange: change } = args.context
    for (const [text, reason] of [
      ["0", /Enter an amount above 0\./],
      ["1e5", /“1e5” is not an amount\./],
      ["1,500", /1\.5 or 1500\?/],
    ] as const) {
      await userEvent.clear(field())
      await userEvent.type(field(), `${text}{Enter}`)
      await expect(confirm()).toHaveAttribute("aria-disabled", "true")
      await expect(confirm()).toHaveAccessibleDescription(reason)
      await userEvent.click(confirm())
      await expect(confirm()).toHaveFocus()
    }
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(change).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole("button", { name: "1.5 SOL" }))
    await expect(confirm()).toHaveAccessibleDescription("")
    await userEvent.click(confirm())
    await expect(change).toHaveBeenCalledWith((3n * SOL) / 2n)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const AboveTheBalance: Story = {
  args: { context: sampleBoard({ money, onWagerChange, wager: 40n * SOL }) },
  play: async ({ args }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent(/your balance covers at most/)
    await expect(confirm()).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(screen.getByRole("button", { name: "Max bet" }))
    await userEvent.click(confirm())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const AboveThePool: Story = {
  args: {
    context: sampleBoard({
      money,
      onWagerChange,
      wager: 5n * SOL,
      next: { limits: { minWager: SOL / 100n, maxPayout: 2n * SOL, spendable: 12n * SOL } },
    }),
  },
  play: async ({ args }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent(/pool can pay a bet of at most 1/)
    await expect(confirm()).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(screen.getByRole("button", { name: "Max bet" }))
    await expect(screen.queryByRole("alert")).toBeNull()
    await userEvent.click(confirm())
    await expect(args.context.onWagerChange).toHaveBeenCalledWith(SOL)
  },
}
export const NothingKnownYet: Story = {
  args: {
    context: sampleBoard({
      money,
      onWagerChange,
      next: { feesOn: () => [], limits: { minWager: null, maxPayout: null, spendable: null } },
    }),
  },
}
export const AnotherToken: Story = {
  play: shows(press(["radio", "USDC"], (args) => args.context.money.onTokenChange, "usdc")),
}
export const TokenWithoutPool: Story = {
  args: {
    context: sampleBoard({
      money: {
        ...money,
        tokens: [
          ...tokens,
          { mint: "lone", symbol: "LONE", problem: "No pool on this network.", disabled: true },
          { mint: "ice", symbol: "ICE", problem: "Your ICE account is frozen by its issuer." },
        ],
      },
    }),
  },
  play: async ({ args }) => {
    const choice = screen.getByRole("radiogroup", { name: "Token" })
    await expect(choice).toHaveAccessibleDescription(/LONE: No pool on this network\./)
    await waitFor(() => expect(screen.getByText("LONE: No pool on this network.")).toBeVisible())
    await expect(screen.getByRole("radio", { name: "LONE" })).toBeDisabled()
    await userEvent.click(screen.getByRole("radio", { name: "ICE" }))
    await expect(args.context.money.onTokenChange).toHaveBeenLastCalledWith("ice")
  },
}
export const Mobile: Story = { globals: { viewport: { value: "mobile" } } }
