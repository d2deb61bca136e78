import type { Meta, StoryObj } from "@storybook/react-vite"
import { ChipStack } from "./chip-stack"
import { Coin, CoinFall } from "./coin"
import { PieceFrame } from "./piece-frame"
import { Tray } from "./tray"

/**
 * The coin that is flipped and the chips that stand for a stake.
 *
 * **Do** turn the coin by `turn` and let it stop on the drawn face.
 * **Don't** stack chips that stand for no amount.
 * **Composition** Pieces are SVG groups and go into a `PieceFrame`, whose `viewBox` sets the unit of their sizes. What
 * comes later is drawn on top: the `Tray` before the coins in it.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`. Write the face and the amount as text.
 * **Parts** `piece` (the `PieceFrame`); the pieces in it have none.
 */
const meta = {
  title: "Casino/Art/Coins and chips",
  parameters: {
    names: "Coin, CoinFall, ChipStack, PieceFrame, Tray",
    example: `
import { useState } from "react"
import { Button, Coin, PieceFrame } from "@dghrt/design-system"

export function TwoSides() {
  const [face, setFace] = useState<"heads" | "tails">("heads")
  return (
    <>
      <PieceFrame viewBox="-150 -150 300 310" className="w-60">
        <Coin face={face} r={100} />
      </PieceFrame>
      <Button onClick={() => setFace(face === "heads" ? "tails" : "heads")}>Turn the coin</Button>
    </>
  )
}
`,
  },
  component: Coin,
  args: { face: "heads", r: 100, sparkling: true },
  render: (args) => (
    <PieceFrame viewBox="-150 -150 300 310" className="w-60">
      <Coin {...args} />
    </PieceFrame>
  ),
} satisfies Meta<typeof Coin>
export default meta
type Story = StoryObj<typeof meta>

export const Heads: Story = {}
export const Tails: Story = { args: { face: "tails" } }
export const Lit: Story = { args: { lit: true } }
export const Turning: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 0 1200 500" className="w-full">
      {(["heads", "tails"] as const).flatMap((face, row) =>
        [1, 0.75, 0.5, 0.25, 0.08].map((open, column) => (
          <Coin key={`${face} ${open}`} face={face} open={open} r={90} x={120 + column * 240} y={110 + row * 250} />
        )),
      )}
    </PieceFrame>
  ),
}
/** Each looks like the small coin that is drawn alone. */
export const Falling: Story = {
  render: () => (
    <PieceFrame viewBox="0 0 400 100" className="w-full max-w-150">
      <CoinFall
        coins={[
          { x: 50, y: 60, r: 30, open: 0.7 },
          { x: 150, y: 40, r: 24, open: 0.84 },
          { x: 250, y: 60, r: 40, open: 0.5 },
          { x: 350, y: 40, r: 16, open: 1 },
        ]}
      />
    </PieceFrame>
  ),
}
export const InATray: Story = {
  render: () => (
    <PieceFrame viewBox="-10 -10 580 280" className="w-full max-w-150">
      <Tray width={560} height={240} />
      <Coin face="heads" lit r={62} x={100} y={105} sparkling />
      <Coin face="tails" r={62} x={280} y={105} sparkling />
      <Coin face="heads" lit r={62} x={460} y={105} sparkling />
    </PieceFrame>
  ),
}
export const Chips: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 -40 560 230" className="w-full max-w-150">
      {(["art-1", "art-2", "art-3", "art-4"] as const).map((hue, index) => (
        <ChipStack key={hue} hue={hue} chips={1 + index * 3} r={56} x={75 + index * 135} y={150} />
      ))}
    </PieceFrame>
  ),
}
