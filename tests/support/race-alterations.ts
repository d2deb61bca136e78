import type { RaceEvidence, RaceStepId } from "@dghrt/fairness"

type Alteration = (evidence: RaceEvidence) => Partial<RaceEvidence> | null

const first = <T>(list: readonly T[], change: (item: T) => T) =>
  list.map((item, index) => (index === 0 ? change(item) : item))
const contested = ({ entries, winnerIndexes }: RaceEvidence) => entries.length > winnerIndexes.length

/** One field of a race altered, and the step that must fail for it; null where the field decides nothing in that race. */
export const raceAlterations: ReadonlyArray<readonly [string, RaceStepId, Alteration]> = [
  [
    "bet",
    "pot",
    ({ entries }) => ({
      entries: first(entries, (entry) => {
        const wager = entry.wager + 1n
        return { ...entry, wager, signed: { ...entry.signed, wager } }
      }),
    }),
  ],
  [
    "signed bet",
    "players",
    ({ entries }) => ({ entries: first(entries, (entry) => ({ ...entry, wager: entry.wager + 1n })) }),
  ],
  [
    "operator's fee",
    "players",
    ({ entries }) => ({ entries: first(entries, (entry) => ({ ...entry, creatorFee: entry.creatorFee + 1n })) }),
  ],
  ["order of the players", "players", ({ entries }) => (entries.length < 2 ? null : { entries: entries.toReversed() })],
  [
    "winner",
    "draw",
    (evidence) =>
      contested(evidence)
        ? { winnerIndexes: evidence.winnerIndexes.map((index) => (index + 1) % evidence.entries.length) }
        : null,
  ],
  ["winner's bet", "pot", ({ winnerWagers }) => ({ winnerWagers: first(winnerWagers, (wager) => wager + 1n) })],
  ["prize", "payment", ({ payouts }) => ({ payouts: first(payouts, (payout) => payout + 1n) })],
  ["pot", "pot", ({ totalWager }) => ({ totalWager: totalWager + 1n })],
  [
    "entropy",
    "draw",
    (evidence) => {
      if (!contested(evidence) || evidence.entropy === null) return null
      // A place is drawn by chance, so another entropy may name the same one: half of it is another length.
      return { entropy: evidence.entropy.slice(0, 62) }
    },
  ],
  [
    "slot order",
    "order",
    ({ entries, drawnSlot }) => ({ entries: first(entries, (entry) => ({ ...entry, joinedSlot: drawnSlot })) }),
  ],
  [
    "payment",
    "payment",
    ({ paid }) => paid && { paid: { ...paid, winners: first(paid.winners, (amount) => amount - 1n) } },
  ],
]
