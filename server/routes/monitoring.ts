import { type Context, Hono } from "hono"
import * as v from "valibot"
import type { ReadinessParts } from "../contract/health"
import {
  type CacheStats,
  cacheQuery,
  dnsQuery,
  type Monitoring,
  maxTransactions,
  type ParsedTransactions,
  parsedTransactionsQuery,
} from "../contract/monitoring"
import { parsedBody, writeLimit } from "../http/guarded"
import { isSignature } from "../http/is-signature"
import { type LimitPorts, limited } from "../http/limited"
import type { SiteHost } from "../http/site-host"
import { checkDns, type NameResolver, resolversFor } from "../monitoring/dns-check"
import { isProven } from "../monitoring/play-proof"
import type { TransactionCache } from "../monitoring/transaction-cache"
import type { SessionService } from "../sessions/session-service"
import type { PlaySource } from "./play-source"
import { unavailable } from "./replies"
import { sessionOf } from "./session"
import { sharedAnswer } from "./shared-answer"

const freshMs = 5_000
const dnsFreshMs = 60_000
const minute = (count: number) => ({ count, windowMs: 60_000 })

export interface MonitoringPorts extends LimitPorts {
  plays: PlaySource<"newest">
  readiness: () => Promise<ReadinessParts>
  /** Asks the node whether it is well. @throws when it is not, or does not answer. */
  nodeHealth: () => Promise<void>
  poolAddresses: Monitoring["pools"]
  transactions: TransactionCache
  sessions: SessionService
  siteHost: SiteHost
  owners: readonly string[]
  /** Host names of this site; no other is looked up. */
  siteHosts: readonly string[]
  /** Fills the shared answers, so that the next reader does not wait. */
  warmUp: () => Promise<unknown>
  resolvers?: (domain: string) => readonly NameResolver[]
  nowMs?: () => number
}

/** `/api/monitoring`: what the status panel says about the chain and the newest play. */
export function monitoringRoutes(ports: MonitoringPorts): Hono {
  const { nowMs = Date.now } = ports
  const read = sharedAnswer(() => testAll(ports, nowMs), freshMs, nowMs)
  return new Hono().get("/comprehensive-test", limited(ports, "monitoring", minute(120)), async (c) =>
    c.json(await read(), 200, { "cache-control": "public, max-age=5" }),
  )
}

async function testAll(ports: MonitoringPorts, nowMs: () => number): Promise<Monitoring> {
  const startMs = performance.now()
  const [health, readiness, play] = await Promise.all([
    ports.nodeHealth().then(
      () => ({ isHealthy: true, pingMs: Math.round(performance.now() - startMs) }),
      () => ({ isHealthy: false, pingMs: null }),
    ),
    ports.readiness(),
    newestPlay(ports.plays).catch((error) => {
      ports.log.warn({ err: error }, "The newest play could not be checked")
      return { isSecured: null, lastTxTime: null, complete: null }
    }),
  ])
  return {
    rpcHealth: health,
    transactionSecurity: { isSecured: play.isSecured, lastTxTime: play.lastTxTime },
    database: readiness.database,
    indexerLagMs: readiness.indexerLagMs,
    complete: play.complete,
    pools: ports.poolAddresses,
    checkedAtMs: nowMs(),
  }
}

async function newestPlay(plays: PlaySource<"newest">) {
  const queries = await plays()
  const complete = (await queries.progress())?.complete ?? null
  const [newest] = await queries.newest({}, 1)
  if (!newest) return { isSecured: null, lastTxTime: null, complete }
  const [, before] = await queries.newest({ player: newest.player }, 2)
  return { isSecured: isProven(newest, before), lastTxTime: newest.timeMs, complete }
}

/** `/api/dns`: how the site's own host names resolve. */
export function dnsRoutes(ports: MonitoringPorts): Hono {
  const { siteHosts, resolvers = resolversFor, nowMs = Date.now } = ports
  const answers = new Map(
    siteHosts.map((host) => [host, sharedAnswer(() => checkDns(host, resolvers(host), nowMs), dnsFreshMs, nowMs)]),
  )
  return new Hono().get("/check-dns", limited(ports, "dns", minute(20)), async (c) => {
    const query = v.safeParse(dnsQuery, c.req.query())
    if (!query.success) return c.json({ error: "Optional query: domain, a host name of this site." }, 400)
    const domain = (query.output.domain ?? siteHosts[0] ?? "").toLowerCase()
    const answer = answers.get(domain)
    if (!answer) return c.json({ error: `Only the host names of this site are checked: ${siteHosts.join(", ")}.` }, 404)
    return c.json(await answer(), 200, { "cache-control": "public, max-age=60" })
  })
}

/** `/api/services`: transactions with their logs, through the server, so that no key of a provider reaches the browser. */
export function transactionRoutes(ports: MonitoringPorts): Hono {
  const { transactions } = ports
  const nodeAway = (c: Context, cause: unknown) => unavailable(c, cause, "The node does not answer at the moment.", 5)
  return new Hono()
    .get("/transactions/:signature", limited(ports, "transactions", minute(120)), async (c) => {
      const signature = c.req.param("signature")
      if (!isSignature(signature)) return c.json({ error: "This is not a signature." }, 400)
      try {
        const [transaction] = await transactions.get([signature])
        if (!transaction) return c.json({ error: "The node does not know this transaction." }, 404)
        return c.json(transaction, 200, { "cache-control": "public, max-age=30" })
      } catch (cause) {
        return nodeAway(c, cause)
      }
    })
    .post(
      "/parsed-transactions",
      // As many transactions as one by one.
      limited(ports, "transaction-lists", minute(120 / maxTransactions)),
      writeLimit,
      ports.siteHost.sameOrigin,
      async (c) => {
        const asked = await parsedBody(c, parsedTransactionsQuery)
        const signatures = asked?.transactions.filter(isSignature) ?? []
        if (!asked || signatures.length === 0)
          return c.json({ error: `Expected: transactions, 1 to ${maxTransactions} signatures.` }, 400)
        try {
          const found = new Map((await transactions.get(signatures)).map((each, index) => [signatures[index], each]))
          const inOrder = asked.transactions.map((signature) => found.get(signature) ?? null)
          return c.json({ transactions: inOrder } satisfies ParsedTransactions)
        } catch (cause) {
          return nodeAway(c, cause)
        }
      },
    )
}

/** `/api/cache`: the cache of transactions, and the answers that everybody shares. */
export function cacheRoutes(ports: MonitoringPorts): Hono {
  const { transactions, sessions, siteHost, owners, warmUp, log } = ports
  return new Hono()
    .use(limited(ports, "cache", minute(60)))
    .get("/cache-warmup", async (c) => {
      try {
        await warmUp()
        return c.json({ done: true })
      } catch (error) {
        log.warn({ err: error }, "The shared answers could not be filled")
        return c.json({ done: false })
      }
    })
    .get("/cache-admin", async (c) => {
      const query = v.safeParse(cacheQuery, c.req.query())
      if (!query.success) return c.json({ error: "Required query: action, stats or cleanup." }, 400)
      if (query.output.action === "stats")
        return c.json(transactions.stats() satisfies CacheStats, 200, { "cache-control": "no-store" })
      const session = await sessionOf(c, { sessions, siteHost })
      // A GET is open to everyone, so only the owner's session clears anything.
      const isOwner = session !== null && owners.includes(session.wallet)
      if (isOwner) transactions.clear()
      return c.json({ done: isOwner })
    })
}
