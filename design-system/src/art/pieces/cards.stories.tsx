import type { Meta, StoryObj } from "@storybook/react-vite"
import { suits } from "../suit"
import { PieceFrame } from "./piece-frame"
import { PlayingCard, ranks } from "./playing-card"

/**
 * Playing cards, face up, face down and turning.
 *
 * **Do** say the card in words beside the picture.
 * **Don't** show a face before the result is known.
 * **Composition** Cards are SVG groups and go into a `PieceFrame`, whose `viewBox` sets the unit of their sizes. What
 * comes later lies on top.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`, so rank and suit reach a screen reader only as text
 * beside it.
 * **Parts** `piece` (the `PieceFrame`); the pieces in it have none.
 */
const meta = {
  title: "Casino/Art/Cards",
  parameters: {
    names: "PlayingCard, PieceFrame",
    example: `
import { useState } from "react"
import { Button, PieceFrame, PlayingCard } from "@dghrt/design-system"

export function TurnedCard() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PieceFrame viewBox="-70 -90 140 180" className="w-50">
        <PlayingCard face={open ? { rank: "Q", suit: "heart" } : null} />
      </PieceFrame>
      <Button onClick={() => setOpen(!open)}>{open ? "Queen of hearts" : "Turn"}</Button>
    </>
  )
}
`,
  },
  component: PlayingCard,
  args: { face: { rank: "Q", suit: "heart" } },
  render: (args) => (
    <PieceFrame viewBox="-70 -90 140 180" className="w-50">
      <PlayingCard {...args} />
    </PieceFrame>
  ),
} satisfies Meta<typeof PlayingCard>
export default meta
type Story = StoryObj<typeof meta>

export const FaceUp: Story = {}
export const FaceDown: Story = { args: { face: null } }
export const Turned: Story = { args: { face: { rank: "10", suit: "spade" }, turn: -12 } }
export const Deck: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 0 1600 660" className="w-full">
      {suits.flatMap((suit, row) =>
        ranks.map((rank, column) => (
          <PlayingCard key={`${rank} ${suit}`} face={{ rank, suit }} x={65 + column * 120} y={85 + row * 160} />
        )),
      )}
    </PieceFrame>
  ),
}
export const Backs: Story = {
  render: () => (
    <PieceFrame viewBox="0 0 520 170" className="w-full max-w-130">
      {(["art-1", "art-2", "art-3", "art-4"] as const).map((hue, index) => (
        <PlayingCard key={hue} face={null} hue={hue} x={65 + index * 125} y={80} />
      ))}
    </PieceFrame>
  ),
}
