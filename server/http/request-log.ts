import type { MiddlewareHandler } from "hono"
import { routePath } from "hono/route"
import { type Log, loggedPath } from "../log"
import type { Metrics } from "../metrics/metrics"
import type { LimitName } from "../routes/replies"

export interface ObservedRequest {
  requestId: string
  method: string
  path: string
  /** The pattern of the path. */
  route: string
  status: number
  ms: number
  /** Which limit refused it. */
  limit?: LimitName | undefined
}

export type ObserveRequest = (request: ObservedRequest) => void

/** Writes each request to the log, from the level "debug" on, and counts it. */
export const observeRequests =
  (log: Log, metrics: Metrics | undefined): ObserveRequest =>
  ({ requestId, method, path, route, status, ms, limit }) => {
    if (log.isLevelEnabled("debug"))
      log.debug({ requestId, method, path: loggedPath(path), status, ms: Math.round(ms) }, "Request")
    metrics?.observe({ method: knownMethod(method), route, status, ms, limit })
  }

/** A client may invent methods; each would be a series of its own. */
const knownMethod = (method: string) =>
  ["GET", "POST", "DELETE", "HEAD", "OPTIONS"].includes(method) ? method : "other"

export const requestLog =
  (log: Log, observe: ObserveRequest): MiddlewareHandler =>
  async (c, next) => {
    const startMs = performance.now()
    await next()
    const ms = performance.now() - startMs
    const requestId = c.get("requestId")
    const { method, path } = c.req
    observe({ requestId, method, path, route: routePath(c), status: c.res.status, ms, limit: c.get("limit") })
    const failure = c.get("failure")
    if (failure !== undefined) log.warn({ err: failure, requestId, path: loggedPath(path) }, "A call is unavailable")
  }
