import * as v from "valibot"
import { whole } from "./figures"
import { redacted } from "./redacted"

/** How long a report is stored. */
export const clientErrorDays = 14
export const maxErrorsPerReport = 10
/** Groups that the owner's list holds. */
export const maxErrorGroups = 100

export const betOutcomes = ["settled", "failed"] as const
/** Why a bet failed, as the player reads it. A report with another one is refused: these are labels of a metric. */
export const betFailures = [
  "network",
  "code-missing",
  "insufficient-funds",
  "program-refused",
  "simulation-failed",
  "rejected-by-wallet",
  "wallet-failed",
  "wallet-changed-transaction",
  "transaction-too-large",
  "not-connected",
  "unexpected",
  "refused",
  "expired",
  "cancelled",
  "busy-elsewhere",
] as const
export type BetFailure = (typeof betFailures)[number]

const maxCount = 1_000
const count = v.pipe(whole, v.minValue(1), v.maxValue(maxCount))

/** Cut, cleaned of control characters, and redacted, whatever the browser did before. */
const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.transform((given) =>
      redacted(given)
        .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]+/gu, " ")
        .slice(0, maxLength),
    ),
  )

/** A file of ours with line and column, such as `index-C3fA9x1b.js:12:340`. */
const frame = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.(?:js|tsx?|mjs):\d{1,7}:\d{1,7}$/))
/** The pattern of a page's address: parts that may name a wallet or a transaction are `*`. */
const page = v.pipe(v.string(), v.regex(/^(?:\/(?:\*|[a-z-]{1,20})){0,5}\/?$/))

export const clientError = v.object({
  /** What the app said of it in its log, a sentence of ours. */
  what: text(120),
  /** The exception's class. */
  name: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
  message: text(300),
  frames: v.pipe(v.array(frame), v.maxLength(6)),
  page,
  /** Of the app's files. */
  build: v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/)),
  browser: v.picklist(["chromium", "firefox", "webkit", "other"]),
  /** How often it happened since it was last sent. */
  count,
})
export type ClientError = v.InferOutput<typeof clientError>

export const betCount = v.variant("outcome", [
  v.object({ outcome: v.literal("settled"), count }),
  v.object({ outcome: v.literal("failed"), reason: v.picklist(betFailures), count }),
])
export type BetCount = v.InferOutput<typeof betCount>

/** What a browser sends of its own failures, and how its bets ended. */
export const clientErrorReport = v.object({
  errors: v.pipe(v.array(clientError), v.maxLength(maxErrorsPerReport)),
  bets: v.pipe(v.array(betCount), v.maxLength(betFailures.length + 1)),
})
export type ClientErrorReport = v.InferOutput<typeof clientErrorReport>

/** The same failure of any number of browsers, on any day that is stored. */
export const clientErrorGroup = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  ...v.omit(clientError, ["count"]).entries,
  count: v.pipe(whole, v.minValue(1)),
  firstAtMs: whole,
  lastAtMs: whole,
})
export type ClientErrorGroup = v.InferOutput<typeof clientErrorGroup>

/** Newest first. */
export const clientErrorGroups = v.object({
  groups: v.pipe(v.array(clientErrorGroup), v.maxLength(maxErrorGroups)),
})
export type ClientErrorGroups = v.InferOutput<typeof clientErrorGroups>
