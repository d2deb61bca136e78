import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { catalogue, type GameRecord } from "#features/games"
import { press, shows } from "../../../design-system/src/testing/shows"
import { AllGames } from "./all-games"
import { GameInfoView } from "./game-info"

const built = catalogue.map((game): GameRecord => ({ ...game, built: true }))
const [plinko] = built.filter(({ id }) => id === "plinko")
if (!plinko) throw new Error("The catalogue has no plinko")

/** What opens from a game card: the description of one game, and the list of all games. */
const meta = {
  title: "Features/Home/Game dialogs",
  component: GameInfoView,
  args: {
    game: plinko,
    figures: { rtp: "99.00%", highest: "21x" },
    link: (game, content) => <a href={`#${game.id}`}>{content}</a>,
    onConnect: fn(),
    rulesLink: <a href="#rules">Rules and odds</a>,
  },
  decorators: [
    (Story) => (
      <Dialog open>
        <Story />
      </Dialog>
    ),
  ],
} satisfies Meta<typeof GameInfoView>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  tags: ["matrix"],
  play: async () => expect(screen.getByRole("link", { name: "Play Now" })).toHaveAttribute("href", "#plinko"),
}
const connect = fn()
export const InfoForVisitor: Story = {
  render: (args) => <GameInfoView {...args} link={null} onConnect={connect} />,
  play: shows(press("Play Now", () => connect)),
}
export const InfoComingSoon: Story = {
  args: { game: { ...plinko, live: "coming-soon" } },
  play: async () => {
    await expect(screen.getByRole("button", { name: "Coming Soon" })).toHaveAttribute("aria-disabled", "true")
    await expect(screen.queryByRole("link", { name: "Play Now" })).toBeNull()
  },
}
export const InfoLongText: Story = {
  args: {
    game: {
      ...plinko,
      meta: { ...plinko.meta, name: "A very long name ".repeat(6), description: "Unbroken".repeat(50) },
    },
  },
}

export const Games: Story = {
  render: () => <AllGames games={built} link={(game, content) => <a href={`#${game.id}`}>{content}</a>} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("tab", { name: "Singleplayer 9" })).toBeVisible())
    await expect(screen.getByRole("link", { name: "Dice" })).toBeVisible()
    await expect(screen.queryByRole("link", { name: "HiLo" })).toBeNull()
    await userEvent.click(screen.getByRole("tab", { name: "Multiplayer 1" }))
    await expect(screen.getByText("Maintenance")).toBeVisible()
  },
}
/** A visitor who may not play yet is asked for a wallet, and a game that is closed asks for nothing. */
export const GamesForVisitor: Story = {
  render: () => (
    <AllGames
      games={built}
      description="Connect your wallet to play."
      link={(_game, content) => (
        <button type="button" onClick={connect}>
          {content}
        </button>
      )}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText("Connect your wallet to play.")).toBeVisible())
    connect.mockClear()
    await userEvent.click(screen.getByRole("button", { name: "Dice" }))
    await expect(connect).toHaveBeenCalledOnce()
    await expect(screen.queryByRole("button", { name: "HiLo" })).toBeNull()
  },
}
export const NoGames: Story = {
  render: () => <AllGames games={[]} link={(_game, content) => <a href="#game">{content}</a>} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText("No singleplayer games available")).toBeVisible())
    await userEvent.click(screen.getByRole("tab", { name: "Multiplayer 0" }))
    await expect(screen.getByText("No multiplayer games available")).toBeVisible()
  },
}
