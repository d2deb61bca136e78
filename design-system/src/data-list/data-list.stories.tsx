import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Avatar } from "../avatar/avatar"
import { EmptyState } from "../states/empty-state"
import { expectRing } from "../testing/focus-ring"
import { DataList } from "./data-list"

const players = (count: number) => Array.from({ length: count }, (_, index) => `Player ${index + 1}`)

/**
 * Thousands of rows of which only those in sight exist.
 *
 * **Do** give it a height.
 * **Don't** use it below about a hundred rows: the browser's own search finds only what exists.
 * **Keyboard** Where its rows need more height than it has, Tab reaches the box, and arrow keys, Page Up, Page Down,
 * Home and End scroll it. Controls in the rows follow.
 * **Accessibility** A list named by `label`. Each row has `aria-posinset` and `aria-setsize`, because only rows in
 * sight exist. Without rows there is no list and no name, only `empty`.
 * **Parts** `data-list` (the box that scrolls).
 */
const meta = {
  title: "Components/Data display/Data list",
  parameters: {
    example: `
import { DataList, EmptyState } from "@dghrt/design-system"

const players = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, name: "Player " + (index + 1) }))

export function Players() {
  return (
    <DataList
      label="Players"
      items={players}
      itemKey={({ id }) => String(id)}
      renderItem={({ name }) => <span className="px-5 py-3">{name}</span>}
      empty={<EmptyState title="No players yet" detail="Be the first!" />}
      className="h-105"
    />
  )
}
`,
  },
  component: DataList<string>,
  args: {
    label: "Players",
    items: players(50),
    itemKey: (player) => player,
    renderItem: (player) => (
      <span className="wrap-anywhere flex min-h-13 items-center gap-3 px-5 py-2 font-semibold">
        <Avatar address={player} />
        {player}
      </span>
    ),
    empty: <EmptyState title="No players yet" detail="Be the first!" />,
    className: "h-105",
  },
  decorators: [(Story) => <div className="card max-w-120 overflow-hidden">{Story()}</div>],
} satisfies Meta<typeof DataList<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { tags: ["matrix"] }
export const Empty: Story = { args: { items: [] } }
export const UnevenRows: Story = {
  args: {
    items: players(50).map((player, index) =>
      index % 4 === 1 ? `${player} ${"with a long name ".repeat(23)}` : player,
    ),
  },
}
export const TenThousandRows: Story = {
  args: { items: players(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("Player 1")).toBeVisible())
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60)
    await userEvent.tab()
    const scroller = canvasElement.querySelector("[data-slot=data-list]")
    await expect(scroller).toHaveFocus()
    scroller?.scrollTo({ top: scroller.scrollHeight })
    const last = await canvas.findByText("Player 10000")
    await expect(last.closest("li")).toHaveAttribute("aria-posinset", "10000")
    await expect(canvas.queryByText("Player 1")).toBeNull()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[tabindex='0']")).not.toBeNull())
    await userEvent.tab()
    const scroller = canvasElement.querySelector("[data-slot=data-list]")
    if (!scroller) throw new Error("There is no list")
    await expectRing(scroller)
    await userEvent.tab()
    await expect(scroller).not.toHaveFocus()
  },
}
