import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { diceRecord } from "../dice/record"
import { GatePage } from "./gate-page"

const meta = {
  title: "Features/Games/Gate page",
  component: GatePage,
  args: { gate: "loading", game: diceRecord, homeHref: "/", onBack: fn(), onRetry: fn(), onConnect: fn() },
} satisfies Meta<typeof GatePage>
export default meta
type Story = StoryObj<typeof meta>

export const Connecting: Story = {
  args: { gate: "connecting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Dice" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Connecting..." })).toBeVisible()
  },
}
export const ConnectingToUnknownGame: Story = { args: { gate: "connecting", game: null } }
export const Loading: Story = { tags: ["matrix"] }
export const NoWallet: Story = { args: { gate: "no-wallet" } }
export const WalletMismatch: Story = { args: { gate: "wallet-mismatch" } }
export const WalletMismatchWithBet: Story = {
  args: { gate: "wallet-mismatch", betPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A bet of this wallet is on its way\. It is not lost/)).toBeVisible()
  },
}
export const NotFound: Story = {
  args: { gate: "not-found" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Game not found. Please check the URL or try again later.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Offline: Story = { args: { gate: "offline" } }
export const AddedSoon: Story = {
  args: { gate: "creating" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check Again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")
  },
}
