import { createHash, timingSafeEqual } from "node:crypto"
import { Hono } from "hono"
import { HTTPException } from "hono/http-exception"
import * as v from "valibot"
import type { PlayGate } from "./access/play-gate"
import { sentPermits } from "./access/sent-permits"
import { type StepPorts, stepGate } from "./access/step-gate"
import { type AppConfig, gatewayPath, ownersOf, witnessPath } from "./contract/config"
import { type Health, maxIndexerLagMs, type Readiness, type ReadinessParts } from "./contract/health"
import { isDatabaseAway } from "./database/database-away"
import type { LiveAnswer } from "./database/live-answer"
import { serverSecret } from "./database/server-secret"
import { addressLimits } from "./http/address-limits"
import { observeRequests, requestLog } from "./http/request-log"
import { siteHostOf } from "./http/site-host"
import { defaultHsts, standardHeaders } from "./http/standard-headers"
import { type Log, loggedPath } from "./log"
import type { Metrics } from "./metrics/metrics"
import type { Platform } from "./platform"
import type { PriceSource } from "./prices/coingecko"
import { accessOf } from "./routes/access"
import { adminRoutes } from "./routes/admin"
import { biggestWinRoutes } from "./routes/biggest-win"
import { chatRoutes } from "./routes/chat"
import { clientErrorRoutes } from "./routes/client-errors"
import { eventRoutes } from "./routes/events"
import { leaderboardRoutes } from "./routes/leaderboard"
import { cacheRoutes, dnsRoutes, type MonitoringPorts, monitoringRoutes, transactionRoutes } from "./routes/monitoring"
import { multiplierLeaderRoutes } from "./routes/multiplier-leaders"
import type { PlaySource } from "./routes/play-source"
import { playerTotalsRoutes } from "./routes/player-totals"
import { playerRoutes } from "./routes/players"
import { type PoolSource, poolRoutes, sharedPools } from "./routes/pools"
import { priceRoutes } from "./routes/prices"
import { type ReferralSource, referralRoutes } from "./routes/referral"
import { rpcRoutes } from "./routes/rpc"
import { sessionRoutes } from "./routes/session"
import { statsRoutes } from "./routes/stats"
import { type WitnessPorts, witnessRoutes } from "./routes/witnesses"
import type { Gateway } from "./rpc/gateway"
import { type Hide, hideInReplies } from "./secrets"
import { type Site, siteRoutes } from "./site"

export interface AppOptions {
  config: AppConfig
  version: string
  log: Log
  prices: PriceSource
  pools: PoolSource
  plays: PlaySource
  referrals: ReferralSource
  platform: Platform
  monitoring: Pick<MonitoringPorts, "nodeHealth" | "poolAddresses" | "transactions" | "siteHosts">
  /** Asks the server's nodes for browsers; left out, there is no gateway. */
  gateway?: Gateway
  /** The server's nodes, each of which a page may ask what became of a transaction. */
  nodes?: WitnessPorts["nodes"]
  /** Where bets with real tokens may be started; everywhere unless given. */
  gate?: PlayGate
  /** What a closed gate goes by; nothing is known of any run unless given. */
  runs?: Pick<StepPorts, "tables" | "plays">
  /** The configuration in pages; the whole one unless given. */
  browserConfig?: AppConfig
  readiness: () => Promise<ReadinessParts>
  /** Proxies of the operator in front of this process, whose `X-Forwarded-For` entries count. */
  trustedHops?: number
  /** Counts requests and is served at `/api/metrics`; left out, neither. */
  metrics?: Metrics
  /** The reader of the metrics sends it: `Authorization: Bearer …`. */
  metricsToken?: string
  /** Takes configured secrets out of each answer of the API. */
  hide?: Hide
  /** `Strict-Transport-Security`; null to leave it out. */
  hsts?: string | null
  /** The built web app; without it this process answers the API only. */
  site?: Site
  /** In absolute addresses of its pages; without it the host that was asked. */
  publicOrigin?: string
}

