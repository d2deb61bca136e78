import type { Meta, StoryObj } from "@storybook/react-vite"
import { RankMedal } from "./rank-medal"

/**
 * A place in a ranking: a disc for the first three, a plain number below.
 *
 * **Do** put it first in a row, so that ranks stand under each other.
 * **Don't** use it for counts or steps; it says who is ahead.
 * **Accessibility** Plain text, of which a screen reader says the number alone: let the column or the list say that it
 * is a rank. The disc is decoration and has an edge in forced colors mode.
 * **Parts** `rank-medal`.
 */
const meta = {
  title: "Casino/Art/Rank medal",
  parameters: {
    example: `
import { RankMedal } from "@dghrt/design-system"

export function Leaders() {
  return (
    <ol>
      {["QuietWhale", "VelvetMoth", "RoseGambit"].map((player, index) => (
        <li key={player} className="flex items-center gap-3">
          <RankMedal rank={index + 1} />
          {player}
        </li>
      ))}
    </ol>
  )
}
`,
  },
  component: RankMedal,
  args: { rank: 1 },
} satisfies Meta<typeof RankMedal>
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
