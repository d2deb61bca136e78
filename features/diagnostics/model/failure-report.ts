import type { ClientError } from "#contract/client-errors"
import { redacted } from "#contract/redacted"
import { type LogEntry, thrownText } from "#features/kernel"

type Browser = ClientError["browser"]

/** Where a failure happened. */
export interface PageFacts {
  /** A path without its query. */
  path: string
  /** Of the app's files; empty in development. */
  build: string
  userAgent: string
}

const maxFrames = 6
const maxMessageLength = 300
/** A file with line and column, in the stacks of all engines: the name is ours, what is before it is an address. */
const frameOf = /([\w.-]{1,80}\.(?:js|tsx?|mjs))(?:\?[^:\s)]*)?:(\d{1,7}):(\d{1,7})/g

/** The failure that a log entry tells, redacted. */
export function failureReport({ message, detail }: LogEntry, { path, build, userAgent }: PageFacts): ClientError {
  const error = detail instanceof Error ? detail : null
  const said = detail === undefined ? "" : thrownText(detail)
  return {
    what: redacted(message).slice(0, 120),
    name: error && /^[\w.-]{1,60}$/.test(error.name) ? error.name : "Error",
    message: redacted(said).slice(0, maxMessageLength),
    frames: Array.from(
      `${error?.stack ?? ""}`.matchAll(frameOf),
      ([, file, line, column]) => `${file}:${line}:${column}`,
    )
      .filter((frame, index, all) => index === 0 || frame !== all[index - 1])
      .slice(0, maxFrames),
    page: pagePattern(path),
    build: /^[\w.-]{0,40}$/.test(build) ? build : "",
    browser: browserOf(userAgent),
    count: 1,
  }
}

/** The parts of a path that are words of ours; any other may name a wallet, a transaction or a player. */
export function pagePattern(path: string): string {
  const parts = path.split("/").filter(Boolean).slice(0, 5)
  return `/${parts.map((part) => (/^[a-z-]{1,20}$/.test(part) ? part : "*")).join("/")}`
}

function browserOf(userAgent: string): Browser {
  if (/Firefox\//.test(userAgent)) return "firefox"
  if (/Chrom(?:e|ium)\//.test(userAgent)) return "chromium"
  return /AppleWebKit\//.test(userAgent) ? "webkit" : "other"
}
