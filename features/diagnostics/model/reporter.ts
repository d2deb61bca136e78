import { type BetFailure, type ClientError, type ClientErrorReport, maxErrorsPerReport } from "#contract/client-errors"
import { ApiError, type LogEntry, logger } from "#features/kernel"
import { failureReport, type PageFacts } from "./failure-report"

/** What a reporter needs of its browser; tests hand in their own. */
export interface ReporterPorts {
  /** @throws ApiError when the server does not take it. */
  send: (report: ClientErrorReport) => Promise<unknown>
  /** Whether the player allows reports. While not, nothing is collected. */
  isAllowed: () => boolean
  /** Whether something more important is under way, such as a bet. */
  isBusy: () => boolean
  facts: () => PageFacts
  /** Runs `task` after this time. */
  later: (ms: number, task: () => void) => void
  nowMs: () => number
}

/** The first report waits for the failures that follow from the first one. */
export const firstAfterMs = 5_000
export const minIntervalMs = 30_000
export const busyCheckMs = 5_000
/** Different failures of one page. The first ones are the ones that matter. */
export const maxDifferent = 10
export const maxReports = 20
/** A server that does not take reports is not asked for ever. */
const maxRefusals = 3
const maxCount = 1_000

export interface Reporter {
  /** Takes up an entry of the log. */
  note(entry: LogEntry): void
  /** Counts a bet that ended, with why it failed; null for one that was settled. */
  countBet(failure: BetFailure | null): void
  /** The page may be gone in a moment: sends what has been collected. */
  leave(): void
}

/** Collects failures and ends of bets, each kind once with its count, and sends them seldom. It never throws. */
export function createReporter({ send, isAllowed, isBusy, facts, later, nowMs }: ReporterPorts): Reporter {
  const seen = new Set<string>()
  let errors = new Map<string, ClientError>()
  let bets = new Map<BetFailure | null, number>()
  let nextAtMs = 0
  let planned = false
  let sent = 0
  let refusals = 0

  const done = () => sent >= maxReports || refusals >= maxRefusals
  const isEmpty = () => errors.size + bets.size === 0

  function plan(ms: number) {
    if (planned || done()) return
    planned = true
    later(Math.max(ms, nextAtMs - nowMs()), () => {
      planned = false
      if (isEmpty()) return
      if (isBusy()) plan(busyCheckMs)
      else void flush()
    })
  }

  async function flush(): Promise<void> {
    const report = { errors: [...errors.values()].slice(0, maxErrorsPerReport), bets: [...bets].map(betCountOf) }
    errors = new Map()
    bets = new Map()
    if (!isAllowed()) return
    sent += 1
    nextAtMs = nowMs() + minIntervalMs
    try {
      await send(report)
      refusals = 0
    } catch (error) {
      // What is lost is one report; a message about it would be read by nobody.
      refusals += 1
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
        nextAtMs = Math.max(nextAtMs, nowMs() + error.retryAfterSeconds * 1_000)
      logger.info("A report of failures was not taken", error)
    }
  }

  return {
    note(entry) {
      if (done() || !isAllowed()) return
      const error = failureReport(entry, facts())
      const key = JSON.stringify([error.what, error.name, error.message, error.frames[0]])
      if (!seen.has(key) && seen.size >= maxDifferent) return
      seen.add(key)
      const known = errors.get(key)
      errors.set(key, { ...error, count: Math.min((known?.count ?? 0) + 1, maxCount) })
      plan(firstAfterMs)
    },
    countBet(failure) {
      if (done() || !isAllowed()) return
      bets.set(failure, Math.min((bets.get(failure) ?? 0) + 1, maxCount))
      plan(minIntervalMs)
    },
    leave() {
      if (!isEmpty() && !done() && nowMs() >= nextAtMs) void flush()
    },
  }
}

const betCountOf = ([reason, count]: [BetFailure | null, number]): ClientErrorReport["bets"][number] =>
  reason === null ? { outcome: "settled", count } : { outcome: "failed", reason, count }
