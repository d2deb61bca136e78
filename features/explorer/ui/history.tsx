import { useExplorer } from "../data/explorer-context"
import { usePlays } from "../data/use-explorer-data"
import { useExport } from "../data/use-export"
import { useOlderPlays } from "../data/use-older-plays"
import { betCsv } from "../model/bet-csv"
import { BetHistory, type HistoryFilter } from "./bet-history"

const historyPage = 200
const dayMs = 86_400_000

/** When a UTC day begins, or the one so many days later; undefined for what is no date. */
function startOf(date: string, daysLater = 0): number | undefined {
  const startMs = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(startMs) || startMs < 0 ? undefined : startMs + daysLater * dayMs
}

interface HistoryProps {
  address: string
  filter: HistoryFilter
  onFilterChange: (next: Partial<HistoryFilter>) => void
  nowMs: number
}

/** Every bet of a wallet, from the indexer. */
export function History({ address, filter, onFilterChange, nowMs }: HistoryProps) {
  const { config } = useExplorer()
  const { exporting, problem, start } = useExport()
  const asked = {
    creator: config.creator,
    user: address,
    game: filter.game ?? undefined,
    token: config.tokens.find(({ symbol }) => symbol === filter.token)?.mint,
    outcome: filter.outcome ?? undefined,
    from: startOf(filter.from ?? ""),
    to: filter.to ? startOf(filter.to, 1) : undefined,
  }
  const newest = usePlays(asked, historyPage)
  const page = newest.remote
  const older = useOlderPlays(asked, page.status === "ready" ? page.value : null, historyPage)
  return (
    <BetHistory
      address={address}
      plays={page.status === "ready" ? { ...page, value: older.plays } : page}
      total={page.status === "ready" ? page.value.total : null}
      filter={filter}
      onFilterChange={onFilterChange}
      onShowOlder={older.more ? () => void older.load() : null}
      loadingOlder={older.loading}
      olderFailed={older.failed}
      waiting={older.waiting}
      onShowWaiting={older.showWaiting}
      exporting={exporting}
      exportProblem={problem}
      onExport={() =>
        void start(asked, (plays) => save(betCsv(plays, config.tokens), `bets-${address.slice(0, 8)}.csv`))
      }
      nowMs={nowMs}
    />
  )
}

/** Saves text as a file. The byte order mark makes spreadsheets read it as UTF-8. */
function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }))
  const anchor = document.createElement("a")
  anchor.href = url
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(url)
}
