import type { Meta, StoryObj } from "@storybook/react-vite"
import { PieceFrame } from "./piece-frame"
import { Rocket } from "./rocket"

/**
 * The rocket of a climbing multiplier, burning or cold.
 *
 * **Do** put its fire out when the round is over.
 * **Don't** let it fly on after the crash.
 * **Composition** The rocket is an SVG group and goes into a `PieceFrame`, whose `viewBox` sets the unit of its size.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`. Write the multiplier and the end of the round as text.
 * **Parts** `piece` (the `PieceFrame`); the pieces in it have none.
 */
const meta = {
  title: "Casino/Art/Rocket",
  parameters: {
    names: "Rocket, PieceFrame",
    example: `
import { PieceFrame, Rocket } from "@dghrt/design-system"

export function Flight({ crashed }: { crashed: boolean }) {
  return (
    <PieceFrame viewBox="-110 -110 220 250" className="w-60">
      <Rocket burning={!crashed} />
    </PieceFrame>
  )
}
`,
  },
  component: Rocket,
  render: (args) => (
    <PieceFrame viewBox="-110 -110 220 250" className="w-60">
      <Rocket {...args} />
    </PieceFrame>
  ),
} satisfies Meta<typeof Rocket>
export default meta
type Story = StoryObj<typeof meta>

export const Burning: Story = { tags: ["matrix"] }
export const Cold: Story = { args: { burning: false } }
export const Climbing: Story = { args: { turn: 40 } }
