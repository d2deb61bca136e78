import type { Meta, StoryObj } from "@storybook/react-vite"
import { Ball } from "./ball"
import { Bucket } from "./bucket"
import { Gem, HeartGem } from "./gem"
import { Mine } from "./mine"
import { Pegs } from "./peg"
import { PieceFrame } from "./piece-frame"
import { Plate } from "./tray"

/**
 * Balls, pegs, gems and mines: the pieces that boards are made of.
 *
 * **Do** draw the piece from the drawn index.
 * **Don't** move a piece to a place that the result did not choose.
 * **Composition** Pieces are SVG groups and go into a `PieceFrame`, whose `viewBox` sets the unit of their sizes. What
 * comes later is drawn on top: the `Plate`, then `Pegs`, then the `Ball` and each `Bucket`.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`, and so is the multiplier on a `Bucket`. Write the result
 * as text.
 * **Parts** `piece` (the `PieceFrame`); the pieces in it have none.
 */
const meta = {
  title: "Casino/Art/Board",
  parameters: {
    names: "Ball, Bucket, Gem, HeartGem, Mine, Pegs, PieceFrame, Plate",
    example: `
import { Ball, PieceFrame } from "@dghrt/design-system"

export function BallOnBoard() {
  return (
    <PieceFrame viewBox="-60 -60 120 120" className="w-40">
      <Ball r={44} resting />
    </PieceFrame>
  )
}
`,
  },
  component: Ball,
  args: { r: 44, resting: true },
} satisfies Meta<typeof Ball>
export default meta
type Story = StoryObj<typeof meta>

const hues = ["art-1", "art-2", "art-3", "art-4"] as const
const buckets = ["16x", "4x", "1.1x", "0.5x", "1.1x", "4x", "16x"].map((label, index) => ({
  label,
  x: 70 + index * 60,
  hit: index === 4,
}))
const pegs = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: row + 2 }, (_, column) => ({ x: 250 + (column - (row + 1) / 2) * 60, y: 60 + row * 46, r: 7 })),
)

export const PegsBallAndBuckets: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 0 500 380" className="w-full max-w-150">
      <Plate
        corners={[
          [215, 20],
          [285, 20],
          [480, 290],
          [20, 290],
        ]}
      />
      <Pegs at={pegs.filter((_, index) => index !== 12)} />
      <Pegs at={pegs.slice(12, 13)} hot />
      <Ball resting x={264} y={182} r={15} />
      {buckets.map((bucket) => (
        <Bucket key={bucket.x} {...bucket} y={300} width={54} height={52} />
      ))}
    </PieceFrame>
  ),
}
export const Balls: Story = {
  render: (args) => (
    <PieceFrame viewBox="0 0 480 130" className="w-full max-w-120">
      {hues.map((hue, index) => (
        <Ball {...args} key={hue} hue={hue} x={65 + index * 115} y={58} />
      ))}
    </PieceFrame>
  ),
}
export const Gems: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 0 480 250" className="w-full max-w-120">
      {hues.map((hue, index) => (
        <g key={hue}>
          <Gem hue={hue} r={48} x={65 + index * 115} y={55} sparkling />
          <HeartGem hue={hue} r={48} x={65 + index * 115} y={180} sparkling />
        </g>
      ))}
    </PieceFrame>
  ),
}
export const Mines: Story = {
  render: () => (
    <PieceFrame viewBox="-110 -230 640 360" className="w-full max-w-130">
      <Mine r={90} />
      <Mine r={90} x={280} burning />
    </PieceFrame>
  ),
}
