import { randomUUID } from "node:crypto"
import type { MiddlewareHandler } from "hono"

declare module "hono" {
  interface ContextVariableMap {
    /** Named by the reply and by the log lines about it. */
    requestId: string
  }
}

/** Browsers heed it over https alone, and for this host alone unless the operator says that all subdomains are served so. */
export const defaultHsts = "max-age=15552000"
export const ofEveryReply = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
}
/** What only a document obeys. */
const ofDocuments = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "origin-agent-cluster": "?1",
  // What no page of ours uses. Clipboard, sharing, full screen and the local network (phone wallets) stay as browsers have them.
  "permissions-policy": ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial"]
    .map((feature) => `${feature}=()`)
    .join(", "),
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
  (build: string | undefined, hsts: string | null): MiddlewareHandler =>
  async (c, next) => {
    const requestId = randomUUID()
    c.set("requestId", requestId)
    await next()
    const { headers } = c.res
    for (const [name, value] of all) headers.set(name, value)
    if (hsts !== null) headers.set("strict-transport-security", hsts)
    const own = ofRequest(requestId, c.req.path.startsWith("/api/") ? build : undefined)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
  }

/** `build` is that of the site which this process serves; only replies of the API name it. */
export const ofRequest = (requestId: string, build: string | undefined): Record<string, string> =>
  build === undefined ? { "x-request-id": requestId } : { "x-request-id": requestId, "x-app-build": build }
