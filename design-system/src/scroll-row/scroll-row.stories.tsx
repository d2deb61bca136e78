import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Card } from "../card/card"
import { expectRing, tabTo } from "../testing/focus-ring"
import { ScrollRow } from "./scroll-row"

const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
const cards = numbers.map((number) => (
  <Card key={number} className="w-70">
    <a href={`#game-${number}`}>Game {number}</a>
  </Card>
))

/**
 * Cards side by side that snap into place; edges fade where something is hidden.
 *
 * **Do** leave a peek of the next card.
 * **Don't** nest rows, and don't put the only way to a page at its end.
 * **Composition** Each child becomes one item of the list and brings its own width.
 * **Keyboard** Tab reaches the two buttons, then the row, then the links in the cards. Enter or Space on a button
 * scrolls by most of a view; with the focus in the row the arrow keys scroll. Where every card is in view, there are no
 * buttons and the row itself is not focused.
 * **Accessibility** A region with a list of the cards, both named by `title`, which is a level 2 heading. The buttons
 * are named "Scroll All games back" and "on" with the title, see `words`. Scrolling is not animated under reduced motion.
 * **Parts** `scroll-row`; its buttons are `icon-button`.
 */
const meta = {
  title: "Components/Navigation/Scroll row",
  parameters: {
    example: `
import { Card, ScrollRow } from "@dghrt/design-system"

const games = ["Dice", "Flip", "Mines", "Plinko"]

export function AllGames() {
  return (
    <ScrollRow title="All games" count={games.length}>
      {games.map((game) => (
        <Card key={game} className="w-70">
          <a href={"/game/" + game.toLowerCase()}>{game}</a>
        </Card>
      ))}
    </ScrollRow>
  )
}
`,
  },
  component: ScrollRow,
  args: { title: "All games", count: "10", children: cards },
} satisfies Meta<typeof ScrollRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const EverythingInSight: Story = { args: { children: cards.slice(0, 2), count: "2" } }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const WithoutLinks: Story = {
  args: {
    children: numbers.map((number) => (
      <Card key={number} className="w-70">
        Text {number}
      </Card>
    )),
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const on = await canvas.findByRole("button", { name: "Scroll All games on" })
    const back = canvas.getByRole("button", { name: "Scroll All games back" })
    await waitFor(() => expect(on).toHaveAttribute("aria-disabled", "false"))
    await expect(back).toHaveAttribute("aria-disabled", "true")
    await tabTo(back)
    await tabTo(on)
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"))
    await userEvent.tab()
    const list = canvas.getByRole("list", { name: "All games" })
    await expect(list.scrollLeft).toBeGreaterThan(0)
    await expectRing(list)
    await tabTo(canvas.getByRole("link", { name: "Game 1" }))
  },
}
