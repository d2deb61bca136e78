import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Progress } from "./progress"

const meta = {
  component: Progress,
  args: { label: "Next tier", value: 40, className: "max-w-80" },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = { tags: ["matrix"] }
export const Done: Story = { args: { value: 100 } }
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Next tier" })).not.toHaveAttribute("aria-valuenow")
  },
}
