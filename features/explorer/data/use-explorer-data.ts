import { MULTIPLAYER_PROGRAM } from "@dghrt/fairness/chain"
import { useMemo } from "react"
import { type SWRConfiguration, useSWRConfig } from "swr"
import { readiness } from "#contract/health"
import { pools } from "#contract/pools"
import { platformStats } from "#contract/stats"
import { loadRecordedBet } from "#features/games"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import { type DailyQuery, type ExplorerApi, explorerApi, type PlayFilter, type SeriesQuery } from "./explorer-api"
import { useExplorer } from "./explorer-context"
import {
  proofNodesOf,
  type RaceReading,
  readRace,
  readRecord,
  readRound,
  recordSources,
  rpcCallOf,
  type TransactionRecord,
} from "./read-chain"

/** A page that is reopened sooner shows the cached data without asking again. */
export const cacheMs = 30_000

/** While nobody uses the page. */
const idleFeedMs = 12_000
const idleLagMs = 60_000

const shared: SWRConfiguration = {
  dedupingInterval: cacheMs,
  focusThrottleInterval: 5_000,
  revalidateIfStale: true,
  errorRetryInterval: 2_000,
}
/** Totals stand beside plays that are read again, so they are too. */
const totals = { ...shared, refreshInterval: cacheMs, dedupingInterval: cacheMs / 2, idleRefreshMs: 2 * cacheMs }
/** What the chain has settled does not change. */
const settled: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

export function useExplorerApi(): { api: ExplorerApi; base: string } {
  const { games, config } = useExplorer()
  const base = config.indexerUrl ?? "/api"
  return useMemo(
    () => ({
      base,
      api: explorerApi(
        base,
        games.map(({ id }) => id),
      ),
    }),
    [games, base],
  )
}

/**
 * Requests nothing and shows what another part of the page has read. After a failure the retry may come from here all the same,
 * because SWR gives it to the first reader of a key; with the long interval it would block the polling of the others.
 */
const following: SWRConfiguration = { ...settled, revalidateOnMount: false, dedupingInterval: 500 }

/**
 * The newest plays that match; without a filter none are asked for. `refreshMs` of 0 asks only when the page is opened or
 * focused, null never.
 */
export function usePlays(filter: PlayFilter | null, size: number, refreshMs: number | null = 0) {
  const { api } = useExplorerApi()
  const answer = useRead(filter && api.playsPath(filter, { size }), (signal, path) => api.plays(path, { signal }), {
    ...shared,
    ...(refreshMs === null && following),
    ...(refreshMs && { refreshInterval: refreshMs, dedupingInterval: refreshMs / 2, idleRefreshMs: idleFeedMs }),
  })
  return { remote: toRemote(answer), refresh: () => void answer.mutate(), refreshing: answer.isValidating }
}

export function usePlatform(creator: string) {
  const { base } = useExplorerApi()
  const path = `${base}/stats?${new URLSearchParams({ creator })}`
  const answer = useRead(path, (signal) => getJson(path, platformStats, { signal }), totals)
  return { remote: toRemote(answer), refresh: () => void answer.mutate(), refreshing: answer.isValidating }
}

/** All plays of one wallet; its lists are empty while it has not played. */
export function usePlayer(address: string) {
  const { api, base } = useExplorerApi()
  const answer = useRead([base, "player", address], (signal) => api.player(address, { signal }), totals)
  return { remote: toRemote(answer), refresh: () => void answer.mutate(), refreshing: answer.isValidating }
}

/** Reads again all that the page shows of one wallet: plays, totals, chart and history. */
export function useRefreshOf(address: string): () => void {
  const { mutate } = useSWRConfig()
  const names = (part: unknown): boolean =>
    typeof part === "string" ? part.includes(address) : part instanceof Object && Object.values(part).some(names)
  return () => void mutate(names)
}

const charted = ["daily", "series", "games", "pool"]

/** Reads again what the charts on the page draw. */
export function useRefreshCharts(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && charted.includes(key[1]))
}

