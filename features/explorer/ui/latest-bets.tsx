import { useNow } from "@dghrt/design-system"
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import useSWR from "swr"
import { loadRunGrouping } from "#features/games"
import { serverNowMs } from "#features/kernel"
import { refreshAfterJackpot } from "#features/pools"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import { useIndexerLag, usePlays } from "../data/use-explorer-data"
import { bigWinRows, type FeedRow, feedRows, liveLagMs, mostRows, newKeys } from "../model/feed"
import { type FeedKind, LatestBetsView } from "./latest-bets-view"

export interface LatestBetsProps {
  surroundings: ExplorerSurroundings
  /** Rows shown, 7 by default and at most 20. */
  size?: number
  /** Signature of a bet whose result this tab is still revealing; its row comes afterwards. */
  withheld?: string | null
}

/** The newest bets of the platform, as they settle. */
export const LatestBets = ({ surroundings, size = 7, withheld = null }: LatestBetsProps) => (
  <ExplorerProvider value={surroundings}>
    <LiveBets size={Math.min(size, mostRows)} withheld={withheld} />
  </ExplorerProvider>
)

/** With the 0.2 s in which the indexer gathers, and its reading, a bet is here within 2 s of its settlement. */
const refreshMs = 1_200
/** Often enough to notice each reading of the chain before it is five seconds old. */
const lagCheckMs = 2_000
/** Plays read for one screen of rows: a run of many steps is one row. */
export const playsRead = 60
const winsRead = 200
/** How long a new row is tinted. */
const freshMs = 2_000

const noRows: readonly FeedRow[] = []

function LiveBets({ size, withheld }: { size: number; withheld: string | null }) {
  const { config } = useExplorer()
  const [kind, setKind] = useState<FeedKind>("all")
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const nowMs = useNow(1_000, serverNowMs)
  const grouping = useSWR("run-grouping", loadRunGrouping, { revalidateOnFocus: false, revalidateIfStale: false })
  const big = kind === "big"
  const everyMs = paused ? 0 : refreshMs
  const newest = usePlays(
    { creator: config.creator, ...(big && { outcome: "win" as const }) },
    big ? winsRead : playsRead,
    everyMs,
  ).remote
  const tenfold = usePlays(big ? { creator: config.creator, tenfold: true } : null, mostRows, everyMs).remote
  const remote = big && newest.status === "ready" && tenfold.status !== "ready" ? tenfold : newest
  const lagMs = useIndexerLag(lagCheckMs)
  const arrived = useMemo(() => {
    if (newest.status !== "ready" || (big && tenfold.status !== "ready")) return null
    const rules = grouping.data ?? null
    const { plays } = newest.value
    const rows =
      big && tenfold.status === "ready" ? bigWinRows(plays, tenfold.value.plays, rules) : feedRows(plays, rules)
    return rows.filter(({ play }) => play.signature !== withheld).slice(0, size)
  }, [newest, tenfold, grouping.data, big, size, withheld])
  useJackpotRefresh(newest)
  const { rows, fresh, waiting } = useFeed(arrived, paused || held, kind)
  // What is read is drawn in slices, between which the browser handles input.
  const figures = useDeferredValue({
    rows: remote.status === "ready" ? { ...remote, value: rows ?? noRows } : remote,
    fresh,
    waiting,
    live: lagMs !== null && lagMs < liveLagMs && remote.status === "ready",
    readAtMs: remote.status === "ready" ? remote.value.readAtMs : null,
    nowMs,
  })
  return (
    <View
      {...figures}
      kind={kind}
      onKindChange={setKind}
      paused={paused}
      onPausedChange={setPaused}
      onHoldChange={setHeld}
    />
  )
}

/** A jackpot in a play that has just come in changes the pots that are on screen. */
function useJackpotRefresh(newest: ReturnType<typeof usePlays>["remote"]) {
  const plays = newest.status === "ready" ? newest.value.plays : null
  const last = plays?.find(({ jackpot }) => jackpot > 0n)?.signature ?? null
  const seen = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (plays === null) return
    if (last !== null && seen.current !== undefined && seen.current !== last) void refreshAfterJackpot()
    seen.current = last
  }, [plays, last])
}
const View = memo(LatestBetsView)

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
