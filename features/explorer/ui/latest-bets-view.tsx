import {
  Badge,
  cn,
  EmptyState,
  ErrorState,
  PauseButton,
  SegmentedControl,
  SkeletonRows,
  useHydrated,
} from "@dghrt/design-system"
import { ageText } from "@dghrt/kernel/time-text"
import { ChevronDown } from "lucide-react"
import { Fragment, useState } from "react"
import { multiplierText, ratioText } from "#contract/games/odds"
import type { Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import type { FeedRow } from "../model/feed"
import { isGain, playKey } from "../model/play"
import { Age } from "./age"
import { GameThumb, gameName } from "./game-thumb"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { PlayerCell } from "./player-cell"

export type FeedKind = "all" | "big"

const kinds = [
  { value: "all", label: "All bets" },
  { value: "big", label: "Big wins" },
] as const

export interface LatestBetsViewProps {
  rows: Remote<readonly FeedRow[]>
  /** Rows that arrived a moment ago. */
  fresh: ReadonlySet<string>
  kind: FeedKind
  onKindChange: (kind: FeedKind) => void
  paused: boolean
  onPausedChange: (paused: boolean) => void
  /** The pointer or the focus is on the rows, so the feed is paused. */
  onHoldChange: (held: boolean) => void
  /** Number of bets that arrived since the feed was paused. */
  waiting: number
  /** Only while the indexer is less than five seconds behind. */
  live: boolean
  /** When the rows were read, milliseconds since 1970. */
  readAtMs: number | null
  nowMs: number
}

/** The newest bets of all players. */
export function LatestBetsView(props: LatestBetsViewProps) {
  const { kind, onKindChange, paused, onPausedChange, onHoldChange, waiting, live, readAtMs, nowMs } = props
  const status = paused ? "Paused" : live ? "Live" : readAtMs === null ? "" : `Updated ${ageText(readAtMs, nowMs)} ago`
  return (
    <section
      aria-label="Latest bets"
      data-slot="latest-bets"
      className="@container/bets card flex min-w-0 flex-col overflow-hidden"
      onPointerEnter={() => onHoldChange(true)}
      onPointerLeave={() => onHoldChange(false)}
    >
      <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2">
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-[650]">
          Latest bets
          <span className="font-normal text-sm text-text-muted">
            {kind === "all" ? "All games, all players" : "10x and more"}
          </span>
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-text-muted">
            {waiting > 0 ? (
              `${waiting} new`
            ) : live && !paused ? (
              <Badge tone="success" dot>
                Live
              </Badge>
            ) : (
              status
            )}
          </span>
          <SegmentedControl label="Bets" options={kinds} value={kind} onValueChange={onKindChange} />
          <PauseButton of="the latest bets" paused={paused} onPausedChange={onPausedChange} className="size-11" />
        </div>
      </header>
      <Rows {...props} />
      <Ways />
    </section>
  )
}

/** Where to look further: every play, and the pools that pay. */
function Ways() {
  const { config, links } = useExplorer()
  // A local network makes its tokens when it starts, so that a prerendered page does not have them.
  const tokens = useHydrated() ? config.tokens : []
  return (
    <nav
      aria-label="More about bets"
      className="mt-auto flex min-h-12 flex-wrap items-center gap-x-5 border-hair border-t px-5 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a:hover]:underline"
    >
      {links.platform("All plays", "plays")}
      {tokens.map(({ mint, symbol }) => (
        <span key={mint}>{links.pool(mint, `${symbol} pool`)}</span>
      ))}
    </nav>
  )
}

function Rows({ rows, kind, fresh, nowMs }: LatestBetsViewProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  switch (rows.status) {
    case "loading":
      return <SkeletonRows count={7} label="Loading the latest bets" className="border-hair border-t p-5" />
    case "failed":
      return <ErrorState title="The latest bets did not load" detail={rows.error.message} onRetry={rows.retry} />
    case "ready":
      if (rows.value.length === 0)
        return (
          <EmptyState
            className="my-auto"
            title={kind === "all" ? "No bets yet" : "No big win yet"}
            detail={kind === "all" ? "The first settled bet appears here." : "Wins of 10x and more appear here."}
          />
        )
      return (
        <table aria-label="Latest bets" className="w-full table-fixed">
          <thead>
            <tr className="h-10 whitespace-nowrap border-hair border-t type-label text-text-muted [&_th]:px-3 [&_th]:font-medium">
              <th scope="col" className="w-[23%] ps-5! text-start @max-beside/bets:w-[35%] @max-row/bets:w-[56%]">
                Game
              </th>
              <th scope="col" className="text-start @max-row/bets:hidden">
                Player
              </th>
              <th scope="col" className="w-33 text-end @max-beside/bets:hidden">
                Wager
              </th>
              <th scope="col" className="w-25 text-end @max-beside/bets:hidden">
                Multiplier
              </th>
              <th scope="col" className="w-34 text-end @max-row/bets:w-auto @max-beside/bets:pe-5!">
                Payout
              </th>
              <th scope="col" className="w-20 pe-5! text-end @max-beside/bets:hidden">
                Time
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.value.map((row) => (
              <Fragment key={row.key}>
                <BetRow
                  row={row}
                  fresh={fresh.has(row.key)}
                  nowMs={nowMs}
                  open={opened.has(row.key)}
                  onToggle={() => {
                    const next = new Set(opened)
                    if (!next.delete(row.key)) next.add(row.key)
                    setOpened(next)
                  }}
                />
                {opened.has(row.key) && row.steps.length > 1 && <Steps row={row} />}
              </Fragment>
            ))}
          </tbody>
        </table>
      )
  }
}

