import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { artIds } from "./art-id"
import { GameArt } from "./game-art"

/**
 * A game's scene in the colours of the current theme.
 *
 * **Do** write the game's name beside it, because the picture is decoration.
 * **Don't** put a second theme inside without art of its own: gradients resolve where they are defined.
 * **Accessibility** Decoration (`aria-hidden`): a link or a card around it gets its name from the words beside it.
 * **Parts** `game-art`.
 */
const meta = {
  title: "Casino/Art/Game art",
  parameters: {
    names: "GameArt, preloadGameArt",
    example: `
import { GameArt, preloadGameArt } from "@dghrt/design-system"

void preloadGameArt("dice")

export function DiceLink() {
  return (
    <a href="/game/dice">
      <GameArt game="dice" className="aspect-4/3 rounded-lg" />
      Dice
    </a>
  )
}
`,
  },
  component: GameArt,
  args: { game: "dice", className: "aspect-4/3 max-w-130 rounded-lg" },
} satisfies Meta<typeof GameArt>
export default meta
type Story = StoryObj<typeof meta>

export const Dice: Story = {}
/** A game without a picture shows the heart. */
export const Unknown: Story = { args: { game: "tomorrow" } }
/** The middle stays whole when a card is square or a banner is wide. */
export const Cropped: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      <GameArt game="blackjack" className="size-50 rounded-lg" />
      <GameArt game="blackjack" className="h-50 w-90 rounded-lg" />
    </div>
  ),
}
/** Out of order: dimmed by the card that holds it. */
export const Maintenance: Story = {
  args: { className: "aspect-4/3 max-w-130 rounded-lg saturate-35 brightness-80" },
}
/** For players who save data: one small file for all games, no blur and no sparks. */
export const Flat: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
      {artIds.map((id) => (
        <GameArt key={id} game={id} detail="flat" className="aspect-4/3 rounded-lg" />
      ))}
    </div>
  ),
}
/** The root's `data-image-quality` decides when nothing else does. */
export const SavingData: Story = {
  parameters: { ownWindow: true },
  beforeEach() {
    document.documentElement.dataset.imageQuality = "data"
    return () => delete document.documentElement.dataset.imageQuality
  },
  play: ({ canvasElement }) =>
    waitFor(() => {
      const length = canvasElement.querySelector("svg")?.innerHTML.length ?? 0
      expect(length).toBeGreaterThan(300)
      expect(length).toBeLessThan(4_000)
    }),
}
export const Sheet: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
      {artIds.map((id) => (
        <GameArt key={id} game={id} className="aspect-4/3 rounded-lg" />
      ))}
    </div>
  ),
  play: ({ canvasElement }) =>
    waitFor(() => {
      const texts = Array.from(canvasElement.querySelectorAll("svg"), (svg) => svg.innerHTML.length)
      expect(Math.min(...texts)).toBeGreaterThan(8_000)
    }),
}
