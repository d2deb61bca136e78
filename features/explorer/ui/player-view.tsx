import {
  Avatar,
  Badge,
  Button,
  copyText,
  EmptyState,
  ErrorState,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from "@dghrt/design-system"
import { ArrowUpRight, Check, Copy } from "lucide-react"
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from "react"
import { tallyResult } from "#contract/bet-result"
import { displayName } from "#contract/display-name"
import { multiplierText } from "#contract/games/odds"
import type { PlayerStats } from "#contract/players"
import { ageText, dayText, type Remote } from "#features/kernel"
import { centsText } from "#features/prices"
import { useExplorer } from "../data/explorer-context"
import { blockExplorers } from "../model/block-explorers"
import type { Play } from "../model/play"
import { type PlayerTotals, playerTotals, sumCents } from "../model/player-totals"
import { PageHead, Panel, type Tile, Tiles } from "./page-frame"
import { PlayAmount } from "./play-amount"
import { payoutWithMultiplierColumn, platformColumn, playerOfGameColumn, timeColumn, wagerColumn } from "./play-columns"
import { PlaysTable } from "./plays-table"
import { useCents } from "./use-usd"

export type PlayerTab = "overview" | "history"

export interface PlayerViewProps {
  address: string
  stats: Remote<PlayerStats>
  recent: Remote<readonly Play[]>
  tab: PlayerTab
  onTabChange: (tab: PlayerTab) => void
  nowMs: number
  updated: ReactNode
  chart: ReactNode
  history: ReactNode
}

/** One wallet: totals, results over time, and every bet. */
export function PlayerView(props: PlayerViewProps) {
  const { address, stats, tab, onTabChange, updated } = props
  if (address === "") return <EmptyState title="No player address provided" />
  return (
    <div data-slot="player" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead
        crumbs={[
          "Player",
          <span key="player" className="type-data text-text">
            {address.slice(-4)}
          </span>,
        ]}
        aside={updated}
      />
      <Identity {...props} />
      {stats.status === "failed" ? (
        <section className="card">
          <ErrorState title="Failed to load player data" detail={stats.error.message} onRetry={stats.retry} />
        </section>
      ) : (
        <Totals totals={stats.status === "ready" ? playerTotals(stats.value) : null} />
      )}
      <AddressBox address={address} />
      <Tabs value={tab} onValueChange={(next) => onTabChange(next === "history" ? "history" : "overview")}>
        <TabsList label="Player">
          <TabsTrigger value="overview">Overview</TabsTrigger>
          <TabsTrigger value="history">Bet history</TabsTrigger>
        </TabsList>
        <TabsContent value="overview">
          <Overview {...props} />
        </TabsContent>
        <TabsContent value="history">{props.history}</TabsContent>
      </Tabs>
    </div>
  )
}

function Identity({ address, stats, nowMs }: PlayerViewProps) {
  const { config, own } = useExplorer()
  const totals = stats.status === "ready" ? playerTotals(stats.value) : null
  const href = blockExplorers(config, { account: address }).find((site) => site.href !== null)?.href
  return (
    <section aria-label="Player" className="card flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
      <Avatar address={address} size="lg" />
      <div className="min-w-0 flex-1 basis-44">
        <h1 className="flex flex-wrap items-center gap-x-3 type-d3 type-display">
          <span className="wrap-anywhere">{displayName(address)}</span>
          {address === own && <Badge tone="primary">You</Badge>}
        </h1>
        <p className="text-sm text-text-secondary">{playedText(totals, nowMs)}</p>
      </div>
      {href && (
        <Button asChild>
          <a href={href} target="_blank" rel="noreferrer">
            <span>View on explorer</span>
            <ArrowUpRight aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="sr-only">, in a new tab</span>
          </a>
        </Button>
      )}
    </section>
  )
}

function playedText(totals: PlayerTotals | null, nowMs: number): string {
  if (totals === null) return " "
  if (totals.firstMs === null || totals.lastMs === null) return "No plays on this platform yet"
  const first = dayText(totals.firstMs)
  return `First play ${first}, last play ${ageText(totals.lastMs, nowMs)} ago`
}

const waiting = <Skeleton className="h-7 w-24" />

function Totals({ totals }: { totals: PlayerTotals | null }) {
  const cents = useCents()
  const items = useMemo((): readonly Tile[] => {
    const labels = ["Volume", "Profit", "Plays", "Wins"]
    if (totals === null) return labels.map((label) => ({ label, value: waiting }))
    const volume = sumCents(totals.tokens.map(({ wagered, token }) => cents(wagered, token)))
    const profit = sumCents(totals.tokens.map((tally) => cents(tallyResult(tally), tally.token)))
    const unpriced = { value: "—", note: "no live price; see the tokens below" }
    const tone = profit === null || profit === 0n ? undefined : profit > 0n ? "gain" : "loss"
    return [
      { label: "Volume", ...(volume === null ? unpriced : { value: centsText(volume) }) },
      {
        label: "Profit",
        ...(profit === null
          ? unpriced
          : { value: `${profit > 0n ? "+" : ""}${centsText(profit)}`, note: "result of all plays, before fees", tone }),
      },
      { label: "Plays", value: totals.plays.toLocaleString("en-US") },
      {
        label: "Wins",
        value: totals.wins.toLocaleString("en-US"),
        ...(totals.pushes > 0 && { note: `and ${totals.pushes} returned the wager` }),
      },
    ]
  }, [totals, cents])
  return <Tiles label="Totals of the player" items={items} />
}

const shownMs = 1_600
const copySaid = {
  idle: "",
  copied: "Text copied to clipboard!",
  selected: "Copying is not allowed here. The address is selected.",
  refused: "Copying is not allowed here.",
}

function AddressBox({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<keyof typeof copySaid>("idle")
  useEffect(() => {
    // What is not copied stays said: the player has something to do.
    if (outcome !== "copied") return
    const timer = setTimeout(() => setOutcome("idle"), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => setOutcome(await copyText(address, currentTarget))
  const Icon = outcome === "copied" ? Check : Copy
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-(length:--border-w) border-input-border bg-input py-1.5 ps-4.5 pe-1.5 [border-style:solid]">
      <span className="type-label text-text-muted">Address</span>
      <span className="min-w-0 flex-1 break-all type-data text-sm">{address}</span>
      <Button icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />} onClick={copy}>
        Copy
      </Button>
      <p
        role="status"
        className={outcome === "idle" || outcome === "copied" ? "sr-only" : "basis-full text-sm text-text-secondary"}
      >
        {copySaid[outcome]}
      </p>
    </div>
  )
}

function Overview({ address, stats, recent, nowMs, chart }: PlayerViewProps) {
  const columns = useMemo(
    () => [platformColumn, playerOfGameColumn, wagerColumn, payoutWithMultiplierColumn, timeColumn(nowMs)],
    [nowMs],
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Panel title="Recent Plays" about="10 most recent on this platform">
        <PlaysTable
          label="Recent Plays"
          plays={recent}
          columns={columns}
          nowMs={nowMs}
          detailOf={() => "DGHRT"}
          loadingRows={5}
          empty="No recent plays found"
          emptyDetail="Bets of this wallet appear here a few seconds after they settle."
          failedTitle={() => "Failed to load player data"}
          ofPlayer={address}
        />
      </Panel>
      {chart}
      {stats.status === "ready" && stats.value.tokens.length > 0 && <ByToken tokens={stats.value.tokens} />}
    </div>
  )
}

/** Amounts of different tokens are never added, so each has its own row. */
function ByToken({ tokens }: { tokens: PlayerTotals["tokens"] }) {
  const head = "px-3 text-end font-medium first:ps-5 first:text-start last:pe-5"
  const cell = "px-3 text-end tabular-nums first:ps-5 first:text-start last:pe-5"
  return (
    <Panel title="By token" about="results include jackpots, and bonus tokens are nobody's stake">
      <div className="overflow-x-auto border-hair border-t">
        <table aria-label="By token" className="w-full">
          <thead>
            <tr className="h-10 type-label whitespace-nowrap text-text-muted">
              {["Token", "Plays", "Wins", "Wagered", "Result", "Best multiplier"].map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tokens.map((tally) => {
              const result = tallyResult(tally)
              const tone = result > 0n ? "text-success" : result < 0n ? "text-loss" : undefined
              return (
                <tr key={tally.token} className="h-13 border-hair border-t whitespace-nowrap">
                  <td className={cell}>
                    <TokenName mint={tally.token} />
                  </td>
                  <td className={cell}>{tally.plays.toLocaleString("en-US")}</td>
                  <td className={cell}>{tally.wins.toLocaleString("en-US")}</td>
                  <td className={cell}>
                    <PlayAmount value={tally.wagered} token={tally.token} column />
                  </td>
                  <td className={cell}>
                    <PlayAmount value={result} token={tally.token} column sign="always" className={tone} />
                  </td>
                  <td className={cell}>{multiplierText(tally.best_multiplier_bps)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function TokenName({ mint }: { mint: string }) {
  const { config, links } = useExplorer()
  const symbol = config.tokens.find((token) => token.mint === mint)?.symbol ?? `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return (
    <span className="font-semibold [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
      {links.pool(mint, symbol)}
    </span>
  )
}