export function useDaily(query: DailyQuery) {
  const { api, base } = useExplorerApi()
  return toRemote(
    useRead([base, "daily", query.token, query.days, query.game], (signal) => api.daily(query, { signal }), shared),
  )
}

/** Plays over time, of this casino or of one player; null asks for nothing. */
export function useSeries(query: SeriesQuery | null) {
  const { api, base } = useExplorerApi()
  const key = query && ([base, "series", query] as const)
  return toRemote(useRead(key, (signal, [, , asked]) => api.series(asked, { signal }), shared))
}

/** Plays by game, of this casino; null asks for nothing. */
export function useGameStats(token: string | null) {
  const { api, base } = useExplorerApi()
  const key = token === null ? null : ([base, "games", token] as const)
  return toRemote(useRead(key, (signal, [, , asked]) => api.games(asked, { signal }), shared))
}

export function usePoolHistory(mint: string, days: number) {
  const { api, base } = useExplorerApi()
  return toRemote(useRead([base, "pool", mint, days], (signal) => api.pool(mint, days, { signal }), shared))
}

/** Pools as our server reads them from the chain. */
export function usePoolFigures() {
  const path = "/api/pools"
  const answer = useRead(path, (signal) => getJson(path, pools, { signal }), { ...shared, refreshInterval: cacheMs })
  return { remote: toRemote(answer), refresh: () => void answer.mutate(), refreshing: answer.isValidating }
}

/** Milliseconds since the indexer read the chain completely; null when it does not say. An indexer of another host says nothing. */
export function useIndexerLag(everyMs: number): number | null {
  const { config } = useExplorer()
  const path = config.indexerUrl === undefined ? "/api/ready" : null
  const { data, error } = useRead(path, (signal, ready) => getJson(ready, readiness, { signal }), {
    refreshInterval: everyMs,
    dedupingInterval: everyMs / 2,
    idleRefreshMs: idleLagMs,
  })
  return error || !data ? null : data.indexerLagMs
}

/** The plays of a transaction by either signature; null when the indexer does not know it. */
export function useIndexedTransaction(signature: string) {
  const { api, base } = useExplorerApi()
  const answer = useRead([base, "transaction", signature], (signal) => api.transaction(signature, { signal }), {
    ...shared,
    // A bet that is not indexed yet will be.
    refreshInterval: (plays) => (plays === null ? 4_000 : 0),
  })
  return toRemote(answer)
}

/** The round behind a signature, read from the chain by plain `fetch`, through whichever node answers. */
export function useRound(signature: string) {
  const { config } = useExplorer()
  return toRemote(
    useRead(
      [config.rpcUrl, "round", signature],
      (signal) =>
        readRound(signature, proofNodesOf(config, signal), {
          cluster: config.cluster,
          ...(config.providers && { providers: config.providers }),
          recordedOf: loadRecordedBet,
        }),
      {
        ...settled,
        refreshInterval: (reading) => (reading?.kind === "none" && reading.reason === "unsettled" ? 5_000 : 0),
      },
    ),
  )
}

/** The race that a transaction belongs to; null where its log names no program of races. */
export function useRace(record: Remote<TransactionRecord | null>, signature: string): Remote<RaceReading> | null {
  const { config } = useExplorer()
  const messages = record.status === "ready" ? (record.value?.messages ?? []) : []
  const namesProgram = messages.some((line) => line.startsWith(`Program ${MULTIPLAYER_PROGRAM} invoke`))
  const answer = useRead(
    namesProgram ? [config.rpcUrl, "race", signature] : null,
    (signal) => readRace(signature, proofNodesOf(config, signal)),
    {
      ...settled,
      // A race that is not drawn and paid yet will be.
      refreshInterval: (found) => (found?.kind === "race" && !found.race.evidence?.paid ? 5_000 : 0),
    },
  )
  return namesProgram ? toRemote(answer) : null
}

export function useTransactionRecord(signature: string): Remote<TransactionRecord | null> {
  const { config } = useExplorer()
  return toRemote(
    useRead(
      [config.rpcUrl, "transaction", signature],
      (signal) => readRecord(signature, recordSources(rpcCallOf(config), signal)),
      settled,
    ),
  )
}
