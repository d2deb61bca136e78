import type { Meta, StoryObj } from "@storybook/react-vite"
import { Ladder } from "./ladder"

/** The figures beside a board: results or steps of a game, with the current one marked. */
const meta = {
  title: "Features/Games/Ladder",
  component: Ladder,
  args: {
    title: "Last rolls",
    empty: "None yet",
    rows: [
      { id: 4, label: "37", value: "2x", kind: "win", current: true },
      { id: 3, label: "81", value: "0x", kind: "loss", current: false },
      { id: 2, label: "12", value: "2x", kind: "win", current: false },
      { id: 1, label: "Bucket 4", value: "0.5x", kind: "partial", current: false },
      { id: 0, label: "Both 18", value: "1x", kind: "push", current: false },
    ],
  },
  render: (args) => (
    <div className="w-41">
      <Ladder {...args} />
    </div>
  ),
} satisfies Meta<typeof Ladder>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = { tags: ["matrix"] }
export const Empty: Story = { args: { rows: [] } }
