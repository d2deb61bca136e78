import type { Meta, StoryObj } from "@storybook/react-vite"
import { EightBall } from "./eight-ball"
import { PieceFrame } from "./piece-frame"

/**
 * The ball that answers, with room for three short lines.
 *
 * **Do** write the answer as text for those who listen.
 * **Don't** write more than three words on a line.
 * **Composition** The ball is an SVG group and goes into a `PieceFrame`, whose `viewBox` sets the unit of its size.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`, the `lines` in it too. Repeat the answer as text.
 * **Parts** `piece` (the `PieceFrame`). A game that moves the ball's inside finds it by `data-part`: `liquid`,
 * `answer`, `words`.
 */
const meta = {
  title: "Casino/Art/Eight ball",
  parameters: {
    names: "EightBall, PieceFrame",
    example: `
import { EightBall, PieceFrame } from "@dghrt/design-system"

export function Answer() {
  return (
    <figure>
      <PieceFrame viewBox="-110 -110 220 240" className="w-90">
        <EightBall r={100} lines={["Count", "on it"]} />
      </PieceFrame>
      <figcaption>Count on it</figcaption>
    </figure>
  )
}
`,
  },
  component: EightBall,
  args: { r: 100, lines: ["Count", "on it"] },
  render: (args) => (
    <PieceFrame viewBox="-110 -110 220 240" className="w-90 max-w-full">
      <EightBall {...args} />
    </PieceFrame>
  ),
} satisfies Meta<typeof EightBall>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = { tags: ["matrix"] }
export const Waiting: Story = { args: { lines: [] } }
export const ThreeLines: Story = { args: { lines: ["Ask", "again", "after lunch"] } }
export const OtherHue: Story = { args: { hue: "art-1", lines: ["No"] } }
