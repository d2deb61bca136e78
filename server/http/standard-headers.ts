import { randomUUID } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"

declare module "hono" {
  interface ContextVariableMap {
    /** Named by the reply and by the log lines about it. */
    requestId: string
    /** Of the site that this process serves, where it serves one and the call is one of the API. */
    build?: string
    /** Set by a reply that carries the standard headers already. */
    hasStandardHeaders?: boolean
  }
}

const ofEveryReply = {
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=15552000; includeSubDomains",
  "x-content-type-options": "nosniff",
}
/** What only a document obeys. */
const ofDocuments = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
}
const all = Object.entries({ ...ofEveryReply, ...ofDocuments })

/** Gives each request an id and each reply the headers that all of them have; replies of the API also name the build. */
export const standardHeaders =
  (build: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    c.set("requestId", randomUUID())
    if (build !== undefined && c.req.path.startsWith("/api/")) c.set("build", build)
    await next()
    if (c.get("hasStandardHeaders")) return
    const { headers } = c.res
    for (const [name, value] of all) headers.set(name, value)
    for (const [name, value] of Object.entries(requestHeaders(c))) headers.set(name, value)
  }

const requestHeaders = (c: Context): Record<string, string> => {
  const headers: Record<string, string> = { "x-request-id": c.get("requestId") }
  const build = c.get("build")
  if (build !== undefined) headers["x-app-build"] = build
  return headers
}

/**
 * JSON, or a 304 without it, as plain headers and ready bytes, which Node takes as they are: for what clients ask for all the time,
 * setting headers one by one costs more than the rest of the request. A 304 repeats none that the client has from before.
 */
export function plainReply(c: Context, etag: string, bytes: Uint8Array<ArrayBuffer> | null): Response {
  c.set("hasStandardHeaders", true)
  const headers = requestHeaders(c)
  headers.etag = etag
  headers["cache-control"] = "no-cache"
  if (bytes === null) return new Response(null, { status: 304, headers })
  headers["content-type"] = "application/json"
  return new Response(bytes, { status: 200, headers: Object.assign(headers, ofEveryReply) })
}
