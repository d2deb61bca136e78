import type { Meta, StoryObj } from "@storybook/react-vite"
import { Amount } from "../amount/amount"
import { Facts } from "./facts"
import { StatTile } from "./stat-tile"

/**
 * A few figures with their labels, in one row.
 *
 * **Do** write “—” for a figure that is not known.
 * **Don't** show 0 for what was never asked.
 * **Accessibility** `Facts` and `StatTile` are description lists (`dl`): each label is read with its figure, and `note`
 * as a second value. `money` is only a colour, so say in the label that it is money to win.
 * **Parts** `facts`, `stat-tile`.
 */
const meta = {
  title: "Components/Data display/Facts",
  parameters: {
    names: "Facts, StatTile",
    example: `
import { Amount, Facts } from "@dghrt/design-system"

export function BetFacts() {
  return (
    <Facts
      items={[
        { label: "Win chance", value: "50%" },
        { label: "Multiplier", value: "2x" },
        { label: "Potential win", value: <Amount value={500_000_000n} decimals={9} symbol="SOL" />, money: true },
      ]}
    />
  )
}
`,
  },
  component: Facts,
  args: {
    className: "max-w-137",
    items: [
      { label: "Win chance", value: "50%" },
      { label: "Multiplier", value: "2x" },
      {
        label: "Potential win",
        value: <Amount value={500_000_000n} decimals={9} digits={4} symbol="SOL" />,
        money: true,
      },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = { tags: ["matrix"] }
export const Unknown: Story = { args: { items: [{ label: "Win chance", value: "Unknown" }] } }
export const Tile: Story = {
  tags: ["matrix"],
  render: () => <StatTile label="Volume" value="1,284.62" note="Last 24 hours" className="w-56" />,
}
