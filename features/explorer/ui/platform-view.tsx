import {
  AddressLabel,
  Amount,
  Button,
  EmptyState,
  ErrorState,
  SegmentedControl,
  Select,
  Skeleton,
  shortAddress,
  VisuallyHidden,
} from "@dghrt/design-system"
import { proofSteps } from "@dghrt/fairness"
import { ShieldCheck } from "lucide-react"
import { type ReactNode, useMemo } from "react"
import type { PlatformStats } from "#contract/stats"
import type { Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import type { Play } from "../model/play"
import type { Revenue } from "../model/revenue"
import { OlderFailed } from "./older-failed"
import { PageHead, Panel, type Tile, Tiles } from "./page-frame"
import { payoutWithMultiplierColumn, playerOfGameColumn, timeColumn, wagerColumn } from "./play-columns"
import { playerText } from "./player-cell"
import { PlaysTable } from "./plays-table"

export const playFilters = ["all", "wins", "10x"] as const
export type PlayFilterId = (typeof playFilters)[number]

const filterOptions = [
  { value: "all", label: "All" },
  { value: "wins", label: "Wins" },
  { value: "10x", label: "≥ 10x" },
] as const

/** Rows that the table shows at most. */
export const mostPlays = 200

export interface PlatformViewProps {
  creator: string
  stats: Remote<PlatformStats>
  revenue: Revenue
  plays: Remote<readonly Play[]>
  filter: PlayFilterId
  onFilterChange: (filter: PlayFilterId) => void
  /** Id of the only game that is listed; null for all. */
  game: string | null
  onGameChange: (game: string | null) => void
  /** Null when there is nothing older to show here. */
  onShowOlder: (() => void) | null
  loadingOlder: boolean
  /** The last attempt to read older plays failed. */
  olderFailed: boolean
  /** Number of plays that came after older ones were loaded, and are not in the table yet. */
  waiting: number
  onShowWaiting: () => void
  nowMs: number
  updated: ReactNode
  chart: ReactNode
  games: ReactNode
}

/** One platform: totals, charts, games and its newest plays. */
export function PlatformView(props: PlatformViewProps) {
  const { creator, stats, plays, filter, onShowOlder, loadingOlder, nowMs, updated } = props
  const { own } = useExplorer()
  const columns = useMemo(
    () => [playerOfGameColumn, wagerColumn, payoutWithMultiplierColumn, timeColumn(nowMs)],
    [nowMs],
  )
  if (creator === "") return <EmptyState title="No platform creator provided" />
  const shown = plays.status === "ready" ? plays.value.length : 0
  return (
    <div data-slot="platform" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead
        crumbs={["Platform", <AddressLabel key="creator" address={creator} className="type-data text-text" />]}
        aside={updated}
      />
      <VisuallyHidden>
        <h1>{`DGHRT, platform ${shortAddress(creator)}`}</h1>
      </VisuallyHidden>
      <Totals {...props} />
      {stats.status === "ready" && !stats.value.complete && (
        <p className="text-sm text-text-muted">
          We are still reading older plays from the chain, so every total is at least this much.
        </p>
      )}
      {props.chart}
      {props.games}
      <Fairness plays={plays} />
      <Panel
        id="plays"
        title="All Plays"
        about={plays.status === "ready" ? (props.waiting > 0 ? `${shown} loaded` : `${shown} most recent`) : undefined}
        aside={<Filters {...props} />}
        foot={
          shown > 0 && (
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 text-sm text-text-muted">
              <span aria-live="polite">{`Rows 1 to ${shown}`}</span>
              <OlderFailed failed={props.olderFailed} />
              {onShowOlder && (
                <Button loading={loadingOlder} onClick={onShowOlder}>
                  Show older
                </Button>
              )}
            </div>
          )
        }
      >
        <PlaysTable
          label="All Plays"
          plays={plays}
          waiting={props.waiting}
          onShowWaiting={props.onShowWaiting}
          columns={columns}
          nowMs={nowMs}
          detailOf={({ user }) => playerText(user, own)}
          empty="No games found"
          emptyDetail={
            filter === "all" && props.game === null ? "Nothing was played here yet." : "No play matches this filter."
          }
          failedTitle={(reason) => `Failed to load platform data: ${reason}`}
          maxHeight="min(78dvh, 46rem)"
        />
      </Panel>
    </div>
  )
}

/** What makes every row of the table checkable, and the way to check the newest one. */
function Fairness({ plays }: Pick<PlatformViewProps, "plays">) {
  const { links } = useExplorer()
  const [newest] = plays.status === "ready" ? plays.value : []
  return (
    <Panel title="Fairness" about={`${proofSteps.length} steps you can check`} id="fairness">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hair border-t px-5 py-4">
        <p className="max-w-[68ch] text-text-secondary">
          Each result is drawn from a seed whose hash is on chain before the bet. Your browser repeats the draw from
          chain data alone, step by step, for any bet.
        </p>
        <Button asChild>
          {links.verify(
            newest ? (newest.betSignature ?? newest.signature) : "",
            <>
              <ShieldCheck aria-hidden className="size-4.5" strokeWidth={1.75} />
              <span>{newest ? "Verify the newest bet" : "Open the verifier"}</span>
            </>,
          )}
        </Button>
      </div>
    </Panel>
  )
}

/** A platform whose plays are not stored here: no figure of this casino is shown under its name. */
export function OtherPlatform({ creator }: { creator: string }) {
  const { config, links } = useExplorer()
  return (
    <div data-slot="platform" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead
        crumbs={["Platform", <AddressLabel key="creator" address={creator} className="type-data text-text" />]}
      />
      <VisuallyHidden>
        <h1>{`Platform ${shortAddress(creator)}`}</h1>
      </VisuallyHidden>
      <section className="card">
        <EmptyState
          title="Only this casino's plays are stored here"
          detail={
            <>
              <span>This address is not </span>
              <AddressLabel address={config.creator} />
              <span>, so its figures are not known.</span>
            </>
          }
          action={<Button asChild>{links.platform("Show this casino")}</Button>}
        />
      </section>
    </div>
  )
}

function Filters({ filter, onFilterChange, game, onGameChange }: PlatformViewProps) {
  const { games } = useExplorer()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label="Game"
        value={game ?? "any"}
        onValueChange={(next) => onGameChange(next === "any" ? null : next)}
        options={[
          { value: "any", label: "All games" },
          ...games.map(({ id, meta }) => ({ value: id, label: meta.name })),
        ]}
        className="w-44 [&>div:first-child]:sr-only [&>label]:sr-only"
      />
      <SegmentedControl label="Plays" options={filterOptions} value={filter} onValueChange={onFilterChange} />
    </div>
  )
}

