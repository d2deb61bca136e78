import type { Context } from "hono"
import type { Answer } from "../database/live-answer"
import { isKnown } from "../http/is-known"

declare module "hono" {
  interface ContextVariableMap {
    /** Why a call answered that something is unavailable; the request log writes it down. */
    failure?: unknown
    /** Which limit refused a call; the metrics count it. */
    limit?: LimitName
  }
}

/** The shared answer, or 304 without a body when the client has it already. */
export function polledReply(c: Context, answer: Answer): Response {
  const headers = { etag: answer.etag, "cache-control": "no-cache" }
  return isKnown(answer, c.req.header("if-none-match"))
    ? c.body(null, 304, headers)
    : c.body(answer.bytes, 200, { ...headers, "content-type": "application/json" })
}

export const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1_000))
export const tooManyBody = (waitMs: number) => {
  const seconds = secondsOf(waitMs)
  return { error: `Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"}.` }
}
/** What a call may have too many of. */
export type LimitName =
  | "address"
  | "pages"
  | "costly-reads"
  | "writes"
  | "challenges"
  | "chat"
  | "chain"
  | "monitoring"
  | "dns"
  | "transactions"
  | "transaction-lists"
  | "cache"
  | "client-errors"

export const tooMany = (c: Context, waitMs: number, limit: LimitName): Response => {
  c.set("limit", limit)
  return c.json(tooManyBody(waitMs), 429, { "retry-after": String(secondsOf(waitMs)) })
}

/** 503 with a sentence for the caller; the cause goes to the log. */
export const unavailable = (c: Context, cause: unknown, error: string, retryAfterSeconds = 10): Response => {
  c.set("failure", cause)
  return c.json({ error }, 503, { "retry-after": String(retryAfterSeconds) })
}
