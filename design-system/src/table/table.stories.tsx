import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Amount } from "../amount/amount"
import { Avatar } from "../avatar/avatar"
import { EmptyState } from "../states/empty-state"
import { ErrorState } from "../states/error-state"
import { expectRing, tabTo } from "../testing/focus-ring"
import { Table } from "./table"
import type { TableColumn } from "./table-column"

interface Play {
  id: string
  player: string
  wager: bigint
  payout: bigint
  secondsAgo: number
}

const milli = 1_000_000n
const plays: readonly Play[] = [
  { id: "a", player: "QuietWhale", wager: 250n * milli, payout: 592n * milli, secondsAgo: 8 },
  { id: "b", player: "LuckyOrchid", wager: 50n * milli, payout: 0n, secondsAgo: 23 },
  { id: "c", player: "RoseGambit", wager: 5_000n * milli, payout: 0n, secondsAgo: 51 },
  { id: "d", player: "IvoryFlush", wager: 1_500n * milli, payout: 750n * milli, secondsAgo: 120 },
]

const columns: readonly TableColumn<Play>[] = [
  {
    id: "player",
    header: "Player",
    sortBy: (play) => play.player,
    cell: ({ player }) => (
      <span className="flex items-center gap-3 font-semibold">
        <Avatar address={player} />
        {player}
      </span>
    ),
  },
  {
    id: "wager",
    header: "Wager",
    numeric: true,
    sortBy: (play) => play.wager,
    cell: ({ wager }) => <Amount value={wager} decimals={9} digits={4} symbol="SOL" />,
  },
  {
    id: "payout",
    header: "Payout",
    numeric: true,
    sortBy: (play) => play.payout,
    cell: ({ wager, payout }) => (
      <Amount
        value={payout}
        decimals={9}
        digits={4}
        symbol="SOL"
        className={payout > wager ? "font-[650] text-accent" : "text-text-muted"}
      />
    ),
  },
  {
    id: "time",
    header: "Time",
    numeric: true,
    sortBy: (play) => -play.secondsAgo,
    cell: (play) => `${play.secondsAgo}s ago`,
  },
]

const retry = fn()

/**
 * Rows of facts, on a card or in a dialog.
 *
 * **Do** right-align every figure (`numeric`) and make the whole row one link. Give more than a hundred rows a
 * `maxHeight`.
 * **Don't** stripe rows, and don't colour a payout that is smaller than its wager.
 * **Composition** `rowLink` puts an anchor or a router link around the content of the first cell, and the link covers
 * its row. `empty` and `failed` take an EmptyState and an ErrorState.
 * **Keyboard** Tab reaches each sortable head, then one row's link. Enter or Space on a head sorts, descending at
 * first, then ascending. Arrow Up, Arrow Down, Page Up, Page Down, Home and End move from link to link, Enter follows
 * one. With `maxHeight` and without links the table itself takes the focus, and the arrow keys scroll it.
 * **Accessibility** A `table` named by `label`, also where it is drawn as cards. A sorted head has `aria-sort`. With
 * `maxHeight` only rows in view are in the document; `aria-rowcount` and `aria-rowindex` say how many there are. While
 * rows load, the table is `aria-busy` and a hidden `status` has the words of `loadingLabel`.
 * **Parts** `table` (the box that scrolls).
 */
const meta = {
  title: "Components/Data display/Table",
  parameters: {
    names: "Table, type TableColumn",
    example: `
import { Amount, Table, type TableColumn } from "@dghrt/design-system"

interface Play {
  id: string
  game: string
  payout: bigint
}

const columns: TableColumn<Play>[] = [
  { id: "game", header: "Game", cell: (play) => play.game },
  { id: "payout", header: "Payout", numeric: true, cell: (play) => <Amount value={play.payout} decimals={9} symbol="SOL" /> },
]

export const Plays = ({ plays }: { plays: readonly Play[] }) => (
  <Table
    label="Plays"
    rows={plays}
    columns={columns}
    rowKey={(play) => play.id}
    rowLink={(play, content) => <a href={\`/plays/\${play.id}\`}>{content}</a>}
    empty="No plays yet"
    maxHeight="30rem"
  />
)
`,
  },
  component: Table<Play>,
  args: {
    label: "Plays",
    rows: plays,
    columns,
    rowKey: (play) => play.id,
    rowLink: (play, content) => <a href={`#play-${play.id}`}>{content}</a>,
    initialSort: { column: "time", descending: true },
    empty: <EmptyState title="No plays found" />,
  },
  decorators: [(Story) => <div className="card max-w-220 overflow-hidden">{Story()}</div>],
} satisfies Meta<typeof Table<Play>>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { tags: ["matrix"] }
export const WithoutLinks: Story = { args: { rowLink: undefined } }
export const Loading: Story = { args: { loadingRows: 4 } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: { failed: <ErrorState title="The plays did not load" detail="No money moved." onRetry={retry} /> },
}
export const LongLabels: Story = {
  args: { rows: plays.map((play) => ({ ...play, player: "Unbroken".repeat(50) })) },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Time" })).toHaveAttribute("aria-sort", "descending")
    await tabTo(canvas.getByRole("button", { name: "Player" }))
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("columnheader", { name: "Wager" })).toHaveAttribute("aria-sort", "descending")
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("columnheader", { name: "Wager" })).toHaveAttribute("aria-sort", "ascending")
    await userEvent.tab()
    await userEvent.tab()
    await tabTo(canvas.getByRole("link", { name: "LuckyOrchid" }))
    await userEvent.keyboard("{ArrowDown}")
    await expectRing(canvas.getByRole("link", { name: "QuietWhale" }))
    await userEvent.keyboard("{End}")
    await expectRing(canvas.getByRole("link", { name: "RoseGambit" }))
  },
}

const manyPlays: readonly Play[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  player: `Player ${index + 1}`,
  wager: BigInt(1 + ((index * 7_919) % 10_000)) * milli,
  payout: index % 3 === 0 ? BigInt(2 + ((index * 7_919) % 10_000)) * milli : 0n,
  secondsAgo: index,
}))

export const TenThousandRows: Story = { args: { rows: manyPlays, maxHeight: "30rem" } }
export const TenThousandCards: Story = {
  args: { rows: manyPlays, maxHeight: "40rem", narrow: "cards" },
  globals: { viewport: { value: "mobile" } },
}
export const Cards: Story = { args: { narrow: "cards" }, globals: { viewport: { value: "mobile" } } }
export const Aligned: Story = {
  args: {
    columns: columns.map((column, index) => ({
      ...column,
      align: (["start", "center", "end", "center"] as const)[index] ?? "start",
    })),
  },
}
