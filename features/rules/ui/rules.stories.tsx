import { Button } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { catalogue, findGame, type GameRecord, loadGame } from "#features/games"
import { HelpPage } from "./help-page"
import { RulesPage } from "./rules-page"

/** The rules page of one game, and the help page. */
const meta = {
  title: "Features/Rules",
  parameters: { layout: "fullscreen" },
} satisfies Meta
export default meta
type Story = StoryObj

const rulesOf = (id: string): Story => ({
  loaders: [async () => ({ module: await loadGame(id) })],
  render: (_, { loaded: { module } }) => (
    <RulesPage
      game={findGame(id) as GameRecord}
      module={module}
      playLink={
        <Button asChild variant="primary">
          <a href={`#${id}`}>Play</a>
        </Button>
      }
    />
  ),
})

export const Dice: Story = {
  tags: ["matrix"],
  ...rulesOf("dice"),
  play: async ({ canvas }) => {
    const odds = within(canvas.getByRole("table", { name: "What 100 equally likely outcomes pay" }))
    await expect(odds.getByRole("row", { name: "2x 50 of 100 50%" })).toBeVisible()
    await expect(odds.getByRole("row", { name: "0x 50 of 100 50%" })).toBeVisible()
  },
}
export const DiceOnAPhone: Story = { ...Dice, globals: { viewport: { value: "mobile" } } }
export const ComingSoon: Story = {
  ...rulesOf("none"),
  render: (_) => (
    <RulesPage game={{ ...(findGame("crash") as GameRecord), built: false }} module={null} playLink={null} />
  ),
}
const onLimits = fn()

export const Help: Story = {
  render: () => (
    <HelpPage games={catalogue} onLimits={onLimits} link={(game, content) => <a href={`#${game.id}`}>{content}</a>} />
  ),
  play: async ({ canvas }) => {
    const games = within(canvas.getByRole("navigation", { name: "Rules of each game" }))
    await expect(games.getAllByRole("link")).toHaveLength(catalogue.length)
    await expect(canvas.getByRole("link", { name: /BeGambleAware/ })).toBeVisible()
    for (const promise of ["Instant payouts", "Bonus funds"])
      await expect(canvas.getByRole("region", { name: promise })).toHaveTextContent(/network fees apply/i)
    await userEvent.click(canvas.getByRole("button", { name: "Set limits" }))
    await expect(onLimits).toHaveBeenCalled()
  },
}
export const HelpOnAPhone: Story = { ...Help, globals: { viewport: { value: "mobile" } } }
