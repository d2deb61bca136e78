import { randomUUID } from "node:crypto"
import { Hono, type MiddlewareHandler } from "hono"
import { HTTPException } from "hono/http-exception"
import { secureHeaders } from "hono/secure-headers"
import type { AppConfig } from "./contract/config"
import type { Health, Readiness } from "./contract/health"
import type { ReferrerSource } from "./indexer/referrers"
import { type Log, loggedPath } from "./log"
import type { Platform } from "./platform"
import type { PriceSource } from "./prices/coingecko"
import { adminRoutes } from "./routes/admin"
import { chatRoutes } from "./routes/chat"
import { eventRoutes } from "./routes/events"
import { leaderboardRoutes } from "./routes/leaderboard"
import type { PlaySource } from "./routes/play-source"
import { playerRoutes } from "./routes/players"
import { type PoolSource, poolRoutes } from "./routes/pools"
import { priceRoutes } from "./routes/prices"
import { referralRoutes } from "./routes/referral"
import { sessionRoutes } from "./routes/session"
import { statsRoutes } from "./routes/stats"
import { type Site, siteRoutes } from "./site"

export interface AppOptions {
  config: AppConfig
  version: string
  log: Log
  prices: PriceSource
  pools: PoolSource
  plays: PlaySource
  referrers: ReferrerSource
  platform: Platform
  readiness: () => Promise<Omit<Readiness, "ready">>
  /** Proxies of the operator in front of this process, whose `X-Forwarded-For` entries count. */
  trustedHops?: number
  /** The built web app; without it this process answers the API only. */
  site?: Site
}

/** The whole HTTP surface as a function of its ports: tests call `app.request`, no socket needed. */
export function createApp(options: AppOptions): Hono {
  const { config, version, log, prices, pools, plays, referrers, platform, trustedHops = 0, site } = options
  const { creator: owner } = config
  const app = new Hono()
  app.use(
    requestLog(log),
    secureHeaders({
      referrerPolicy: "strict-origin-when-cross-origin",
      xFrameOptions: "DENY",
      crossOriginOpenerPolicy: "same-origin-allow-popups",
    }),
  )
  app.get("/api/health", (c) => c.json({ status: "ok", version } satisfies Health))
  app.get("/api/ready", async (c) => {
    const parts = await options.readiness()
    const ready = parts.database && parts.chain && parts.indexerLagMs !== null
    return c.json({ ready, ...parts } satisfies Readiness, ready ? 200 : 503, { "cache-control": "no-store" })
  })
  app.route("/api/services", priceRoutes(prices))
  app.route("/api/pools", poolRoutes({ pools, plays }))
  app.route("/api/stats", statsRoutes({ plays, owner }))
  app.route("/api/players", playerRoutes(plays))
  app.route("/api/events", eventRoutes(plays, owner))
  app.route("/api/referral", referralRoutes({ plays, referrers }))
  app.route(
    "/api/leaderboard",
    leaderboardRoutes(
      plays,
      config.tokens.map(({ mint }) => mint),
    ),
  )
  app.route("/api/session", sessionRoutes({ ...platform, owner, trustedHops }))
  app.route("/api/chat", chatRoutes({ ...platform, owner, trustedHops }))
  app.route("/api/admin", adminRoutes({ ...platform, owner }))
  app.all("/api/*", (c) => c.json({ error: "Not found." }, 404))
  if (site) app.route("/", siteRoutes(site, config))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error(
      { err: error, path: loggedPath(c.req.path), requestId: c.res.headers.get("x-request-id") },
      "A request failed",
    )
    return c.json({ error: "The server could not answer. Please try again." }, 500)
  })
  return app
}

/** Gives each request an id, which the reply and the log lines name. */
const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const startMs = performance.now()
    const requestId = randomUUID()
    c.header("x-request-id", requestId)
    await next()
    const ms = Math.round(performance.now() - startMs)
    log.debug({ requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, "Request")
  }
