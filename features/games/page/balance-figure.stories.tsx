import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { BalanceFigure } from "./balance-figure"

const meta = {
  title: "Features/Games/Balance figure",
  component: BalanceFigure,
  args: { balance: 12_482_100_000n, token: { symbol: "SOL", decimals: 9 } },
} satisfies Meta<typeof BalanceFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("group", { name: "SOL balance" })).toHaveTextContent("12.4821 SOL"),
}
export const SixDigits: Story = { args: { balance: 123_456_780_000_000n } }
/** Screen readers hear that it is hidden. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("group", { name: "SOL balance" })
    await expect(figure).toHaveTextContent("Hidden")
    await expect(figure).not.toHaveTextContent("12")
  },
}
/** The whole amount stays in the title. */
export const InDollars: Story = {
  args: { worth: "$2,906.96" },
  play: async ({ canvas }) => expect(canvas.getByText("$2,906.96")).toHaveAttribute("title", "12.4821 SOL"),
}
export const Loading: Story = { args: { balance: null } }