/** Names of this site, the one that players are sent to first. */
const siteHostsOf = ({ monitoring, publicOrigin }: Pick<AppOptions, "monitoring" | "publicOrigin">) => [
  ...new Set([...(publicOrigin === undefined ? [] : [new URL(publicOrigin).host]), ...monitoring.siteHosts]),
]

const everywhere: PlayGate = () => ({ kind: "allowed" })
const noRuns = { tables: async () => new Map(), plays: async () => null }

/** Each asks the database for more than one row. */
const costlyReads = ["events", "wins", "stats", "players", "player", "leaderboard", "referral", "pools/:mint"].map(
  (name) => `/api/${name}/*`,
)
const writes = ["session", "chat", "admin", "client-errors"].map((name) => `/api/${name}/*`)

/** The whole HTTP surface as a function of its ports: tests call `app.request`, no socket needed. */
export function createApp(options: AppOptions): Hono {
  const { config, version, log, prices, plays, referrals, platform, trustedHops = 0, metrics, site } = options
  const { creator: owner } = config
  const owners = ownersOf(config)
  const pools = sharedPools(options.pools)
  const siteHosts = siteHostsOf(options)
  const local = config.cluster === "localnet"
  const siteHost = siteHostOf({ hosts: siteHosts, local, trustedHops, publicOrigin: options.publicOrigin, log })
  const app = new Hono()
  app.use(
    standardHeaders(site?.build, options.hsts === undefined ? defaultHsts : options.hsts),
    requestLog(log, observeRequests(log, metrics)),
  )
  if (options.hide) app.use("/api/*", hideInReplies(options.hide))
  const access = accessOf({
    gate: options.gate ?? everywhere,
    isClosed: platform.closed.isClosed,
    passage: stepGate({ creator: owner, log, ...(options.runs ?? noRuns) }),
    trustedHops,
    permits: sentPermits({ secret: async () => serverSecret(await platform.database(), "access"), siteHost }),
  })
  const limits = addressLimits({ database: platform.database, trustedHops, log })
  // In front of the limits of the others: it counts calls, and never refuses to send a bet because of reads.
  if (options.gateway)
    app.route(
      gatewayPath,
      rpcRoutes({ gateway: options.gateway, gateRefusals: access.refusals, siteHost, trustedHops }),
    )
  if (options.nodes) app.route(witnessPath, witnessRoutes({ nodes: options.nodes, siteHost, trustedHops }))
  app.use("/api/*", limits.any)
  for (const path of costlyReads) app.use(path, limits.costlyReads)
  for (const path of writes) app.use(path, limits.writes)
  app.get("/api/health", (c) => c.json({ status: "ok", version } satisfies Health))
  app.get("/api/ready", async (c) => {
    const parts = await options.readiness()
    const failed = failedOf(parts)
    const ready = failed.length === 0
    const { database, chain, indexerLagMs } = parts
    return c.json({ ready, failed, database, chain, indexerLagMs } satisfies Readiness, ready ? 200 : 503, {
      "cache-control": "no-store",
    })
  })
  if (metrics)
    app.get("/api/metrics", async (c) =>
      mayRead(c.req.header("authorization"), options.metricsToken)
        ? c.text(await metrics.text(), 200, { "cache-control": "no-store" })
        : c.json({ error: "Name the token of METRICS_TOKEN: Authorization: Bearer …" }, 401),
    )
  app.get("/api/openapi.json", async (c) => {
    const { openApiDocument } = await import("./openapi/document")
    return c.json(openApiDocument(version), 200, { "cache-control": "public, max-age=300" })
  })
  const monitoring: MonitoringPorts = {
    ...options.monitoring,
    ...platform,
    siteHosts: siteHosts.map((host) => host.replace(/:\d+$/, "")),
    siteHost,
    ...{ plays, owners, trustedHops, log, readiness: options.readiness },
    warmUp: () => Promise.all([prices(), pools(), plays()]),
  }
  app.route("/api/monitoring", monitoringRoutes(monitoring))
  app.route("/api/dns", dnsRoutes(monitoring))
  app.route("/api/cache", cacheRoutes(monitoring))
  app.route("/api/services", priceRoutes(prices))
  app.route("/api/services", transactionRoutes(monitoring))
  app.route("/api/pools", poolRoutes({ pools, plays, addresses: options.monitoring.poolAddresses }))
  const tokens = config.tokens.map(({ mint }) => mint)
  app.route("/api/stats", statsRoutes({ plays, owner, tokens }))
  app.route("/api/player", playerTotalsRoutes({ plays, prices, tokens: config.tokens }))
  app.route("/api/players", playerRoutes(plays))
  app.route("/api/wins", biggestWinRoutes({ plays, prices, tokens: config.tokens }))
  app.route("/api/events", eventRoutes(plays, owner))
  app.route("/api/referral", referralRoutes({ plays, referrals }))
  app.route("/api/leaderboard", leaderboardRoutes(plays, tokens))
  app.route("/api/leaderboard", multiplierLeaderRoutes(plays, config.tokens))
  app.route("/api/session", sessionRoutes({ ...platform, owners, trustedHops, siteHost }))
  app.route("/api/chat", chatRoutes({ ...platform, owners, trustedHops, siteHost }))
  app.route("/api/admin", adminRoutes({ ...platform, owners, siteHost }))
  app.route(
    "/api/client-errors",
    clientErrorRoutes({
      ...platform,
      ...{ owners, trustedHops, siteHost, log },
      countBets: (bets) => metrics?.countReportedBets(bets),
    }),
  )
  app.route("/api/access", access.routes)
  app.all("/api/*", (c) => c.json({ error: "Not found." }, 404))
  if (site) {
    app.get("*", (c, next) => (site.assets.has(c.req.path.slice(1)) ? next() : limits.pages(c, next)))
    app.route(
      "/",
      siteRoutes(
        site,
        options.browserConfig ?? config,
        (c) => options.publicOrigin ?? siteHost.origin(c),
        () => isClosed(platform.accessOverride),
      ),
    )
  }
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (isDatabaseAway(error)) {
      log.warn({ err: error, requestId: c.get("requestId") }, "The database does not answer")
      return c.json({ error: "The server cannot reach its database at the moment. Please try again." }, 503, {
        "retry-after": "5",
      })
    }
    log.error({ err: error, path: loggedPath(c.req.path), requestId: c.get("requestId") }, "A request failed")
    return c.json({ error: "The server could not answer. Please try again." }, 500)
  })
  return app
}

/** Of the row of the override alone this: a malformed row fails no page. */
const closing = v.object({ enabled: v.literal(true) })
/** A page waits this long for a database that is slow; it is served open then, and asks again. */
const overridePatienceMs = 500

async function isClosed(accessOverride: LiveAnswer): Promise<boolean> {
  const answer = accessOverride.current() ?? (await soon(accessOverride.get(), overridePatienceMs))
  return answer !== null && v.is(closing, JSON.parse(new TextDecoder().decode(answer.bytes)))
}

/** Null when it fails or takes longer. */
function soon<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms)
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}

/** Compared by hashes of one length, so that the time it takes says nothing about the token. */
function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true
  const hashOf = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hashOf(authorization ?? ""), hashOf(`Bearer ${token}`))
}

/** A reading that is old is the fault of the process that reads; the others serve what there is, and take over from it. */
function failedOf({ database, chain, indexerLagMs, indexing = true }: ReadinessParts): Readiness["failed"] {
  const isStale = indexerLagMs === null || (indexing && indexerLagMs > maxIndexerLagMs)
  return [
    ...(database ? [] : (["database"] as const)),
    ...(chain ? [] : (["chain"] as const)),
    ...(isStale ? (["indexer"] as const) : []),
  ]
}
