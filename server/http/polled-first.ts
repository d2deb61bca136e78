import { randomUUID } from "node:crypto"
import { getPath } from "hono/utils/url"
import type { LiveAnswer } from "../database/live-answer"
import { secondsOf, tooManyBody } from "../routes/replies"
import { addressCounts } from "./address-counts"
import { perMinute } from "./address-limits"
import { addressOfRequest, isLoopback } from "./client-address"
import { isKnown } from "./is-known"
import type { ObserveRequest } from "./request-log"
import { ofEveryReply, ofRequest } from "./standard-headers"

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

export interface PolledOptions {
  /** By path. */
  answers: Readonly<Record<string, Pick<LiveAnswer, "current">>>
  build: string | undefined
  trustedHops: number
  hsts: string | null
  observe: ObserveRequest
}

/**
 * Answers what every client polls from memory, at once and without the framework: without a promise and a `Headers`
 * object, Node writes the reply in the same turn. Everything else, also a polled answer that must be read first, goes to `fetch`.
 */
export function polledFirst<Environment>(
  fetch: Fetch<Environment>,
  { answers, build, trustedHops, hsts, observe }: PolledOptions,
): Fetch<Environment> {
  const byPath = new Map(Object.entries(answers))
  const counts = addressCounts(perMinute.any)
  /** How long the client has to wait for a body; what says nothing about who calls has no limit. */
  const waitFor = (request: Request, environment: Environment): number => {
    const address = addressOfRequest(request.headers.get("x-forwarded-for"), environment, trustedHops)
    return isLoopback(address) ? 0 : counts.take(address)
  }
  return (request, environment) => {
    if (request.method !== "GET") return fetch(request, environment)
    const path = getPath(request)
    const answer = byPath.get(path)?.current()
    if (!answer) return fetch(request, environment)
    const startMs = performance.now()
    const requestId = randomUUID()
    const headers: Record<string, string> = ofRequest(requestId, build)
    headers["cache-control"] = "no-cache"
    const known = isKnown(answer, request.headers.get("if-none-match"))
    if (!known)
      Object.assign(headers, ofEveryReply, hsts !== null && { "strict-transport-security": hsts }, {
        "content-type": "application/json",
      })
    const waitMs = known ? 0 : waitFor(request, environment)
    if (waitMs > 0) headers["retry-after"] = `${secondsOf(waitMs)}`
    else headers.etag = answer.etag
    const reply = known
      ? new Response(null, { status: 304, headers })
      : waitMs > 0
        ? new Response(JSON.stringify(tooManyBody(waitMs)), { status: 429, headers })
        : new Response(answer.bytes, { status: 200, headers })
    const ms = performance.now() - startMs
    const limit = waitMs > 0 ? "address" : undefined
    observe({ requestId, method: "GET", path, route: path, status: reply.status, ms, limit })
    return reply
  }
}
