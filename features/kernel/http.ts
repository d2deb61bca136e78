import * as v from "valibot"
import { abortAny } from "./abort-any"
import { logger } from "./logger"
import { servedBuild } from "./served-build"
import { serverClock } from "./server-clock"

export type ApiErrorKind =
  | "offline"
  | "refused"
  | "malformed"
  | "slow"
  /** An exception that no code here foresaw: a fault of the app. */
  | "unexpected"

/** The only error that the functions below throw. `message` is a sentence for the reader. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** HTTP status of a refusal. */
    readonly status?: number,
    /** From a 429's Retry-After. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}

export interface RequestOptions {
  signal?: AbortSignal
  /** Default 10 seconds. */
  timeoutMs?: number
  fetch?: typeof fetch
}

const slowest = 10_000

/** Reads JSON and holds it against its schema: what does not fit is an error, never a guess. */
export const getJson = <T>(path: string, schema: v.GenericSchema<unknown, T>, options: RequestOptions = {}) =>
  request(path, schema, { method: "GET" }, options)

export const postJson = <T>(
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
  options: RequestOptions = {},
) =>
  request(
    path,
    schema,
    { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
    options,
  )

export const deleteJson = <T>(path: string, schema: v.GenericSchema<unknown, T>, options: RequestOptions = {}) =>
  request(path, schema, { method: "DELETE", headers: { "content-type": "application/json" } }, options)

/** Any exception as an `ApiError`. One that no code foresaw is logged, and its message is not shown. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  logger.error("An unexpected exception in a request", error)
  return new ApiError("unexpected", "Something went wrong. Please try again.")
}

async function request<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  init: RequestInit,
  { signal, timeoutMs = slowest, fetch: send = fetch }: RequestOptions,
): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs)
  // Outside of the `try`: a function that the browser lacks is no bad connection.
  const ends = signal ? abortAny([signal, deadline]) : deadline
  let reply: Response
  let text: string
  try {
    reply = await send(path, { ...init, signal: ends })
    text = await reply.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw deadline.aborted
      ? new ApiError("slow", `No answer within ${Math.round(timeoutMs / 1000)} seconds. Please try again.`)
      : new ApiError("offline", "The server could not be reached. Check your connection and try again.")
  }
  serverClock.note(reply.headers.get("date"))
  servedBuild.note(reply.headers.get("x-app-build"))
  if (!reply.ok) throw refusal(reply, text)
  const parsed = v.safeParse(schema, parseJson(text))
  if (!parsed.success)
    throw new ApiError("malformed", "The server sent an unexpected answer. Reload the page and try again.")
  return parsed.output
}

const serverError = v.object({ error: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) })

/** The server's own sentence where it gives one. */
function refusal(reply: Response, text: string): ApiError {
  const seconds = Number(reply.headers.get("retry-after")) || undefined
  const said = v.safeParse(serverError, parseJson(text))
  const message = said.success
    ? said.output.error
    : reply.status === 429
      ? `Too many requests. Please wait ${seconds ?? "a few"} seconds.`
      : `The server refused the request (${reply.status}).`
  return new ApiError("refused", message, reply.status, seconds)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
