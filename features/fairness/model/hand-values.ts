import type { Evidence } from "./verify-round"

export const handFields = [
  "clientSeed",
  "rngSeed",
  "hashedSeed",
  "nonce",
  "wager",
  "payout",
  "bet",
  "resultIndex",
  "committedSlot",
  "betSlot",
] as const
export type HandField = (typeof handFields)[number]
export type HandValues = Readonly<Record<HandField, string>>
export type HandProblems = Partial<Record<HandField, string>>

const whole = /^\d{1,20}$/
/** The program takes no more outcomes than this. */
const mostOutcomes = 256

/** Evidence from values that were typed or pasted, or what is wrong with each field. Empty slots are unknown. */
export function readHandValues(values: HandValues): { evidence: Evidence } | { problems: HandProblems } {
  const problems: HandProblems = {}
  const trimmed = (field: HandField) => values[field].trim()
  const number = (field: HandField) => {
    if (!whole.test(trimmed(field)) || !Number.isSafeInteger(Number(trimmed(field))))
      problems[field] = "Enter a whole number"
    return Number(trimmed(field))
  }
  const amount = (field: HandField) => {
    if (whole.test(trimmed(field))) return BigInt(trimmed(field))
    problems[field] = "Enter a whole number in the token's smallest unit"
    return 0n
  }
  const slot = (field: HandField) => (trimmed(field) === "" ? null : number(field))
  const bet = trimmed("bet")
    .split(/[\s,;[\]]+/)
    .filter((part) => part !== "")
  if (bet.length === 0 || bet.length > mostOutcomes || !bet.every((bps) => /^\d{1,10}$/.test(bps)))
    problems.bet = `Enter 1 to ${mostOutcomes} whole numbers, separated by commas`
  if (trimmed("rngSeed") === "") problems.rngSeed = "Enter the revealed server seed"
  const hashedSeed = trimmed("hashedSeed")
  if (hashedSeed !== "" && !/^[0-9a-f]{64}$/i.test(hashedSeed)) problems.hashedSeed = "A SHA-256 hash has 64 hex digits"
  const evidence: Evidence = {
    // A client seed may begin with a space, so it is taken as it is.
    clientSeed: values.clientSeed,
    rngSeed: trimmed("rngSeed"),
    hashedSeed: hashedSeed === "" ? null : hashedSeed,
    nonce: number("nonce"),
    wager: amount("wager"),
    payout: amount("payout"),
    bet: bet.map(Number),
    resultIndex: number("resultIndex"),
    committedSlot: slot("committedSlot"),
    betSlot: slot("betSlot"),
  }
  return Object.keys(problems).length > 0 ? { problems } : { evidence }
}

/** The values of a round as text, to be edited by hand. */
export const handValuesOf = (evidence: Evidence): HandValues => ({
  clientSeed: evidence.clientSeed,
  rngSeed: evidence.rngSeed,
  hashedSeed: evidence.hashedSeed ?? "",
  nonce: `${evidence.nonce}`,
  wager: `${evidence.wager}`,
  payout: `${evidence.payout}`,
  bet: evidence.bet.join(", "),
  resultIndex: `${evidence.resultIndex}`,
  committedSlot: `${evidence.committedSlot ?? ""}`,
  betSlot: `${evidence.betSlot ?? ""}`,
})
