import { useEffect, useMemo, useRef, useState } from "react"
import useSWR from "swr"
import { loadRunGrouping } from "#features/games"
import { useIndexerLag, usePlays } from "../data/use-explorer-data"
import { type FeedRow, feedRows, isBigWin, liveLagMs, mostRows, newKeys } from "../model/feed"
import { useNow } from "./age"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "./explorer-context"
import { type FeedKind, LatestBetsView } from "./latest-bets-view"

export interface LatestBetsProps {
  surroundings: ExplorerSurroundings
  /** Rows shown, 7 by default and at most 20. */
  size?: number
}

/** The newest bets of the platform, as they settle. */
export const LatestBets = ({ surroundings, size = 7 }: LatestBetsProps) => (
  <ExplorerProvider value={surroundings}>
    <LiveBets size={Math.min(size, mostRows)} />
  </ExplorerProvider>
)

/** With the 0.2 s in which the indexer gathers, and its reading, a bet is here within 2 s of its settlement. */
const refreshMs = 1_200
/** Often enough to notice each reading of the chain before it is five seconds old. */
const lagCheckMs = 2_000
/** Plays read for one screen of rows: a run of many steps is one row. */
const playsRead = 60
const winsRead = 200
/** How long a new row is tinted. */
const freshMs = 2_000

const noRows: readonly FeedRow[] = []

function LiveBets({ size }: { size: number }) {
  const { config } = useExplorer()
  const [kind, setKind] = useState<FeedKind>("all")
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const nowMs = useNow(1_000)
  const grouping = useSWR("run-grouping", loadRunGrouping, { revalidateOnFocus: false, revalidateIfStale: false })
  const asked = kind === "all" ? {} : { outcome: "win" as const }
  const { remote } = usePlays(
    { creator: config.creator, ...asked },
    kind === "all" ? playsRead : winsRead,
    paused ? 0 : refreshMs,
  )
  const lagMs = useIndexerLag(lagCheckMs)
  const arrived = useMemo(() => {
    if (remote.status !== "ready") return null
    const rows = feedRows(remote.value.plays, grouping.data ?? null)
    return (kind === "big" ? rows.filter(isBigWin) : rows).slice(0, size)
  }, [remote, grouping.data, kind, size])
  const { rows, fresh, waiting } = useFeed(arrived, paused || held, kind)
  return (
    <LatestBetsView
      rows={remote.status === "ready" ? { ...remote, value: rows ?? noRows } : remote}
      fresh={fresh}
      kind={kind}
      onKindChange={setKind}
      paused={paused}
      onPausedChange={setPaused}
      onHoldChange={setHeld}
      waiting={waiting}
      live={lagMs !== null && lagMs < liveLagMs && remote.status === "ready"}
      readAtMs={remote.status === "ready" ? remote.value.readAtMs : null}
      nowMs={nowMs}
    />
  )
}

interface Shown {
  kind: FeedKind
  rows: readonly FeedRow[]
}

/** The rows on screen: the newest, or while the feed is paused those from before the pause. */
function useFeed(arrived: readonly FeedRow[] | null, still: boolean, kind: FeedKind) {
  const shown = useRef<Shown | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const before = shown.current?.kind === kind ? shown.current.rows : null
  const rows = still && before ? before : arrived
  const news = useMemo(() => (arrived ? newKeys(before, arrived) : new Set<string>()), [before, arrived])

  useEffect(() => {
    if (rows === null) return
    const added = newKeys(shown.current?.kind === kind ? shown.current.rows : null, rows)
    shown.current = { kind, rows }
    if (added.size === 0) return
    setFresh(added)
    const timer = setTimeout(() => setFresh(new Set()), freshMs)
    return () => clearTimeout(timer)
  }, [rows, kind])
  return { rows, fresh, waiting: still ? news.size : 0 }
}
