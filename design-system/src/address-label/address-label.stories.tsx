import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AddressLabel } from "./address-label"

const meta = {
  component: AddressLabel,
  args: { address: "7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt" },
} satisfies Meta<typeof AddressLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("7xKp...9qZt")).toBeVisible()
  },
}
export const Short: Story = { args: { address: "house" } }
