import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
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
  play: shows(["heading", "Dice"], ["button", "Connecting..."]),
}
export const ConnectingToUnknownGame: Story = { args: { gate: "connecting", game: null } }
export const Loading: Story = {
  tags: ["matrix"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Loading game..." })).toBeVisible()
    await expect(canvasElement.querySelector("[data-slot=spinner]")).toBeVisible()
  },
}
export const NoWallet: Story = {
  args: { gate: "no-wallet" },
  play: shows("400", ["heading", "Please connect your wallet to play."], ["button", "Connect Wallet"]),
}
export const WalletMismatch: Story = { args: { gate: "wallet-mismatch" }, play: shows("400") }
export const WalletMismatchWithBet: Story = {
  args: { gate: "wallet-mismatch", betPending: true },
  play: shows(/^A bet of this wallet is on its way\. It is not lost/),
}
export const NotFound: Story = {
  args: { gate: "not-found" },
  play: shows(
    "Game not found. Please check the URL or try again later.",
    press("Retry", (args) => args.onRetry),
  ),
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
