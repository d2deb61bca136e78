import { sql } from "drizzle-orm"
import * as v from "valibot"
import type { Failover } from "../contract/rpc-endpoints"
import type { DatabaseSource } from "../database/lazy-database"
import { fileLimit, freeBytes, memoryLimit, openFiles } from "../machine"
import type { PriceSource } from "../prices/coingecko"
import type { Statistics } from "../statistics"
import type { ServerFigures } from "./metrics"

interface Ports {
  database: DatabaseSource
  backlog: Statistics["backlog"]
  prices: PriceSource
  nodes: Pick<Failover, "current">
  /** Of the newest block, by its own time. */
  blockTimeMs: () => Promise<number | null>
  dataFolder: string
  sockets: () => number
  version: string
  build: string | undefined
  nowMs?: () => number
}

const size = v.object({
  rows: v.tuple([v.object({ bytes: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })]),
})
/** A reader of metrics has seconds, and a part that does not answer is left out. */
const patienceMs = 2_000

/** What this process knows of itself and of what it needs. Never rejects. */
export const figuresOf =
  ({
    database,
    backlog,
    prices,
    nodes,
    blockTimeMs,
    dataFolder,
    sockets,
    version,
    build = "",
    nowMs = Date.now,
  }: Ports) =>
  async (): Promise<ServerFigures> => {
    const [plays, opened, databaseBytes, known, blockMs, free] = await Promise.all([
      orNull(backlog()),
      orNull(database()),
      orNull(database().then(async ({ db }) => bytesOf(await db.execute(sizeQuery)))),
      orNull(prices()),
      orNull(blockTimeMs()),
      orNull(freeBytes(dataFolder)),
    ])
    const ages = Object.values(known ?? {}).flatMap(({ last_updated_at: at }) =>
      at === undefined ? [] : [nowMs() - at * 1_000],
    )
    return {
      plays,
      pool: opened?.connections?.() ?? null,
      databaseBytes,
      priceAgeMs: ages.length > 0 ? Math.max(...ages) : null,
      blockAgeMs: blockMs === null ? null : nowMs() - blockMs,
      machine: { openFiles: openFiles(), fileLimit: fileLimit(), memoryLimit: memoryLimit(), freeBytes: free },
      node: new URL(nodes.current().rpcUrl).host,
      sockets: sockets(),
      version,
      build,
    }
  }

const sizeQuery = sql`select pg_database_size(current_database()) as bytes`
const bytesOf = (reply: unknown) => v.parse(size, reply).rows[0].bytes

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  return Promise.race([promise.catch(() => null), late]).finally(() => clearTimeout(timer))
}
