import { formatAmount, formatUnits } from "@dghrt/design-system"
import type { TokenConfig } from "#contract/config"
import { minimumText, minimumWager, platformFees, type TokenFacts, type TokenReading } from "#features/games"
import { centsOf, centsText, type TokenPrice, unitsForCents, usablePriceOf } from "#features/prices"
import type { SelectTokenProps } from "#features/tokens"
import { freePlayToken, isFreePlay, presetOf, type TokenChoice } from "#features/tokens"

type Prices = readonly TokenPrice[]

interface Facts {
  facts: TokenFacts
  prices: Prices
  nowMs: number
}

const loading: TokenReading = { status: "loading" }

/** One row for free play and one for each token, whatever could be read of it. */
export function choicesOf({ tokens, facts, prices, nowMs }: Facts & { tokens: readonly TokenConfig[] }): TokenChoice[] {
  const free: TokenChoice = {
    token: freePlayToken,
    balance: facts.freeBalance,
    loading: false,
    worth: null,
    problem: null,
    disabled: false,
  }
  return [free, ...tokens.map((token) => choiceOf(token, facts.readings.get(token.mint) ?? loading, prices, nowMs))]
}

function choiceOf(token: TokenConfig, reading: TokenReading, prices: Prices, nowMs: number): TokenChoice {
  const price = usablePriceOf(prices, token.mint, nowMs)
  if (reading.status !== "ready") {
    const problem = reading.status === "failed" ? reading.message : null
    return { token, balance: null, loading: reading.status === "loading", worth: null, problem, disabled: false }
  }
  const { balance } = reading.holdings
  return {
    token,
    balance,
    loading: false,
    worth: price === null ? null : centsText(centsOf(balance, price, token.decimals)),
    problem: reading.problem,
    // A token that the network has no pool for cannot be played; a paused pool may open again.
    disabled: reading.pool === null,
  }
}

const freeMinimum = "1 DGHRT"
const unknown = "—"

/** The smallest wager that a game takes of this token, by the function that checks it; a dash while it is not known. */
export function minimumOf({ token, facts, prices, nowMs }: Facts & { token: TokenConfig }): {
  value: string
  note?: string
} {
  if (isFreePlay(token.mint)) return { value: freeMinimum }
  const reading = facts.readings.get(token.mint) ?? loading
  const pool = reading.status === "ready" ? reading.pool : null
  const price = usablePriceOf(prices, token.mint, nowMs)
  const dollar = price === null ? null : unitsForCents(100n, price, token.decimals)
  const minimum = pool && minimumWager({ poolMin: pool.minWager, dollar })
  if (minimum === null) return { value: unknown }
  return { value: minimumText(minimum, token), ...(minimum === dollar && { note: "$1.00" }) }
}

interface SummaryInput extends Facts {
  token: TokenConfig | undefined
  /** A share of each bet; 0 while the player takes no part. */
  jackpotFee: number
  priorityLamports: bigint
}

type Summary = NonNullable<SelectTokenProps["page"]>["summary"]

/** An amount that four digits would show as zero. */
const isTiny = (amount: bigint, { decimals }: TokenConfig) => amount > 0n && amount * 10_000n < 10n ** BigInt(decimals)

const percent = (bps: number) => `${(bps / 100).toFixed(2)}%`

/** Every limit and fee of a token before the first play; an unknown figure is a dash. */
export function summaryOf({ token, facts, prices, nowMs, jackpotFee, priorityLamports }: SummaryInput): Summary {
  if (!token) return null
  const text = (amount: bigint | null | undefined) =>
    amount === null || amount === undefined
      ? unknown
      : `${isTiny(amount, token) ? formatUnits(amount, token.decimals) : formatAmount(amount, token.decimals, { digits: Math.min(4, token.decimals) })} ${token.symbol}`
  if (isFreePlay(token.mint)) {
    const lines = [
      { label: "Balance", value: text(facts.freeBalance) },
      { label: "Minimum wager", value: freeMinimum },
      { label: "Fees", value: "None" },
      { label: "Cash value", value: "None" },
    ]
    return { symbol: token.symbol, name: token.name, kind: "Free", lines }
  }
  const reading = facts.readings.get(token.mint) ?? loading
  const ready = reading.status === "ready" ? reading : null
  const pool = ready?.pool ?? null
  const preset = presetOf(priorityLamports)
  return {
    symbol: token.symbol,
    name: token.name,
    kind: "Live",
    lines: [
      { label: "Balance", value: text(ready?.holdings.balance) },
      ...(ready && ready.holdings.bonus > 0n ? [{ label: "Bonus", value: text(ready.holdings.bonus) }] : []),
      { label: "Minimum wager", ...minimumOf({ token, facts, prices, nowMs }) },
      { label: "Largest payout", note: "pool limit", value: text(pool?.maxPayout) },
      { label: "Platform fee", value: percent(platformFees.creatorFeeBps) },
      { label: "Jackpot fee", note: jackpotFee > 0 ? "on" : "off", value: percent(jackpotFee * 10_000) },
      { label: "Pool fee", value: pool ? percent(pool.poolFeeBps) : unknown },
      { label: "Protocol fee", value: pool ? percent(pool.gambaFeeBps) : unknown },
      {
        label: "Priority fee",
        ...(preset && { note: preset.label }),
        value: `${formatUnits(priorityLamports, 9)} SOL`,
      },
    ],
  }
}
