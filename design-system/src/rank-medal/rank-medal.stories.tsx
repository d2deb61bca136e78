import type { Meta, StoryObj } from "@storybook/react-vite"
import { RankMedal } from "./rank-medal"

/** A place in a ranking: gold, silver and bronze for the first three, a plain number below. */
const meta = { component: RankMedal, args: { rank: 1 } } satisfies Meta<typeof RankMedal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="flex gap-3">
      {[1, 2, 3, 4, 20, 100].map((rank) => (
        <RankMedal key={rank} rank={rank} />
      ))}
    </div>
  ),
}
