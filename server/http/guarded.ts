import type { Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import type * as v from "valibot"
import { safeParse } from "valibot"

const bodyOfAtMost = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.json({ error: "The request is too large." }, 413) })

/** A write comes from this site, as JSON of at most 4 kB. */
export const writeLimit = bodyOfAtMost(4_096)
/** Ten failures with their stacks. */
export const reportLimit = bodyOfAtMost(16_384)
/** The owner's messages for visitors travel twice: as content, and in the text that was signed. */
export const ownerWriteLimit = bodyOfAtMost(32_768)

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
