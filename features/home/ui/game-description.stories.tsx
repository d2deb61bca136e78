import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { catalogue, type GameRecord } from "#features/games"
import { no, shows } from "../../../design-system/src/testing/shows"
import { GameDescription } from "./game-description"

const built = catalogue.map((game): GameRecord => ({ ...game, live: "online", built: true }))
const gameOf = (tag: string) => {
  const game = built.find(({ meta }) => meta.tag === tag)
  if (!game) throw new Error(`The catalogue has no game with the tag ${tag}`)
  return game
}

const meta = {
  title: "Features/Home/Game description",
  component: GameDescription,
  args: {
    game: gameOf("Singleplayer"),
    link: null,
    freePlayLink: (game, content) => <a href={`#demo-${game.id}`}>{content}</a>,
    onConnect: fn(),
    rulesLink: <a href="#rules">Rules and odds</a>,
  },
} satisfies Meta<typeof GameDescription>
export default meta
type Story = StoryObj<typeof meta>

export const VisitorWithFreePlay: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Play for free" })).toHaveAttribute("href", `#demo-${args.game.id}`)
  },
}
export const VisitorWithoutFreePlay: Story = {
  render: (args) => <GameDescription {...args} freePlayLink={null} />,
  play: shows(no(["link", "Play for free"])),
}
export const MultiplayerNeedsWallet: Story = {
  args: { game: gameOf("Multiplayer") },
  play: VisitorWithoutFreePlay.play,
}
export const Closed: Story = {
  args: { game: { ...gameOf("Singleplayer"), live: "offline" } },
  play: shows(["button", "Under Maintenance"], no(["link", "Play for free"])),
}
export const Player: Story = {
  args: { link: (game, content) => <a href={`#${game.id}`}>{content}</a> },
  play: shows(["link", "Play Now"], no(["link", "Play for free"])),
}
