import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { expect, fn, userEvent } from "storybook/test"
import type { PlayerStats } from "#contract/players"
import { ApiError } from "#features/kernel"
import { press, shows } from "../../../design-system/src/testing/shows"
import { samplePlayers, samplePlays, sampleSol } from "../testing/sample-plays"
import { inExplorer, sampleUsdc } from "../testing/story-surroundings"
import { BetHistory } from "./bet-history"
import { PlayerView } from "./player-view"
import { PoolView } from "./pool-view"

const nowMs = 1_795_010_911_000
const [, own] = samplePlayers
const ready = <T,>(value: T) => ({ status: "ready" as const, value, stale: false })
const failed = {
  status: "failed" as const,
  error: new ApiError("offline", "The server could not be reached."),
  retry: fn(),
}
const tally = {
  token: sampleSol,
  plays: 2_904,
  wins: 1_371,
  pushes: 12,
  wagered: 176_943_000_000n,
  paid: 174_313_000_000n,
  jackpots: 0n,
  bonus: 0n,
  best_multiplier_bps: 1_000_000,
  first_ms: Date.UTC(2026, 7, 4),
  last_ms: nowMs - 120_000,
}
const stats: PlayerStats = {
  user: own,
  tokens: [tally, { ...tally, token: sampleUsdc, plays: 4, wagered: 12_000_000n, paid: 20_000_000n }],
  games: [],
  newest: [],
  as_of: nowMs,
  complete: true,
}
const plays = samplePlays(10, nowMs).map((play) => ({ ...play, user: own }))
const showWaiting = fn()
const history = (count: number, waiting = 0) => (
  <BetHistory
    address={own}
    plays={ready(samplePlays(count, nowMs).map((play) => ({ ...play, user: own })))}
    total={2_908}
    filter={{ game: null, token: null, outcome: null, from: null, to: null }}
    onFilterChange={fn()}
    onShowOlder={fn()}
    loadingOlder={false}
    olderFailed={false}
    waiting={waiting}
    onShowWaiting={showWaiting}
    exporting={null}
    exportProblem={null}
    onExport={fn()}
    nowMs={nowMs}
  />
)

/** One wallet's page. */
const meta = {
  title: "Features/Explorer/Player view",
  component: PlayerView,
  args: {
    address: own,
    stats: ready(stats),
    recent: ready(plays),
    tab: "overview",
    onTabChange: fn(),
    nowMs,
    updated: "Updated 12s ago",
    chart: null,
    history: history(40),
  },
  parameters: { layout: "fullscreen" },
  decorators: [inExplorer],
} satisfies Meta<typeof PlayerView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    for (const label of ["Volume", "Profit", "Plays", "Wins"]) await expect(canvas.getAllByText(label)[0]).toBeVisible()
    for (const head of ["Platform", "Player", "Wager", "Payout", "Time"])
      await expect(canvas.getByRole("columnheader", { name: head })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible()
    await userEvent.click(canvas.getByRole("tab", { name: "Bet history" }))
    await expect(args.onTabChange).toHaveBeenCalledWith("history")
  },
}
export const CopyRefused: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, "clipboard")
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }))
    await expect(await canvas.findByText("Copying is not allowed here. The address is selected.")).toBeVisible()
    await expect(`${getSelection()}`).toBe(args.address)
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const NewWallet: Story = {
  args: { stats: ready({ ...stats, tokens: [], games: [] }), recent: ready([]) },
  play: shows("No recent plays found", "No plays on this platform yet"),
}
export const Loading: Story = { args: { stats: { status: "loading" }, recent: { status: "loading" } } }
export const LoadFailed: Story = {
  args: { stats: failed, recent: failed },
  play: async ({ canvas }) => expect(canvas.getAllByText("Failed to load player data")).toHaveLength(2),
}
export const NoAddress: Story = { args: { address: "" }, play: shows("No player address provided") }
export const History: Story = {
  args: { tab: "history" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("40 of 2,908")).toBeVisible()
    await expect(canvas.getByText("Bet history, 40 of 2,908")).toHaveRole("status")
    await expect(canvas.getByText("Result, SOL")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeEnabled()
  },
}
/** Bets that were placed since older ones were loaded wait, so that no row and no sum changes unasked. */
export const HistoryWithNewBets: Story = {
  args: { tab: "history", history: history(40, 3) },
  play: shows(press("Show 3 new", () => showWaiting)),
}
export const EmptyHistory: Story = {
  args: { tab: "history", history: history(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No bets found")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeDisabled()
  },
}

const sol = { mint: sampleSol, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: sampleSol }
const days = Array.from({ length: 12 }, (_, index) => ({
  day_ms: Date.UTC(2026, 10, 7 + index),
  plays: 40,
  liquidity: BigInt(990 + ((index * 7) % 20)) * 1_000_000_000n,
  wagered: 0n,
  paid: 0n,
  bonus: 0n,
  pool_fees: 0n,
  result: BigInt(((index * 7) % 20) - 9) * 1_000_000_000n,
}))
const pool = {
  mint: sampleSol,
  token: sol,
  pool: ready({
    mint: sampleSol,
    jackpot: 1_284_617_200_000n,
    jackpotSplit: { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 },
    liquidity: 999_223_700_000n,
    maxPayout: 499_611_800_000n,
    minWager: 10_000_000n,
    bonus: 25_000_000_000n,
    poolFeeBps: 100,
    protocolFeeBps: 50,
  }),
  history: ready({ token: sampleSol, days, as_of: nowMs, complete: true }),
  days: 30,
  onDaysChange: fn(),
  updated: "Updated 12s ago",
} satisfies ComponentProps<typeof PoolView>
export const Pool: Story = {
  render: () => <PoolView {...pool} />,
}
export const PoolFailed: Story = {
  render: () => <PoolView {...pool} pool={failed} history={failed} updated={null} />,
}
