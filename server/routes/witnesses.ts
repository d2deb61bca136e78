import { createHash } from "node:crypto"
import { type Context, Hono } from "hono"
import type { Failover } from "../contract/rpc-endpoints"
import { testimoniesOf, witnessQuestion } from "../contract/witnesses"
import { addressCounts } from "../http/address-counts"
import { clientAddress } from "../http/client-address"
import { parsedBody, writeLimit } from "../http/guarded"
import type { SiteHost } from "../http/site-host"
import { tooMany } from "./replies"

/** 300 players of one address, each with a bet in doubt, ask every ten seconds: 1,800. Three times that. */
const perMinute = 5_400
/** Three times what ten players need behind a proxy that strips the Origin, which every browser sends. */
const perMinuteWithoutOrigin = 180

export interface WitnessPorts {
  nodes: Pick<Failover, "endpoints" | "fetchFrom">
  siteHost: SiteHost
  trustedHops: number
}

/** `/api/rpc/witnesses`: what two of the server's nodes say of a signed transaction, so that a page need not believe one. */
export function witnessRoutes({ nodes, siteHost, trustedHops }: WitnessPorts): Hono {
  const counts = addressCounts(perMinute)
  const countsWithoutOrigin = addressCounts(perMinuteWithoutOrigin)
  return new Hono().post("/", writeLimit, siteHost.sameOriginOrLoopback, async (c: Context) => {
    const question = await parsedBody(c, witnessQuestion)
    if (!question) return c.json({ error: "Expected: signature, blockhash and perhaps an account, in base58." }, 400)
    const own = c.req.header("origin") === undefined ? countsWithoutOrigin : counts
    const waitMs = own.take(clientAddress(c, trustedHops))
    if (waitMs > 0) return tooMany(c, waitMs, "chain")
    const found = await testimoniesOf(nodes, question)
    // The names of nodes are the operator's own.
    const named = found.map(({ node, ...said }) => ({ node: shortHash(node), ...said }))
    return c.json({ nodes: named }, 200, { "cache-control": "no-store" })
  })
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12)
