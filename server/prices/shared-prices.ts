import { eq, lte, sql } from "drizzle-orm"
import * as v from "valibot"
import { type Prices, prices } from "../contract/prices"
import { databaseNowMs } from "../database/clock"
import type { DatabaseSource } from "../database/lazy-database"
import type { Database } from "../database/open-database"
import { sharedPrices as table } from "../database/schema"
import type { Log } from "../log"
import { sharedAnswer } from "../routes/shared-answer"
import {
  askCoinGecko,
  type CoinGeckoOptions,
  coinGecko,
  freshMs,
  type PriceReply,
  type PriceSource,
  timeoutMs,
} from "./coingecko"

/** Each process reads the stored prices this often, so its prices are at most this much older than the stored ones. */
const readEveryMs = 5_000
/** The process that requests prices has this long before another one may. */
const claimMs = timeoutMs + 5_000
const firstAnswerEveryMs = 250
/** A service that is away for long is named this often. */
const namedEveryMs = 30 * 60_000

export interface SharedPricesOptions extends CoinGeckoOptions {
  database: DatabaseSource
  log: Log
}

/**
 * Prices that all processes of one database share: one of them asks CoinGecko once a minute, the others read its answer. A
 * failure or a 429 is stored too, so that no other process asks before the pause is over. Readers wait for the very first
 * answer only: later ones are given what is stored, with its own times, while the service is asked. Without a database each
 * process asks for itself.
 */
export function sharedPrices({ database, log, ...options }: SharedPricesOptions): PriceSource {
  const alone = coinGecko(options)
  const note = outageLog(log, options.nowMs)

  async function ask(opened: Database): Promise<Prices> {
    const reply = await askCoinGecko(options)
    note(reply)
    await opened.db
      .update(table)
      .set({
        askAgainAtMs: sql`${databaseNowMs} + ${Math.ceil(reply.ok ? freshMs : reply.waitMs)}::bigint`,
        // An empty record marks a failed first request, so that no reader waits for it.
        body: reply.ok ? JSON.stringify(reply.prices) : sql`coalesce(${table.body}, '{}')`,
      })
      .where(eq(table.id, 1))
    return reply.ok ? reply.prices : {}
  }

  async function read(): Promise<Prices> {
    const opened = await database()
    const claimedUntil = sql`${databaseNowMs} + ${claimMs}::bigint`
    const [claimed] = await opened.db
      .insert(table)
      .values({ id: 1, body: null, askAgainAtMs: claimedUntil })
      .onConflictDoUpdate({
        target: table.id,
        set: { askAgainAtMs: claimedUntil },
        setWhere: lte(table.askAgainAtMs, databaseNowMs),
      })
      .returning({ body: table.body })
    if (claimed?.body) {
      ask(opened).catch((error) => log.warn({ err: error }, "The prices could not be stored"))
      return parsed(claimed.body)
    }
    if (claimed) return ask(opened)
    // The very first answer may still be under way in another process.
    for (let waitedMs = 0; ; waitedMs += firstAnswerEveryMs) {
      const [row] = await opened.db.select().from(table).where(eq(table.id, 1))
      if (row?.body || waitedMs >= timeoutMs) return parsed(row?.body ?? null)
      await new Promise((resolve) => setTimeout(resolve, firstAnswerEveryMs))
    }
  }

  const shared = sharedAnswer(read, readEveryMs, options.nowMs)
  return () =>
    shared().catch((error) => {
      log.warn({ err: error }, "The shared prices could not be read; this process asks for itself")
      return alone()
    })
}

/** Names an outage when it begins, every half hour while it lasts, and when it is over. */
function outageLog(log: Pick<Log, "warn" | "info">, nowMs: () => number = Date.now) {
  let namedAtMs: number | null = null
  return (reply: PriceReply) => {
    if (reply.ok) {
      if (namedAtMs !== null) log.info("The price service answers again")
      namedAtMs = null
      return
    }
    if (namedAtMs !== null && nowMs() - namedAtMs < namedEveryMs) return
    namedAtMs = nowMs()
    log.warn(
      { err: reply.cause, waitMs: reply.waitMs },
      "The price service does not answer. Amounts are shown without dollars until it does; nothing else needs it",
    )
  }
}

const stored = v.pipe(v.string(), v.parseJson(), prices)

/** Prices that another version wrote in another shape count as unknown. */
function parsed(body: string | null): Prices {
  const result = v.safeParse(stored, body)
  return result.success ? result.output : {}
}
