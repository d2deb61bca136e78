import { randomUUID } from "node:crypto"
import { getPath } from "hono/utils/url"
import type { Answer, LiveAnswer } from "../database/live-answer"
import type { ObserveRequest } from "./request-log"
import { ofEveryReply, ofRequest } from "./standard-headers"

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

export interface PolledOptions {
  /** By path. */
  answers: Readonly<Record<string, Pick<LiveAnswer, "current">>>
  build: string | undefined
  hsts: string | null
  observe: ObserveRequest
}

/**
 * Answers what every client polls from memory, at once and without the framework: without a promise and a `Headers`
 * object, Node writes the reply in the same turn. Everything else, also a polled answer that must be read first, goes to `fetch`.
 */
export function polledFirst<Environment>(
  fetch: Fetch<Environment>,
  { answers, build, hsts, observe }: PolledOptions,
): Fetch<Environment> {
  const byPath = new Map(Object.entries(answers))
  return (request, environment) => {
    if (request.method !== "GET") return fetch(request, environment)
    const path = getPath(request)
    const answer = byPath.get(path)?.current()
    if (!answer) return fetch(request, environment)
    const startMs = performance.now()
    const requestId = randomUUID()
    const headers: Record<string, string> = ofRequest(requestId, build)
    headers.etag = answer.etag
    headers["cache-control"] = "no-cache"
    const reply = isKnown(answer, request.headers.get("if-none-match"))
      ? new Response(null, { status: 304, headers })
      : new Response(answer.bytes, {
          status: 200,
          headers: Object.assign(headers, ofEveryReply, hsts !== null && { "strict-transport-security": hsts }, {
            "content-type": "application/json",
          }),
        })
    observe({ requestId, method: "GET", path, route: path, status: reply.status, ms: performance.now() - startMs })
    return reply
  }
}

/** Whether the client has this answer already, by its `If-None-Match`. */
export const isKnown = ({ etag }: Pick<Answer, "etag">, known: string | null | undefined): boolean =>
  known != null && (known === etag || known.split(/,\s*/).includes(etag))
