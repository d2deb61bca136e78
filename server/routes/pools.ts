import { Hono } from "hono"
import type { PoolsWire } from "../contract/pools"
import { sharedAnswer } from "./shared-answer"

/** @throws when the chain cannot be read. */
export type PoolSource = () => Promise<PoolsWire>

const freshMs = 5_000

/** What the pools hold, for pages that load no chain code. */
export function poolRoutes(source: PoolSource, nowMs?: () => number): Hono {
  const read = sharedAnswer(source, freshMs, nowMs)
  return new Hono().get("/", async (c) => {
    try {
      return c.json(await read(), 200, { "cache-control": "public, max-age=5" })
    } catch {
      return c.json({ error: "The pools are not available at the moment." }, 503, { "retry-after": "5" })
    }
  })
}
