import type { Evidence } from "@dghrt/fairness"
import * as v from "valibot"

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const units = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((text) => BigInt(text)),
)
const evidence = v.object({
  hashedSeed: v.nullable(v.string()),
  committedSlot: v.nullable(whole),
  betSlot: v.nullable(whole),
  rngSeed: v.string(),
  clientSeed: v.string(),
  nonce: whole,
  bet: v.array(whole),
  resultIndex: whole,
  wager: units,
  payout: units,
  signed: v.optional(v.object({ clientSeed: v.string(), bet: v.array(whole), wager: units })),
  expectedNonce: v.optional(whole),
})
const file = v.object({ rounds: v.array(v.object({ evidence })) })

/**
 * Rounds of a file like vectors.json; amounts are decimal text in smallest units.
 * @throws Error that names what does not fit.
 */
export function readEvidence(content: unknown): Evidence[] {
  const parsed = v.safeParse(file, content)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`The file does not fit: ${v.getDotPath(issue) ?? "the whole of it"}: ${issue.message}`)
  }
  return parsed.output.rounds.map(({ evidence: { signed, expectedNonce, ...rest } }) => ({
    ...rest,
    ...(signed && { signed }),
    ...(expectedNonce !== undefined && { expectedNonce }),
  }))
}
