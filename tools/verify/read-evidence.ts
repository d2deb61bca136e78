import type { Evidence, RaceEvidence } from "@dghrt/fairness"
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
const amounts = v.array(units)
const race = v.object({
  entries: v.array(
    v.object({
      player: v.string(),
      wager: units,
      creatorFee: units,
      joinedSlot: whole,
      signed: v.object({ wager: units, creatorFeeBps: whole }),
    }),
  ),
  drawnSlot: whole,
  winnerIndexes: v.array(whole),
  winnerWagers: amounts,
  payouts: amounts,
  totalWager: units,
  firstPlayers: v.array(v.string()),
  entropy: v.nullable(v.string()),
  paid: v.nullable(v.object({ winners: amounts, total: units })),
})
const file = v.object({
  rounds: v.optional(v.array(v.object({ evidence })), []),
  races: v.optional(v.array(v.object({ evidence: race })), []),
})

/**
 * Rounds and races of a file like vectors.json; amounts are decimal text in smallest units.
 * @throws Error that names what does not fit.
 */
export function readEvidence(content: unknown): { rounds: Evidence[]; races: RaceEvidence[] } {
  const parsed = v.safeParse(file, content)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`The file does not fit: ${v.getDotPath(issue) ?? "the whole of it"}: ${issue.message}`)
  }
  const { rounds, races } = parsed.output
  if (rounds.length + races.length === 0) throw new Error("The file does not fit: it holds neither rounds nor races")
  return {
    rounds: rounds.map(({ evidence: { signed, expectedNonce, ...rest } }) => ({
      ...rest,
      ...(signed && { signed }),
      ...(expectedNonce !== undefined && { expectedNonce }),
    })),
    races: races.map(({ evidence }) => evidence),
  }
}
