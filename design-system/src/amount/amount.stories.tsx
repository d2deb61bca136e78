import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Amount } from "./amount"

const meta = {
  component: Amount,
  args: { value: 250_000_000n, decimals: 9, symbol: "SOL", digits: 4 },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Balance: Story = { args: { value: 18_204_550_000_000n, digits: 2 } }
export const Gain: Story = { args: { sign: "always", className: "text-success" } }
export const Loss: Story = {
  args: { value: -250_000_000n, className: "text-danger" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\u22120\.2500/)).toBeVisible()
  },
}
export const Dust: Story = { args: { value: 12n } }
export const Money: Story = { args: { className: "font-[650] text-accent text-lg" }, tags: ["matrix"] }
