import type { Meta, StoryObj } from "@storybook/react-vite"
import { Die } from "./die"

const meta = {
  title: "Features/Games/Dice die",
  component: Die,
  args: { roll: null, motion: "still", lit: false, className: "h-72 overflow-visible" },
} satisfies Meta<typeof Die>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { tags: ["matrix"] }
export const Engraved: Story = { args: { roll: 37 } }
export const Won: Story = { args: { roll: 37, lit: true }, tags: ["matrix"] }
export const Small: Story = { args: { roll: 81, className: "h-20 overflow-visible" } }
export const Turning: Story = { args: { motion: "waiting" } }