const waiting = <Skeleton className="h-7 w-28" />

function Totals({ stats, revenue }: PlatformViewProps) {
  if (stats.status === "failed")
    return (
      <section className="card">
        <ErrorState
          title={`Failed to load platform data: ${stats.error.message}`}
          detail="The plays below are read on their own."
          onRetry={stats.retry}
        />
      </section>
    )
  const value = stats.status === "ready" ? stats.value : null
  const missing = (note: string) => ({ value: "—", note })
  const tile = (label: string, id: string | null, known: Omit<Tile, "label" | "id">): Tile => ({
    label,
    ...(id !== null && { id }),
    ...(value ? known : { value: waiting }),
  })
  const count = (figure: number | undefined) =>
    figure === undefined ? missing("not counted yet") : { value: figure.toLocaleString("en-US") }
  return (
    <Tiles
      label="Totals of the platform"
      items={[
        tile(
          "WAGERED",
          "wagered",
          value?.volumeLamports === undefined
            ? missing("not counted yet")
            : { value: <Amount value={value.volumeLamports} decimals={9} symbol="SOL" digits={4} /> },
        ),
        tile("REVENUE", "revenue", { value: revenue.usd ?? "—", note: revenue.note }),
        tile("PLAYS", null, count(value?.plays)),
        tile("PLAYERS", "players", count(value?.players)),
      ]}
    />
  )
}
