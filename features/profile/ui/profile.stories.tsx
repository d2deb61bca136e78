import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import type { PlayerDays } from "#contract/charts"
import type { PlayerStats } from "#contract/players"
import { ApiError, type Remote } from "#features/kernel"
import { moneyView } from "#features/money-view"
import { no, shows } from "../../../design-system/src/testing/shows"
import { sol } from "../../../tests/support/sol"
import type { TokenHoldings } from "../data/use-holdings"
import { loreOf } from "../model/lore"
import { BalanceCard } from "./balance-card"
import { ProfileHero } from "./profile-hero"
import { StatisticsView, type StatisticsViewProps } from "./statistics-view"
import { WalletCard } from "./wallet-card"

const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const usdc = {
  ...sol,
  mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
}
const dayMs = 86_400_000
const money = { wagered: 48_205_000_000n, paid: 46_010_000_000n, jackpots: 0n, bonus: 0n }
const tally = { plays: 142, wins: 61, pushes: 4, ...money }
const figures = {
  ...tally,
  best_multiplier_bps: 400_000,
  first_ms: 20_000 * dayMs,
  last_ms: 20_029 * dayMs,
  token: sol.mint,
}
const stats: PlayerStats = {
  user: address,
  tokens: [figures],
  games: [
    { ...figures, game: "dice", plays: 90, wagered: 30_000_000_000n },
    { ...figures, game: "mines", plays: 40, wagered: 18_000_000_000n, paid: 19_200_000_000n },
    { ...figures, game: "", plays: 12, wagered: 205_000_000n, paid: 0n },
  ],
  newest: [],
  as_of: 0,
  complete: true,
}
const days: PlayerDays = {
  days: Array.from({ length: 30 }, (_, index) => ({
    day_ms: (20_000 + index) * dayMs,
    plays: (index * 7) % 11,
    wins: index % 3,
    wagered: BigInt((index * 7) % 11) * 100_000_000n,
    paid: BigInt((index * 5) % 13) * 90_000_000n,
    bonus: 0n,
    best_multiplier_bps: 20_000,
  })),
  as_of: 0,
  complete: true,
}
const ready = <T,>(value: T): Remote<T> => ({ status: "ready", value, stale: false })
const failed = (retry = fn()): Remote<never> => ({
  status: "failed",
  error: new ApiError("offline", "The server could not be reached. Check your connection and try again."),
  retry,
})

function Page(props: Partial<StatisticsViewProps> & { holdings?: Remote<readonly TokenHoldings[]> }) {
  const { own = true, holdings = ready(held), ...statistics } = props
  const [symbol, setSymbol] = useState("SOL")
  return (
    <div className="@container/profile grid grid-cols-[minmax(0,1fr)] gap-4 p-6 max-md:p-4">
      <ProfileHero address={address} name="LuckyOrchid417" lore={loreOf(address, "LuckyOrchid417")} own={own} />
      {own && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl/profile:grid-cols-2">
          <BalanceCard holdings={holdings} fiatOf={(mint) => (mint === sol.mint ? "$2,906.96" : null)} />
          <WalletCard
            adapter="Phantom"
            address={address}
            explorerUrl="https://explorer.solana.com/"
            onCopy={copy}
            onDisconnect={disconnect}
          />
        </div>
      )}
      <StatisticsView
        stats={ready(stats)}
        days={ready(days)}
        tokens={[sol, usdc]}
        token={symbol === "SOL" ? sol : usdc}
        onTokenChange={setSymbol}
        own={own}
        {...statistics}
      />
    </div>
  )
}
const held: readonly TokenHoldings[] = [
  { token: sol, balance: 12_482_100_000n, bonus: 0n },
  { token: usdc, balance: 250_000_000n, bonus: 25_000_000n },
]
const copy = fn()
const disconnect = fn()

/** A player's page with their figures and plays. */
const meta = { title: "Features/Profile", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "LuckyOrchid417" })).toBeVisible()
    await expect(canvas.getByText("Degen Folk Lore")).toBeVisible()
    await expect(canvas.getByRole("table", { name: "Plays by game" })).toHaveTextContent("Mines")
    await userEvent.click(canvas.getByRole("button", { name: "Copy Address" }))
    await expect(copy).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Disconnect" }))
    await expect(disconnect).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("radio", { name: "USDC" }))
    await expect(canvas.getByText("No plays in USDC yet")).toBeVisible()
  },
}
export const BalanceHidden: Story = {
  beforeEach: () => () => moneyView.change({ hidesBalance: false, inDollars: false }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide balance" }))
    await expect(canvas.queryByText("12.4821 SOL")).toBeNull()
    await expect(canvas.queryByText("$2,906.96")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Hide balance" }))
    await expect(canvas.getByText("$2,906.96")).toBeVisible()
  },
}
/** Without a live price the token stays. */
export const BalanceInDollars: Story = {
  beforeEach: () => {
    moneyView.change({ inDollars: true })
    return () => moneyView.change({ inDollars: false })
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("region", { name: "Balance" })).getAllByRole("listitem")
    await expect(rows[0]).toHaveTextContent(/^\$2,906\.96/)
    await expect(rows[1]).toHaveTextContent(/^250\.0000 USDC/)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: "mobile" } } }
export const OtherWallet: Story = {
  args: { own: false },
  play: shows(no(["heading", "Wallet Info"]), no(["heading", "Balance"])),
}
export const NeverPlayed: Story = {
  args: { stats: ready({ ...stats, tokens: [], games: [] }), days: ready({ ...days, days: [] }) },
  play: shows("No plays in SOL yet"),
}
export const Loading: Story = {
  args: { stats: { status: "loading" }, days: { status: "loading" }, holdings: { status: "loading" } },
}
export const Failed: Story = {
  args: { stats: failed(), days: failed(), holdings: failed() },
  play: shows("The statistics did not load", "Your balances were not read"),
}
export const StillReading: Story = { args: { stats: ready({ ...stats, complete: false }) } }
