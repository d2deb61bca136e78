import { Button, Input, Select, VisuallyHidden } from "@dghrt/design-system"
import { Download } from "lucide-react"
import { useMemo } from "react"
import { multiplierText } from "#contract/games/odds"
import type { Outcome } from "#contract/settled-games-query"
import type { Remote } from "#features/kernel"
import { tokenOf, useExplorer } from "../data/explorer-context"
import { isGain, type Play } from "../model/play"
import { resultOfPlay } from "../model/play-result"
import { OlderFailed } from "./older-failed"
import { Panel } from "./page-frame"
import { PlayAmount } from "./play-amount"
import {
  bonusColumn,
  gameColumn,
  jackpotColumn,
  multiplierColumn,
  payoutColumn,
  proofColumn,
  timeColumn,
  wagerColumn,
} from "./play-columns"
import { PlaysTable } from "./plays-table"

/** What a history shows; it is part of the page's address. */
export interface HistoryFilter {
  game: string | null
  /** Symbol of a token. */
  token: string | null
  outcome: Outcome | null
  /** First and last UTC day, as "2026-11-30". */
  from: string | null
  to: string | null
}

export interface BetHistoryProps {
  address: string
  plays: Remote<readonly Play[]>
  /** Of all that match; null when the indexer does not say. */
  total: number | null
  filter: HistoryFilter
  onFilterChange: (next: Partial<HistoryFilter>) => void
  /** Null when everything is loaded. */
  onShowOlder: (() => void) | null
  loadingOlder: boolean
  /** The last attempt to read older bets failed. */
  olderFailed: boolean
  /** Number of plays that came after older ones were loaded, and are neither listed nor summed yet. */
  waiting: number
  onShowWaiting: () => void
  /** How the export goes. */
  exporting: { loaded: number } | null
  exportProblem: string | null
  onExport: () => void
  nowMs: number
}

const outcomeOptions = [
  { value: "any", label: "All outcomes" },
  { value: "win", label: "Won" },
  { value: "push", label: "Returned" },
  { value: "loss", label: "Lost" },
] as const

const none: readonly Play[] = []

/** Every bet of a wallet, filtered, summed and exported. */
export function BetHistory(props: BetHistoryProps) {
  const { address, plays, total, filter, onFilterChange, onShowOlder, loadingOlder, nowMs } = props
  const { config, games, links } = useExplorer()
  const rows = plays.status === "ready" ? plays.value : none
  const columns = useMemo(
    () => [
      ...[gameColumn, wagerColumn],
      ...(rows.some(({ bonusUsed }) => (bonusUsed ?? 0n) > 0n) ? [bonusColumn] : []),
      ...[multiplierColumn, payoutColumn],
      ...(rows.some(({ jackpot }) => jackpot > 0n) ? [jackpotColumn] : []),
      timeColumn(nowMs),
      proofColumn(links),
    ],
    [rows, nowMs, links],
  )
  const shown = rows.length
  const counted = shown > 0 && (total === null ? `${shown} loaded` : `${shown} of ${total.toLocaleString("en-US")}`)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {/* There before a filter changes what it says. */}
      <VisuallyHidden role="status">{counted ? `Bet history, ${counted}` : ""}</VisuallyHidden>
      <div className="grid gap-3 sm:grid-cols-3 @4xl:grid-cols-5">
        <Select
          label="Game"
          value={filter.game ?? "any"}
          onValueChange={(game) => onFilterChange({ game: game === "any" ? null : game })}
          options={[
            { value: "any", label: "All games" },
            ...games.map(({ id, meta }) => ({ value: id, label: meta.name })),
          ]}
        />
        <Select
          label="Token"
          value={filter.token ?? "any"}
          onValueChange={(token) => onFilterChange({ token: token === "any" ? null : token })}
          options={[
            { value: "any", label: "All tokens" },
            ...config.tokens.map(({ symbol }) => ({ value: symbol, label: symbol })),
          ]}
        />
        <Select
          label="Outcome"
          value={filter.outcome ?? "any"}
          onValueChange={(outcome) => onFilterChange({ outcome: outcome === "any" ? null : outcome })}
          options={outcomeOptions}
        />
        {(["from", "to"] as const).map((edge) => (
          <Input
            key={edge}
            type="date"
            label={edge === "from" ? "From" : "To"}
            value={filter[edge] ?? ""}
            onChange={({ target }) => onFilterChange({ [edge]: target.value || null })}
          />
        ))}
      </div>
      <Panel
        title="Bet history"
        about={counted}
        aside={<Export {...props} />}
        foot={
          onShowOlder && (
            <div className="flex min-h-11 flex-wrap items-center justify-end gap-3">
              <OlderFailed failed={props.olderFailed} />
              <Button loading={loadingOlder} onClick={onShowOlder}>
                Show older
              </Button>
            </div>
          )
        }
      >
        {shown > 0 && <Sums plays={rows} />}
        <PlaysTable
          label="Bet history"
          plays={plays}
          waiting={props.waiting}
          onShowWaiting={props.onShowWaiting}
          columns={columns}
          nowMs={nowMs}
          empty="No bets found"
          emptyDetail="No bet of this wallet matches the filters."
          failedTitle={() => "Failed to load player data"}
          ofPlayer={address}
          {...(shown > 100 && { maxHeight: "min(70dvh, 46rem)" })}
        />
      </Panel>
    </div>
  )
}

function Export({ plays, exporting, exportProblem, onExport }: BetHistoryProps) {
  const empty = plays.status !== "ready" || plays.value.length === 0
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      <span role="status" className="text-sm text-text-muted">
        {exporting && <span>{`${exporting.loaded.toLocaleString("en-US")} bets read…`}</span>}
        {exportProblem !== null && <span className="text-danger">{exportProblem}</span>}
      </span>
      <Button
        disabled={empty}
        loading={exporting !== null}
        icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={onExport}
      >
        Download CSV
      </Button>
    </div>
  )
}

/** Result by token and the best multiplier of the rows that are loaded. */
function Sums({ plays }: { plays: readonly Play[] }) {
  const { config } = useExplorer()
  const { results, best } = useMemo(() => {
    const results = new Map<string, bigint>()
    for (const play of plays) results.set(play.token, (results.get(play.token) ?? 0n) + resultOfPlay(play))
    const best = plays.reduce((highest, { multiplierBps }) => Math.max(highest, multiplierBps), 0)
    return { results: [...results], best }
  }, [plays])
  const wins = plays.filter(isGain).length
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-hair border-t px-5 py-3 text-sm">
      {results.map(([mint, result]) => (
        <div key={mint}>
          <dt className="text-text-muted">{`Result, ${tokenOf(config.tokens, mint).symbol}`}</dt>
          <dd className="font-semibold">
            <PlayAmount
              value={result}
              token={mint}
              sign="always"
              className={result > 0n ? "text-success" : result < 0n ? "text-loss" : undefined}
            />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-text-muted">Best multiplier</dt>
        <dd className="font-semibold">{multiplierText(best)}</dd>
      </div>
      <div>
        <dt className="text-text-muted">Wins</dt>
        <dd className="font-semibold">{`${wins} of ${plays.length}`}</dd>
      </div>
    </dl>
  )
}
