import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { artIds } from "./art-id"
import { GamePicture } from "./game-picture"

/**
 * A game's picture as a file: one element in place of the some hundred of `GameArt`.
 *
 * **Do** draw a file of each game for each of your themes, and name it: `[data-theme="jade"] { --picture-dice: url("/dice.jade.webp") }`.
 * **Don't** use it where the theme is made at run time: `GameArt` takes every colour as it is.
 * **Accessibility** Decoration (`aria-hidden`): write the game's name beside it.
 * **Parts** `game-picture`.
 */
const meta = {
  title: "Casino/Art/Game picture",
  parameters: {
    names: "GamePicture",
    example: `
import { GamePicture } from "@dghrt/design-system"

export const DiceLink = () => (
  <a href="/game/dice">
    <GamePicture game="dice" className="rounded-lg" />
    Dice
  </a>
)
`,
  },
  component: GamePicture,
  args: { game: "dice", className: "max-w-130 rounded-lg" },
} satisfies Meta<typeof GamePicture>
export default meta
type Story = StoryObj<typeof meta>

const picture = (canvas: HTMLElement) => {
  const element = canvas.querySelector("[data-slot=game-picture]")
  if (!element) throw new Error("No picture")
  return { file: getComputedStyle(element, "::after"), emoji: getComputedStyle(element, "::before").content }
}

export const Dice: Story = {
  async play({ canvasElement }) {
    await expect(picture(canvasElement).file.backgroundImage).toMatch(/dice/)
    await expect(picture(canvasElement).file.backgroundImage).toMatch(/2x|2dppx/)
  },
}
/** Its emoji, where a theme names no file or the file does not come. */
export const WithoutFile: Story = {
  render: (args) => (
    <div style={{ "--picture-dice": "none" } as object}>
      <GamePicture {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(picture(canvasElement).file.backgroundImage).toBe("none")
    await expect(picture(canvasElement).emoji).toBe('"🎲"')
  },
}
/** For players who save data (`data-image-quality="data"` on the root) no file is fetched. */
export const SavingData: Story = {
  parameters: { ownWindow: true },
  beforeEach() {
    document.documentElement.dataset.imageQuality = "data"
    return () => delete document.documentElement.dataset.imageQuality
  },
  play: ({ canvasElement }) => expect(picture(canvasElement).file.display).toBe("none"),
}
export const Sheet: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
      {artIds.map((id) => (
        <GamePicture key={id} game={id} className="rounded-lg" />
      ))}
    </div>
  ),
}
