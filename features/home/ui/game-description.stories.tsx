import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { catalogue, type GameRecord } from "#features/games"
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
export const VisitorOnPhone: Story = { ...VisitorWithFreePlay, globals: { viewport: { value: "mobile" } } }
export const VisitorWithoutFreePlay: Story = {
  render: (args) => <GameDescription {...args} freePlayLink={null} />,
  play: async ({ canvas }) => expect(canvas.queryByRole("link", { name: "Play for free" })).toBeNull(),
}
export const MultiplayerNeedsWallet: Story = {
  args: { game: gameOf("Multiplayer") },
  play: VisitorWithoutFreePlay.play,
}
export const Closed: Story = {
  args: { game: { ...gameOf("Singleplayer"), live: "offline" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Under Maintenance" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Play for free" })).toBeNull()
  },
}
export const Player: Story = {
  args: { link: (game, content) => <a href={`#${game.id}`}>{content}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Play Now" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Play for free" })).toBeNull()
  },
}
