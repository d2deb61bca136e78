import type { BetToken } from "./bet-token"
import type { Holdings, Instruction, PoolTerms } from "./chain-figures"
import type { FeeLine, SolLine } from "./costs"
import { feesOn } from "./fees"
import type { Bet } from "./round-state"

/**
 * A charge in the bet's token on top of the wager: a share of it, rounded down as the program does, or a fixed amount. What
 * the platform gives away of its own fee is named by who receives it, and is shown as a part of that fee.
 */
export type Charge =
  | { label: string; bps: number }
  | { label: string; amount: bigint }
  | { receiver: string; bps: number }

/** What a bet costs and carries besides its wager. The same answer is shown, checked against the limits and signed. */
export interface Quote {
  creatorFeeBps: number
  jackpotFeeBps: number
  /** What other features charge in the bet's token, on top of the four fees. */
  lines: readonly Charge[]
  /** What other features take in SOL, whatever the bet's token is. */
  solLines: readonly SolLine[]
  /** Total priority fee of the bet's transaction, in lamports. */
  priorityFeeLamports: bigint
  /** Bonus tokens that the wallet holds for this pool. They pay the wager first. */
  bonusBalance: bigint
  /** Further instructions that travel in the bet's transaction. */
  extraInstructions: readonly Instruction[]
  /** Instructions for which the bet's transaction has no space: sent in one of their own, then the bet is quoted again. */
  instructionsBefore: readonly Instruction[]
}

/**
 * Prices a bet. It may ask a server or the chain, and it is asked again right before the signature. `holdings` are what the press
 * that places the bet has read of the wallet; without them the chain is asked.
 */
export type QuoteBet<Chain> = (bet: Bet, chain: Chain, token: BetToken, holdings?: Holdings) => Promise<Quote>

/**
 * What one feature adds to the price of a bet. Numbers are added to those of the other parts and may be negative, lists
 * are appended. A part that throws leaves the bet without a quote, so that it is refused.
 */
export type QuotePart<Chain> = (...asked: Parameters<QuoteBet<Chain>>) => Partial<Quote> | Promise<Partial<Quote>>

export const emptyQuote: Quote = {
  creatorFeeBps: 0,
  jackpotFeeBps: 0,
  lines: [],
  solLines: [],
  priorityFeeLamports: 0n,
  bonusBalance: 0n,
  extraInstructions: [],
  instructionsBefore: [],
}

/** One quote from all parts, which are asked at the same time. */
export const composeQuote =
  <Chain>(parts: readonly QuotePart<Chain>[]): QuoteBet<Chain> =>
  async (...asked) =>
    (await Promise.all(parts.map((part) => part(...asked)))).reduce<Quote>(addPart, emptyQuote)

const addPart = (sum: Quote, part: Partial<Quote>): Quote => ({
  creatorFeeBps: sum.creatorFeeBps + (part.creatorFeeBps ?? 0),
  jackpotFeeBps: sum.jackpotFeeBps + (part.jackpotFeeBps ?? 0),
  lines: [...sum.lines, ...(part.lines ?? [])],
  solLines: [...sum.solLines, ...(part.solLines ?? [])],
  priorityFeeLamports: sum.priorityFeeLamports + (part.priorityFeeLamports ?? 0n),
  bonusBalance: sum.bonusBalance + (part.bonusBalance ?? 0n),
  extraInstructions: [...sum.extraInstructions, ...(part.extraInstructions ?? [])],
  instructionsBefore: [...sum.instructionsBefore, ...(part.instructionsBefore ?? [])],
})

const feeNames = { creator: "Platform fee", protocol: "Protocol fee", pool: "Pool fee", jackpot: "Jackpot fee" }

const shareOf = (wager: bigint, bps: number) => (wager * BigInt(bps)) / 10_000n

/** "0.25%". */
export const rateText = (bps: number) => `${(bps / 100).toFixed(2)}%`

/** Every line that a wager pays on top of itself, each with its rate. */
export const costLines = (
  wager: bigint,
  pool: Pick<PoolTerms, "gambaFeeBps" | "poolFeeBps">,
  quote: Quote,
): readonly FeeLine[] => {
  const given = quote.lines.filter((line) => "receiver" in line)
  const fees = feesOn(wager, pool, quote).map(({ kind, amount, bps: own }) => {
    const parts = kind === "creator" ? given : []
    return {
      label: feeNames[kind],
      amount: parts.reduce((sum, { bps }) => sum + shareOf(wager, bps), amount),
      bps: parts.reduce((sum, { bps }) => sum + bps, own),
      ...(parts.length > 0 && {
        note: parts.map(({ receiver, bps }) => `${rateText(bps)} of the bet to ${receiver}`).join(", "),
      }),
    }
  })
  const others = quote.lines.flatMap((line) => {
    if ("receiver" in line) return []
    return ["bps" in line ? { ...line, amount: shareOf(wager, line.bps) } : line]
  })
  return [...fees, ...others]
}

const sameFees = (one: Quote, other: Quote) =>
  one.creatorFeeBps === other.creatorFeeBps &&
  one.jackpotFeeBps === other.jackpotFeeBps &&
  one.priorityFeeLamports === other.priorityFeeLamports

const plain = (_key: string, value: unknown) =>
  typeof value === "bigint" ? `${value}n` : value instanceof Uint8Array ? [...value] : value

/** Two quotes of one bet that cost the same and carry the same. */
export const sameQuote = (one: Quote, other: Quote): boolean =>
  sameFees(one, other) &&
  one.bonusBalance === other.bonusBalance &&
  JSON.stringify([one.lines, one.solLines, one.extraInstructions, one.instructionsBefore], plain) ===
    JSON.stringify([other.lines, other.solLines, other.extraInstructions, other.instructionsBefore], plain)

/** What the costs of a bet are computed from; null is not known, and then no costs are on screen. */
export interface ShownCosts {
  quote: Quote | null
  pool: PoolTerms | null
}

/** Whether the pool and the program take the same of every bet. */
export const samePoolFees = (one: PoolTerms, other: PoolTerms): boolean =>
  one.gambaFeeBps === other.gambaFeeBps &&
  one.poolFeeBps === other.poolFeeBps &&
  one.playFeeLamports === other.playFeeLamports

/** Whether a bet costs what the screen said. `shown` may belong to another wager, so only the shares are compared. */
export const costsAsShown = (shown: ShownCosts, quote: Quote, pool: PoolTerms): boolean =>
  (shown.quote === null || sameFees(shown.quote, quote)) && (shown.pool === null || samePoolFees(shown.pool, pool))
