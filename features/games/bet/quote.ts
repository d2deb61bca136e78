import { type Chain, feesOn, type Instruction, type PoolTerms } from "#features/chain"
import type { FeeLine } from "../kit/game-context"
import type { Bet } from "../round/round-state"

/** What a bet costs and carries besides its wager. The same answer is shown, checked against the limits and signed. */
export interface Quote {
  creatorFeeBps: number
  jackpotFeeBps: number
  /** What other features charge in the bet's token, on top of the four fees. */
  lines: readonly FeeLine[]
  /** Further instructions that travel in the bet's transaction. */
  extraInstructions: readonly Instruction[]
}

/** Prices a bet. It may ask a server or the chain, and it is asked again right before the signature. */
export type QuoteBet = (bet: Bet, chain: Chain) => Promise<Quote>

const feeNames = { creator: "Platform", protocol: "Protocol", pool: "Pool", jackpot: "Jackpot" }

/** Every line that a wager pays on top of itself. The pool's own share is named because the platform does not set it. */
export const costLines = (
  wager: bigint,
  pool: Pick<PoolTerms, "gambaFeeBps" | "poolFeeBps">,
  quote: Quote,
): readonly FeeLine[] => [
  ...feesOn(wager, pool, quote).map(({ kind, amount }) => ({
    label: feeNames[kind],
    amount,
    ...(kind === "pool" && { bps: pool.poolFeeBps }),
  })),
  ...quote.lines,
]

const sameFees = (one: Quote, other: Quote) =>
  one.creatorFeeBps === other.creatorFeeBps && one.jackpotFeeBps === other.jackpotFeeBps

const plain = (_key: string, value: unknown) =>
  typeof value === "bigint" ? `${value}n` : value instanceof Uint8Array ? [...value] : value

/** Two quotes of one bet that cost the same and carry the same. */
export const sameQuote = (one: Quote, other: Quote): boolean =>
  sameFees(one, other) &&
  JSON.stringify([one.lines, one.extraInstructions], plain) ===
    JSON.stringify([other.lines, other.extraInstructions], plain)

/** Whether a quote costs what the screen said. `shown` may belong to another wager, so only the shares are compared. */
export const costsAsShown = (shown: Quote | null, quote: Quote): boolean => shown === null || sameFees(shown, quote)