interface BetRowProps {
  row: FeedRow
  fresh: boolean
  nowMs: number
  open: boolean
  onToggle: () => void
}

// The link of the first cell covers the row; what can be pressed by itself lies above it.
const rowLink =
  "ps-5! [&_a]:text-inherit [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:focus-visible:outline-none [&_a]:focus-visible:after:outline-2 [&_a]:focus-visible:after:-outline-offset-2 [&_a]:focus-visible:after:outline-primary"

function BetRow({ row, fresh, nowMs, open, onToggle }: BetRowProps) {
  const { games, links } = useExplorer()
  const { play, steps, wager, payout, multiplierBps } = row
  const multiplier = steps.length > 1 ? ratioText(row) : multiplierText(multiplierBps)
  const gain = isGain({ wager, payout })
  const run = steps.length > 1
  return (
    <tr
      data-fresh={fresh}
      className="relative h-13 border-hair border-t transition-tint hover:bg-[color-mix(in_oklab,var(--surface-hover)_70%,transparent)] data-[fresh=true]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_7%)] @max-beside/bets:h-16 [&>td]:px-3"
    >
      <td className={rowLink}>
        <span className="flex min-w-0 items-center gap-3">
          <GameThumb game={play.game} />
          <span className="min-w-0">
            {links.transaction(
              play.signature,
              <span className="wrap-anywhere block font-semibold leading-tight">{gameName(games, play.game)}</span>,
            )}
            <span className="block text-text-muted text-xs @beside/bets:hidden">
              <Age timeMs={play.timeMs} nowMs={nowMs} />, <PlayAmount value={wager} token={play.token} column />
            </span>
          </span>
          {run && (
            <button
              type="button"
              aria-expanded={open}
              onClick={onToggle}
              className="relative z-1 flex min-h-11 shrink-0 items-center gap-1 rounded-xs px-1.5 text-text-muted text-xs hover:text-text"
            >
              <span>{steps.length}</span>
              <span className="@max-split/bets:sr-only">steps</span>
              <ChevronDown
                aria-hidden
                className={cn("size-3.5 motion-safe:transition-transform", open && "rotate-180")}
                strokeWidth={1.75}
              />
            </button>
          )}
        </span>
      </td>
      <td className="@max-row/bets:hidden">
        <PlayerCell address={play.user} />
      </td>
      <td className="text-end @max-beside/bets:hidden">
        <PlayAmount value={wager} token={play.token} column />
      </td>
      <td className={cn("text-end tabular-nums @max-beside/bets:hidden", !gain && "text-text-muted")}>{multiplier}</td>
      <td className="text-end @max-beside/bets:pe-5!">
        <PayoutAmount play={{ wager, payout, token: play.token }} column />
        <span className="block text-text-muted text-xs tabular-nums @beside/bets:hidden">{multiplier}</span>
      </td>
      <td className="pe-5! text-end @max-beside/bets:hidden">
        <Age timeMs={play.timeMs} nowMs={nowMs} />
      </td>
    </tr>
  )
}

/** The bets of a run, in the order in which they were made. */
function Steps({ row }: { row: FeedRow }) {
  const { games, links } = useExplorer()
  return (
    <tr>
      <td colSpan={6} className="bg-[color-mix(in_oklab,var(--surface-hover)_46%,transparent)] px-5 py-1">
        <ol aria-label={`Steps of this ${gameName(games, row.play.game)} run`}>
          {row.steps.map((step, index) => (
            <li
              key={playKey(step)}
              className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-0.5 border-hair text-sm not-first:border-t"
            >
              <span className="w-16 font-semibold [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4">
                {links.transaction(step.signature, `Step ${index + 1}`)}
              </span>
              <PlayAmount value={step.wager} token={step.token} column className="text-text-secondary" />
              <span className="text-text-muted tabular-nums">{multiplierText(step.multiplierBps)}</span>
              <PayoutAmount play={step} column className="ms-auto" />
            </li>
          ))}
        </ol>
      </td>
    </tr>
  )
}
