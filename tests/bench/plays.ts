import { monitorEventLoopDelay } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { openDatabase } from "../../server/database/open-database"
import { PlayQueries } from "../../server/database/play-queries"
import { PlayStore } from "../../server/database/play-store"
import { firstDayOf, firstHourOf } from "../../server/database/settled-game"
import { sampleGame } from "../../server/testing/sample-game"
import { openStorage, type StorageKind } from "../../server/testing/storage"
import { filledSlots, filledUntilMs, fillingPlace, fillPlays } from "./fill-plays"
import { type Benchmark, type Figure, ms } from "./report"

const token = "So11111111111111111111111111111111111111112"
const queriesPerSecond = 20
const samples = 60

/** The server's queries on many plays, at 20 a second, while pages of new plays are stored. */
export const plays: Benchmark = {
  name: "plays",
  async run() {
    const counts: [StorageKind, number][] = [
      ["PostgreSQL", 10_000],
      ["PostgreSQL", 1_000_000],
      ["embedded", 100_000],
    ]
    const wanted = Number(process.env.PLAYS ?? Number.POSITIVE_INFINITY)
    const figures: Figure[] = []
    for (const [kind, count] of counts) if (count <= wanted) figures.push(...(await measure(kind, count)))
    return figures
  },
}

async function measure(kind: StorageKind, count: number): Promise<Figure[]> {
  const storage = await openStorage(kind)
  const database = await openDatabase(fillingPlace(storage.place))
  try {
    const store = await PlayStore.open(database, { chain: "bench", creator: "creator" })
    const begunMs = performance.now()
    await fillPlays(store, token, count)
    const fillMs = performance.now() - begunMs
    const asked = new PlayQueries(store)
    const deep = `${filledSlots / 2}-999999999`
    const nowMs = filledUntilMs
    const player = "player".padEnd(44, "1")
    const queries: Record<string, () => Promise<unknown>> = {
      "/api/stats": () => asked.totals(token),
      "first page": () => asked.page({}, 100, { page: 0 }),
      [`page after ${Math.floor(count / 2)}`]: () => asked.page({}, 100, { cursor: deep }),
      "page of one player": () => asked.page({ player }, 100, { page: 0 }),
      "one player's figures": () => asked.ofPlayer(player),
      "leaders, all time": () => asked.leaders({ token, since: null, limit: 100 }),
      "leaders, 30 days": () => asked.leaders({ token, since: { day: firstDayOf(30, nowMs) }, limit: 100 }),
      "biggest multipliers, 7 days": () =>
        asked.multiplierLeaders({ token, sinceMs: nowMs - 7 * 86_400_000, minWager: 1n, limit: 100 }),
      "chart of 24 hours": () => asked.hours({ token, since: firstHourOf(24, nowMs) }),
      "chart of one game": () => asked.daily(token, firstDayOf(365, nowMs), "dice"),
    }
    const ingest = startIngest(store)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const name = `${kind}, ${count.toLocaleString("en")} plays`
    const figures: Figure[] = [{ what: `${name}: filled`, value: `${Math.round(count / (fillMs / 1_000))} plays/s` }]
    try {
      for (const [what, query] of Object.entries(queries))
        figures.push({ what: `${name}: ${what}`, value: await timed(query) })
    } finally {
      await ingest.stop()
    }
    delay.disable()
    const delayed = `p99 ${ms(delay.percentile(99) / 1e6)}, longest ${ms(delay.max / 1e6)}`
    figures.push({ what: `${name}: delay of the event loop meanwhile`, value: delayed, beside: "50 ms" })
    const { batchMs, perSecond } = await ingest.stop()
    figures.push({ what: `${name}: storing 10 plays`, value: percentiles(batchMs), beside: `${perSecond} plays/s` })
    const size = await database.db.execute(sql`select pg_size_pretty(pg_database_size(current_database())) as size`)
    const [row] = (size as unknown as { rows: { size: string }[] }).rows // Both drivers give their rows like this.
    figures.push({ what: `${name}: disk`, value: row?.size ?? "unknown" })
    return figures
  } finally {
    await database.close()
    await storage.close()
  }
}

/** Small pages of new plays, one after the other with a pause, as a busy casino settles them. */
function startIngest(store: PlayStore) {
  const batchMs: number[] = []
  const begunMs = performance.now()
  let stopped = false
  const run = async () => {
    for (let page = 0; !stopped; page++) {
      const games = Array.from({ length: 10 }, (_, index) =>
        sampleGame({
          ...{ signature: `new-${page}-${index}`, slot: filledSlots + page, timeMs: filledUntilMs },
          ...{ nonce: page * 10 + index, token },
        }),
      )
      const startMs = performance.now()
      await store.saveNews({ games, openBets: [], missing: [], rest: null }, null, Date.now())
      batchMs.push(performance.now() - startMs)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      await running
      return { batchMs, perSecond: Math.round((batchMs.length * 10) / ((performance.now() - begunMs) / 1_000)) }
    },
  }
}

async function timed(query: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  await query()
  for (let sample = 0; sample < samples; sample++) {
    const startMs = performance.now()
    await query()
    times.push(performance.now() - startMs)
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, 1_000 / queriesPerSecond - (performance.now() - startMs))),
    )
  }
  return percentiles(times)
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
