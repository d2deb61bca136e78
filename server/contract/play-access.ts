import * as v from "valibot"

/** What an operator has to state before anybody can bet real tokens, by kind. */
export const operatorFacts = [
  "operator",
  "contact",
  "licence",
  "law",
  "restricted-countries",
  "country-source",
] as const
export type OperatorFact = (typeof operatorFacts)[number]

/** `GET /api/access`: whether this visitor may start bets with real tokens now. Never cached, and of nothing else than this request. */
export const playAccess = v.variant("kind", [
  v.object({ kind: v.literal("allowed") }),
  /** The operator has not stated something yet. */
  v.object({ kind: v.literal("not-set-up"), missing: v.pipe(v.array(v.picklist(operatorFacts)), v.minLength(1)) }),
  v.object({ kind: v.literal("restricted-country") }),
  v.object({ kind: v.literal("unknown-country") }),
  /** No node has said yet which chain this is. */
  v.object({ kind: v.literal("unknown-chain") }),
])
export type PlayAccess = v.InferOutput<typeof playAccess>

/** For how long an answer that allows play is good, in milliseconds. */
export const accessLifetimeMs = 10 * 60_000
