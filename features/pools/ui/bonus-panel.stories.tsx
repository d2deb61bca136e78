import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { BonusPanel } from "./bonus-panel"

const meta = {
  title: "Features/Pools/Bonus panel",
  component: BonusPanel,
  args: {
    bonus: {
      status: "ready",
      amounts: [
        { symbol: "SOL", decimals: 9, amount: 500_000_000n },
        { symbol: "USDC", decimals: 6, amount: 50_000_000n },
      ],
    },
    onConnect: fn(),
    detailsLink: (content) => (
      <a href="#help" className="underline">
        {content}
      </a>
    ),
    bonusLink: (content) => (
      <a href="#bonus" className="underline">
        {content}
      </a>
    ),
    startLink: (content) => <a href="#start">{content}</a>,
  },
  decorators: [(Story) => <div className="max-w-108 bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof BonusPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Bonus funds never expire" })).toHaveAttribute("href", "#bonus"),
}
export const None: Story = { args: { bonus: { status: "ready", amounts: [] } }, play: shows("0") }
export const Visitor: Story = {
  args: { bonus: { status: "visitor" } },
  play: shows(
    "Connect to view",
    press("Connect Wallet", (args) => args.onConnect),
  ),
}
export const Loading: Story = { args: { bonus: { status: "loading" } } }
export const Failed: Story = {
  args: { bonus: { status: "failed", message: "The Solana node did not answer.", onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("—")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    if (args.bonus.status === "failed") await expect(args.bonus.onRetry).toHaveBeenCalledOnce()
  },
}
