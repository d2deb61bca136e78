import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { expect, fn, userEvent } from "storybook/test"
import type { DailyStats, GameStats } from "#contract/charts"
import type { Series } from "#contract/series"
import type { PlatformStats } from "#contract/stats"
import { ApiError, type Remote } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { sampleCreator, samplePlayers, samplePlays, sampleSol } from "../testing/sample-plays"
import { inExplorer, sampleSurroundings } from "../testing/story-surroundings"
import { GameShares } from "./game-shares"
import { LandingView, PlayerFaces } from "./landing-view"
import { OtherPlatform, PlatformView, type PlatformViewProps } from "./platform-view"
import { type ChartChoice, PlaysChart } from "./plays-chart"

const nowMs = 1_795_010_911_000
const ready = <T,>(value: T): Remote<T> => ({ status: "ready", value, stale: false })
const failed: Remote<never> = {
  status: "failed",
  error: new ApiError("offline", "The server could not be reached."),
  retry: fn(),
}
const stats: PlatformStats = {
  volumeLamports: 48_204_117_200_000n,
  plays: 214_906,
  players: 3_418,
  revenueUsd: 128_440,
  creatorFees: undefined,
  asOfMs: nowMs,
  complete: true,
}
const daily: DailyStats = {
  days: Array.from({ length: 30 }, (_, index) => ({
    day_ms: nowMs - (nowMs % 86_400_000) - (29 - index) * 86_400_000,
    plays: 400 + ((index * 137) % 500),
    players: 30,
    wagered: BigInt(120 + ((index * 61) % 160)) * 1_000_000_000n,
    paid: BigInt(110 + ((index * 83) % 170)) * 1_000_000_000n,
  })),
  as_of: nowMs,
  complete: true,
}
const series: Series = {
  unit: "day",
  buckets: daily.days.map(({ day_ms, plays, wagered, paid }) => ({ from_ms: day_ms, plays, wagered, paid, bonus: 0n })),
  as_of: nowMs,
  complete: true,
}
const hourly: Series = {
  ...series,
  unit: "hour",
  buckets: series.buckets.slice(0, 24).map((bucket, index) => ({
    ...bucket,
    from_ms: nowMs - (nowMs % 3_600_000) - (23 - index) * 3_600_000,
  })),
}
const games: GameStats = {
  games: [
    ["mines", 31],
    ["dice", 24],
    ["plinko", 18],
    ["flip", 9],
    ["", 1],
  ].map(([game, plays]) => ({
    game: `${game}`,
    plays: Number(plays) * 1_000,
    wins: 1,
    pushes: 0,
    wagered: BigInt(Number(plays)) * 1_000_000_000_000n,
    paid: 0n,
  })),
  as_of: nowMs,
  complete: true,
}
const [sol] = sampleSurroundings.config.tokens
if (!sol) throw new Error("The sample has a token")
const chart = (of: Remote<Series>, metric: ChartChoice["metric"] = "volume", period: ChartChoice["period"] = "30d") => (
  <PlaysChart
    series={of}
    choice={{ metric, period, token: "SOL" }}
    onChoice={fn()}
    tokens={sampleSurroundings.config.tokens}
    resultLabel="Result of all players"
  />
)

