import { Hono } from "hono"
import { secureHeaders } from "hono/secure-headers"
import type { AppConfig } from "./contract/config"
import type { Health } from "./contract/health"
import type { ReferrerSource } from "./indexer/referrers"
import type { PriceSource } from "./prices/coingecko"
import { eventRoutes } from "./routes/events"
import { type PoolSource, poolRoutes } from "./routes/pools"
import { priceRoutes } from "./routes/prices"
import { referralRoutes } from "./routes/referral"
import { type PlaySource, statsRoutes } from "./routes/stats"
import { type Site, siteRoutes } from "./site"

export interface AppOptions {
  config: AppConfig
  version: string
  prices: PriceSource
  pools: PoolSource
  plays: PlaySource
  referrers: ReferrerSource
  /** The built web app; without it this process answers the API only. */
  site?: Site
}

/** The whole HTTP surface as a function of its ports: tests call `app.request`, no socket needed. */
export function createApp({ config, version, prices, pools, plays, referrers, site }: AppOptions): Hono {
  const app = new Hono()
  app.use(
    secureHeaders({
      referrerPolicy: "strict-origin-when-cross-origin",
      xFrameOptions: "DENY",
      crossOriginOpenerPolicy: "same-origin-allow-popups",
    }),
  )
  app.get("/api/health", (c) => c.json({ status: "ok", version } satisfies Health))
  app.route("/api/services", priceRoutes(prices))
  app.route("/api/pools", poolRoutes(pools))
  app.route("/api/stats", statsRoutes(plays, config.creator))
  app.route("/api/events", eventRoutes(plays, config.creator))
  app.route("/api/referral", referralRoutes({ plays, referrers }))
  app.all("/api/*", (c) => c.json({ error: "Not found." }, 404))
  if (site) app.route("/", siteRoutes(site, config))
  app.onError((_error, c) => c.json({ error: "The server could not answer. Please try again." }, 500))
  return app
}
