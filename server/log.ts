import pino, { type Logger } from "pino"
import { loggedError } from "./logged-error"
import type { Hide } from "./secrets"

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child" | "isLevelEnabled">

export interface LogOptions {
  /** Default "info": requests are logged from "debug" on. */
  level?: string
  /** Receives each line of JSON; standard error unless given. */
  write?: (line: string) => void
  /** Takes configured secrets out of each line. */
  hide?: Hide
  nowMs?: () => number
}

/** A cause is named once in this time, and the next line says how many were left out. */
const sameCauseMs = 10_000
const maxCauses = 500
/** Of pino. */
const warnLevel = 40

/**
 * Structured log lines without secrets: signatures, signed messages, cookies, keys and the parameters of queries never reach
 * them. Warnings and errors of one cause are throttled, or an outage fills the disk.
 */
export function createLog({ level = "info", write, hide, nowMs = Date.now }: LogOptions = {}): Logger {
  const wanted = write ? { write: (line: string) => write(line.trimEnd()) } : pino.destination(2)
  const destination = hide ? { write: (line: string) => void wanted.write(hide(line)) } : wanted
  const leftOut = throttle(nowMs)
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      hooks: {
        logMethod(given, method, number) {
          const [about, message, ...rest] = given as Parameters<typeof method>
          if (number < warnLevel) return method.apply(this, given)
          const count = leftOut(causeOf(about, message))
          if (count === null) return
          if (count === 0 || typeof about !== "object") return method.apply(this, given)
          return method.apply(this, [{ ...about, leftOut: count }, message, ...rest])
        },
      },
      redact: {
        paths: ["signature", "*.signature", "message", "cookie", "*.cookie", "apiKey", "*.apiKey"],
        remove: true,
      },
    },
    destination,
  )
}

/** Gives how many lines of this cause were left out since the last one; null for one that is left out itself. */
function throttle(nowMs: () => number): (cause: string) => number | null {
  const causes = new Map<string, { untilMs: number; leftOut: number }>()
  return (cause) => {
    const known = causes.get(cause)
    if (known && nowMs() < known.untilMs) {
      known.leftOut += 1
      return null
    }
    causes.delete(cause)
    causes.set(cause, { untilMs: nowMs() + sameCauseMs, leftOut: 0 })
    const [oldest] = causes.keys()
    if (causes.size > maxCauses && oldest !== undefined) causes.delete(oldest)
    return known?.leftOut ?? 0
  }
}

/** The sentence and the innermost error, whichever call or client met it. */
function causeOf(about: unknown, message: unknown): string {
  let error = typeof about === "object" && about !== null && "err" in about ? about.err : undefined
  while (error instanceof Error && error.cause instanceof Error) error = error.cause
  if (!(error instanceof Error)) return String(message ?? about)
  const { type, code, message: text } = loggedError(error)
  return `${message} ${type} ${code ?? text}`
}

/** Without output, for tests. */
export const silentLog: Log = createLog({ level: "silent" })

/** A path as the log may hold it: without its query, and without addresses and signatures. */
export const loggedPath = (path: string): string =>
  path.replace(/[1-9A-HJ-NP-Za-km-z]{32,90}/g, ":address").slice(0, 200)
