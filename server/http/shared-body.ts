import type { Context } from "hono"
import { acceptedCoding, type Coding, encoded, quicklyEncoded } from "./coding"
import { weakContentEtag } from "./content-etag"
import { isKnown } from "./is-known"

/** A JSON body that many clients are given: hashed once, and compressed once per coding. */
export interface SharedBody {
  /** Weak: the same for every coding of the body. */
  etag: string
  text: string
  bytes: Uint8Array<ArrayBuffer>
  in(coding: Coding): Promise<Uint8Array<ArrayBuffer>>
}

const utf8 = new TextEncoder()

/** "small" is for a body that very many are given: it takes eight times as long to compress, once. */
export function sharedBody(text: string, effort: "small" | "quick" = "small"): SharedBody {
  const encode = effort === "small" ? encoded : quicklyEncoded
  const codings = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>()
  const bytes = utf8.encode(text)
  return {
    etag: weakContentEtag(bytes),
    text,
    bytes,
    in(coding) {
      const known = codings.get(coding) ?? encode(text, coding)
      codings.set(coding, known)
      return known
    },
  }
}

/** The body in the client's coding, or 304 without one when the client has it already. */
export async function sharedReply(c: Context, body: SharedBody, cacheControl: string): Promise<Response> {
  const headers = { etag: body.etag, "cache-control": cacheControl, vary: "accept-encoding" }
  if (isKnown(body, c.req.header("if-none-match"))) return c.body(null, 304, headers)
  const coding = acceptedCoding(c)
  return c.body(coding ? await body.in(coding) : body.bytes, 200, {
    ...headers,
    "content-type": "application/json",
    ...(coding && { "content-encoding": coding }),
  })
}
