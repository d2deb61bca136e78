import { dailyStats, gameStats, poolHistory } from "#contract/charts"
import { playerStats } from "#contract/players"
import { type ChartPeriod, series } from "#contract/series"
import { settledGameOfTransaction, settledGames } from "#contract/settled-games"
import type { Outcome } from "#contract/settled-games-query"
import { ApiError, getJson, type RequestOptions, serverNowMs } from "#features/kernel"
import { playOfIndexed } from "../model/indexed-play"
import type { Play } from "../model/play"

/** Which plays are asked for. Absent is any. */
export interface PlayFilter {
  creator: string
  user?: string | undefined
  /** A mint. */
  token?: string | undefined
  game?: string | undefined
  outcome?: Outcome | undefined
  jackpots?: boolean | undefined
  /** Only plays that paid at least 10x. */
  tenfold?: boolean | undefined
  /** Since this time, and before that one: milliseconds since 1970. */
  from?: number | undefined
  to?: number | undefined
}

export interface PlayPage {
  plays: readonly Play[]
  total: number | null
  /** Cursor of the page below; null on the last one. */
  next: string | null
  complete: boolean
  /** When the reply came, milliseconds since 1970. */
  readAtMs: number
}

interface PageRequest {
  size: number
  before?: string | undefined
}

type Aborted = Pick<RequestOptions, "signal">

/** The indexer behind the explorer: our own API by default, another host of the same shape by its base URL. */
export interface ExplorerApi {
  playsPath(filter: PlayFilter, page: PageRequest): string
  plays(path: string, options?: Aborted): Promise<PlayPage>
  /** The plays of a transaction, by the signature of a bet or of its settlement; null when it is not indexed. */
  transaction(signature: string, options?: Aborted): Promise<readonly Play[] | null>
  player(address: string, options?: Aborted): ReturnType<typeof playerOf>
  daily: (query: DailyQuery, options?: Aborted) => ReturnType<typeof dailyOf>
  series: (query: SeriesQuery, options?: Aborted) => ReturnType<typeof seriesOf>
  games: (token: string, options?: Aborted) => ReturnType<typeof gamesOf>
  pool: (mint: string, days: number, options?: Aborted) => ReturnType<typeof poolOf>
}

export interface DailyQuery {
  token: string
  days: number
  game?: string | undefined
}

export interface SeriesQuery {
  token: string
  period: ChartPeriod
  /** Of one player alone. */
  player?: string | undefined
}

/** A feed that asks every second must not be answered from the browser's cache, which the reply allows for longer. */
const revalidated: typeof fetch = (input, init) => fetch(input, { ...init, cache: "no-cache" })

const queryOf = (entries: Readonly<Record<string, string | undefined>>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) query.set(name, value)
  return query
}

/** 404 is an answer, not a failure. */
const orNull = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

const playerOf = (base: string, address: string, options?: Aborted) =>
  getJson(`${base}/players/${address}`, playerStats, options)
const dailyOf = (base: string, { token, days, game }: DailyQuery, options?: Aborted) =>
  getJson(`${base}/stats/daily?${queryOf({ token, days: `${days}`, game })}`, dailyStats, options)
const seriesOf = (base: string, { token, period, player }: SeriesQuery, options?: Aborted) =>
  getJson(
    `${base}/${player === undefined ? "stats" : `players/${player}`}/series?${queryOf({ token, period })}`,
    series,
    options,
  )
const gamesOf = (base: string, token: string, options?: Aborted) =>
  getJson(`${base}/stats/games?${queryOf({ token })}`, gameStats, options)
const poolOf = (base: string, mint: string, days: number, options?: Aborted) =>
  getJson(`${base}/pools/${mint}/history?${queryOf({ days: `${days}` })}`, poolHistory, options)

/** `base` ends without a slash: "/api", or another indexer's URL. */
export function explorerApi(base: string, gameIds: readonly string[], nowMs = serverNowMs): ExplorerApi {
  return {
    playsPath({ jackpots, tenfold, from, to, ...filter }, { size, before }) {
      const flags = { jackpots: jackpots ? "true" : undefined, tenfold: tenfold ? "true" : undefined }
      const times = { from: from?.toString(), to: to?.toString() }
      const query = queryOf({ ...filter, ...flags, ...times, itemsPerPage: `${size}`, before })
      return `${base}/events/settledGames?${query}`
    },
    async plays(path, options) {
      const page = await getJson(path, settledGames, { ...options, fetch: revalidated })
      return {
        plays: page.results.map((game) => playOfIndexed(game, gameIds)),
        total: page.total ?? null,
        next: page.next ?? null,
        complete: page.complete ?? true,
        readAtMs: nowMs(),
      }
    },
    async transaction(signature, options) {
      const path = `${base}/events/settledGame?${queryOf({ signature })}`
      const found = await getJson(path, settledGameOfTransaction, options).catch(orNull)
      return found === null ? null : found.results.map((game) => playOfIndexed(game, gameIds))
    },
    player: (address, options) => playerOf(base, address, options),
    daily: (query, options) => dailyOf(base, query, options),
    series: (query, options) => seriesOf(base, query, options),
    games: (token, options) => gamesOf(base, token, options),
    pool: (mint, days, options) => poolOf(base, mint, days, options),
  }
}
