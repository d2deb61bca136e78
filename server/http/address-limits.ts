import type { MiddlewareHandler } from "hono"
import { type LimitName, tooMany } from "../routes/replies"
import { addressCounts, addressMap } from "./address-counts"
import { clientAddress, isLoopback } from "./client-address"
import { addressKeyOf, type LimitPorts } from "./limited"
import { type Limit, takeFromLimit } from "./rate-limiter"

/** Generous, because a mobile carrier's customers share an address; one address alone cannot saturate a process with them. */
export const perMinute = { any: 6_000, pages: 3_000, costlyReads: 1_200, writes: 300 }
const windowMs = 60_000

/** Limits per network address that every route has. A reply without a body (304) counts for none of them. */
export function addressLimits(ports: LimitPorts, nowMs: () => number = Date.now) {
  const { trustedHops } = ports
  return {
    /** Counted in this process: what it protects costs less than a query. */
    any: limitInProcess(trustedHops, "address", perMinute.any, nowMs),
    /** Each page is compressed with a nonce of its own. */
    pages: exceptLoopback(trustedHops, limitInProcess(trustedHops, "pages", perMinute.pages, nowMs)),
    costlyReads: limitShared(ports, "costly-reads", { count: perMinute.costlyReads, windowMs }, nowMs),
    writes: onlyWrites(limitShared(ports, "writes", { count: perMinute.writes, windowMs }, nowMs)),
  }
}

const onlyWrites =
  (limit: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    c.req.method === "GET" || c.req.method === "HEAD" ? next() : limit(c, next)

/** Behind a proxy whose headers do not count, everybody has one address: no visitor is refused a page for others. */
const exceptLoopback =
  (trustedHops: number, limit: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    isLoopback(clientAddress(c, trustedHops)) ? next() : limit(c, next)

function limitInProcess(trustedHops: number, name: LimitName, count: number, nowMs: () => number): MiddlewareHandler {
  const counts = addressCounts(count, nowMs)
  return async (c, next) => {
    const address = clientAddress(c, trustedHops)
    const waitMs = counts.take(address)
    if (waitMs > 0) return tooMany(c, waitMs, name)
    await next()
    if (c.res.status === 304) counts.giveBack(address)
  }
}

/**
 * Counted by all processes together, after the reply: only then is it known whether it has a body. An address over the limit
 * is refused without a query until its window ends. Without a database everyone passes: there is nothing to protect.
 */
function limitShared(
  { database, trustedHops, log }: LimitPorts,
  name: LimitName,
  limit: Limit,
  nowMs: () => number,
): MiddlewareHandler {
  const refusedUntilMs = addressMap<number>()
  return async (c, next) => {
    const address = clientAddress(c, trustedHops)
    const waitMs = (refusedUntilMs.get(address) ?? 0) - nowMs()
    if (waitMs > 0) return tooMany(c, waitMs, name)
    await next()
    if (c.res.status === 304 || c.res.status >= 500) return
    try {
      const opened = await database()
      const key = await addressKeyOf(c, opened, trustedHops)
      // The limit itself is reached by the last request that passes.
      const nextWaitMs = await takeFromLimit(opened.db, `${name}:${key}`, { ...limit, count: limit.count - 1 })
      if (nextWaitMs > 0) refusedUntilMs.set(address, nowMs() + nextWaitMs)
    } catch (error) {
      log.warn({ err: error, limit: name }, "A rate limit could not be counted")
    }
  }
}