/** The platform's page, with its states. */
const meta = {
  title: "Features/Explorer/Platform view",
  component: PlatformView,
  args: {
    creator: sampleCreator,
    stats: ready(stats),
    revenue: { usd: "$128,440.00", note: "820.4 SOL · 12,400 USDC" },
    plays: ready(samplePlays(100, nowMs)),
    filter: "all",
    onFilterChange: fn(),
    game: null,
    onGameChange: fn(),
    onShowOlder: fn() as PlatformViewProps["onShowOlder"],
    loadingOlder: false,
    olderFailed: false,
    waiting: 0,
    onShowWaiting: fn(),
    nowMs,
    updated: "Updated 12s ago",
    chart: chart(ready(series)),
    games: <GameShares games={ready(games)} token={sol} />,
  },
  parameters: { layout: "fullscreen" },
  decorators: [inExplorer],
} satisfies Meta<typeof PlatformView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    for (const label of ["WAGERED", "REVENUE", "PLAYS", "PLAYERS"]) await expect(canvas.getByText(label)).toBeVisible()
    for (const head of ["Player", "Wager", "Payout", "Time"])
      await expect(canvas.getByRole("columnheader", { name: head })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show older" }))
    await expect(args.onShowOlder).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("radio", { name: "Wins" }))
    await expect(args.onFilterChange).toHaveBeenCalledWith("wins")
  },
}
export const LastDay: Story = {
  args: { chart: chart(ready(hourly), "plays", "24h") },
  play: shows(["heading", "Plays, last 24 hours"], /^Hours are in UTC\./),
}
export const OlderPlaysFailed: Story = {
  args: { olderFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Older plays did not load. Try again.")
    await expect(canvas.getByRole("button", { name: "Show older" })).toBeEnabled()
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const Loading: Story = {
  args: {
    stats: { status: "loading" },
    plays: { status: "loading" },
    chart: chart({ status: "loading" }),
    games: <GameShares games={{ status: "loading" }} token={sol} />,
    updated: "Loading games...",
    onShowOlder: null,
  },
}
export const Empty: Story = {
  args: { plays: ready([]), stats: ready({ ...stats, volumeLamports: 0n, plays: 0, players: 0 }), onShowOlder: null },
  play: shows("No games found"),
}
export const LoadFailed: Story = {
  args: { stats: failed, plays: failed, chart: chart(failed), onShowOlder: null },
  play: async ({ canvas }) =>
    expect(
      canvas.getAllByText("Failed to load platform data: The server could not be reached.").length,
    ).toBeGreaterThan(0),
}
export const FiguresMissing: Story = {
  args: {
    stats: ready({ ...stats, volumeLamports: undefined, players: undefined, complete: false }),
    revenue: { usd: null, note: "820.4 SOL · no live price for SOL" },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText("—")).toHaveLength(3),
}
export const NoCreator: Story = { args: { creator: "" }, play: shows("No platform creator provided") }
export const AnotherCasino: Story = {
  render: () => <OtherPlatform creator={samplePlayers[0]} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Show this casino" })).toHaveAttribute("href", "#platform-"),
}

const found = fn()
const landing =
  (change: Partial<ComponentProps<typeof LandingView>> = {}) =>
  () => (
    <LandingView
      stats={ready(stats)}
      revenue={{ usd: "$128,440.00", note: "820.4 SOL · 12,400 USDC" }}
      daily={ready(daily)}
      games={ready(games)}
      players={<PlayerFaces players={samplePlayers} />}
      onFound={found}
      latestBets={null}
      pools={null}
      outdated={null}
      {...change}
    />
  )
export const Landing: Story = {
  render: landing(),
  play: async ({ canvas }) => {
    const cards = ["Wagered", "All Plays", "Players", "Revenue", "Games", "Fairness"]
    for (const name of cards)
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", expect.stringMatching(/^#platform-/))
    await userEvent.keyboard("/")
    const field = canvas.getByRole("textbox", { name: "Search the explorer" })
    await expect(field).toHaveFocus()
    await userEvent.keyboard("nothing{Enter}")
    await expect(field).toHaveAccessibleDescription("Enter a wallet address or a transaction signature.")
    await userEvent.clear(field)
    await userEvent.type(field, `${samplePlayers[0]}{Enter}`)
    await expect(found).toHaveBeenLastCalledWith({ kind: "player", address: samplePlayers[0] })
    await userEvent.clear(field)
    await userEvent.type(field, "mines{Enter}")
    await expect(found).toHaveBeenLastCalledWith({ kind: "game", id: "mines" })
  },
}
export const LandingFirstPlay: Story = {
  render: landing({ stats: ready({ ...stats, plays: 1, players: 1 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("play", { exact: true })).toBeVisible()
    await expect(canvas.getByText("wallet", { exact: true })).toBeVisible()
  },
}
export const OtherToken: Story = {
  args: { plays: ready(samplePlays(3, nowMs).map((play) => ({ ...play, token: sampleSol.replace("2", "3") }))) },
  play: async ({ canvas }) => expect(canvas.getAllByText(/, if 9 decimals$/).length).toBeGreaterThan(0),
}
