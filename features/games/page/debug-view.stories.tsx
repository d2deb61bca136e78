import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import type { GameAccount } from "#features/chain"
import { AccountView } from "./debug-view"

const game: GameAccount = {
  nonce: 142,
  status: "ready",
  nextRngSeedHashed: "c6c1c9a9c8543f1e4cd98006d7a1f2b3c4d5e6f708192a3b4c5d6e7f8091a2b3",
  rngSeed: "b40581703c7318162edf90d12bdfde09",
  clientSeed: "481516234",
  bet: [20_000, 0],
  wager: 250_000_000n,
  resultIndex: 0,
  jackpotPayout: 0n,
  jackpotProbabilityUbps: 0n,
  metadata: "0:flip:1",
  tokenMint: "So11111111111111111111111111111111111111112",
}
const signature = "5fQeX2qkUMGqQmQWyJk2dDcvNwVr3C6hVn1pR7yLk8TfA9sGzWbEoJxY4uHmKtPdRqSnB6vCcZfDgXaLhMpQr8Wd"

const meta = {
  title: "Features/Games/Debug view",
  component: AccountView,
  args: {
    account: { status: "known", game },
    task: null,
    problem: null,
    done: null,
    betting: false,
    transaction: { signature, href: `https://explorer.solana.com/tx/${signature}` },
    onRun: fn(),
  },
  render: (args) => (
    <div className="card max-w-140 bg-surface p-6">
      <AccountView {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ["matrix"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Ready")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Open account" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Close account" }))
    await expect(args.onRun).toHaveBeenCalledWith("close")
  },
}
export const NotCreated: Story = {
  args: { account: { status: "known", game: null }, transaction: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Close account" })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByRole("button", { name: "Reset account" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Open account" }))
    await expect(args.onRun).toHaveBeenCalledWith("open")
  },
}
/** The one state that a reset is made for: also while this page follows the bet. */
export const BetIsStuck: Story = {
  args: { account: { status: "known", game: { ...game, status: "result-requested" } }, betting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ResultRequested")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Reset account" })).not.toHaveAttribute("aria-disabled")
    await expect(canvas.getByRole("button", { name: "Close account" })).toHaveAttribute("aria-disabled", "true")
  },
}
export const BetIsBeingSigned: Story = {
  args: { betting: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: /account$/ }))
      await expect(button).toHaveAttribute("aria-disabled", "true")
  },
}
export const Resetting: Story = { args: { task: "reset" } }
export const Closed: Story = { args: { account: { status: "known", game: null }, done: "close" } }
export const Declined: Story = { args: { problem: "You declined it in your wallet. Nothing was sent." } }
export const Reading: Story = { args: { account: { status: "loading" }, transaction: null } }
export const NodeIsAway: Story = {
  args: {
    account: {
      status: "failed",
      message: "The Solana node did not answer. Check your connection and try again.",
    },
    transaction: null,
  },
}
