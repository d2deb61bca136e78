import type { Context, MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import type * as v from "valibot"
import { safeParse } from "valibot"

/** A write comes from this site, as JSON of at most 4 kB. */
export const writeLimit = bodyLimit({
  maxSize: 4_096,
  onError: (c) => c.json({ error: "The request is too large." }, 413),
})

export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin")
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host") ?? new URL(c.req.url).host
  if (origin !== undefined && hostOf(origin) !== host && hostOf(origin) !== c.req.header("host"))
    return c.json({ error: "Requests from another site are not accepted." }, 403)
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
    return c.json({ error: "The content type must be application/json." }, 415)
  return next()
}

/** Of an address, with its port; null when it is none. */
export function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** The body as `schema` reads it; null when it is no JSON in UTF-8 or does not fit. */
export async function parsedBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  let body: unknown
  try {
    body = JSON.parse(utf8.decode(await c.req.arrayBuffer()))
  } catch (error) {
    // Also a body that ends early; both are the client's fault.
    if (error instanceof Error) return null
    throw error
  }
  const parsed = safeParse(schema, body)
  return parsed.success ? parsed.output : null
}
