import type { BetArray } from "@dghrt/betting/model/bet-array"
import { accountsBeforeReading, chainCosts, totalLamports } from "@dghrt/betting/model/chain-costs"
import { minimumWager } from "@dghrt/betting/model/minimum-wager"
import { costLines, emptyQuote, type Quote } from "@dghrt/betting/model/quote"
import { isSol, missingLamports, spendable } from "@dghrt/betting/model/reserve"
import { useCallback, useEffect, useMemo } from "react"
import { useSnapshot } from "valtio"
import { messageOf } from "#features/messages"
import type { BetRules } from "../bet/bet-rules"
import { exactAmount } from "../kit/amount-text"
import { FREE_MAX_PAYOUT, FREE_MIN_WAGER } from "../kit/free-token"
import type { Funding, NextBet } from "../kit/game-context"
import type { PlaySession } from "./play-session"
import { preferences } from "./preferences"
import type { Prices } from "./use-prices-of"

interface NextBetOptions {
  rules: Pick<BetRules, "quoteBet" | "watchCosts">
  /** The array that a bet with these settings is made of. */
  betArrayOf: (settings: unknown) => BetArray
  /** The wallet's account at the program is open, so that a bet pays no rent for it. */
  accountOpen: boolean
  prices: Prices
  funding?: Funding | undefined
}

/** The wager in the field before the first bet, by symbol. */
const firstWagers: Readonly<Record<string, bigint>> = { SOL: 100_000_000n, USDC: 5_000_000n, DGHRT: 10_000_000_000n }

/** The wager that this browser remembers, with its limits and costs; asks for a quote whenever the bet changes. */
export function useNextBet(session: PlaySession, gameId: string, options: NextBetOptions): NextBet {
  const { rules, betArrayOf, accountOpen, prices, funding } = options
  const { pool, balance, holdings, quote } = useSnapshot(session.facts)
  const { current } = useSnapshot(preferences.state)
  const { token } = session
  const freePlay = session.program === null
  const { minWager = null, maxPayout = null, gambaFeeBps = null, poolFeeBps = null } = pool ?? {}
  const { playFeeLamports = null, creatorAccountOpen = true } = pool ?? {}
  const wager = current.wagers[token.mint] ?? firstWagers[token.symbol] ?? 10n ** BigInt(token.decimals)
  const gameSettings = current.settings[gameId]

  const heldBonus = holdings?.bonus
  // biome-ignore lint/correctness/useExhaustiveDependencies: bonus tokens that came or went change what a bet costs
  useEffect(() => {
    const bet = { gameId, betArray: betArrayOf(gameSettings), wager, metadata: "" }
    const ask = () => void session.quote(bet, rules.quoteBet)
    ask()
    return rules.watchCosts?.(ask)
  }, [session, gameId, betArrayOf, gameSettings, wager, rules, heldBonus])

  const costs = useMemo(() => {
    if (freePlay || playFeeLamports === null) return undefined
    const accounts = holdings ? { ...holdings, playerOpen: accountOpen } : accountsBeforeReading(accountOpen)
    const sol = chainCosts({ playFeeLamports, creatorAccountOpen }, accounts, (quote as Quote | null) ?? emptyQuote)
    return { ...sol, inToken: isSol(token) }
  }, [freePlay, playFeeLamports, creatorAccountOpen, holdings, accountOpen, quote, token])

  const bonus = freePlay ? 0n : (quote?.bonusBalance ?? 0n)
  const betLamports = costs ? totalLamports(costs) : 0n
  const spendableBalance = balance === null ? null : freePlay ? balance : spendable(balance, token, betLamports)
  const missing = holdings && costs ? missingLamports(holdings.lamports, token, betLamports) : 0n
  const missingSol = missing > 0n ? messageOf("MISSING_SOL", { missing: `${exactAmount(missing, 9)} SOL` }).text : null
  const limits = useMemo(
    () => ({
      minWager: minimumWager({
        poolMin: minWager,
        dollar: prices.unitsForUsd(1),
        ...(freePlay && { freeBase: FREE_MIN_WAGER }),
      }),
      maxPayout: freePlay ? FREE_MAX_PAYOUT : maxPayout,
      balance: spendableBalance,
    }),
    [minWager, maxPayout, prices, spendableBalance, freePlay],
  )

  // The pool is read again after each bet; as long as its terms are the same, so are its fees.
  const feesOn = useCallback<NextBet["feesOn"]>(
    (amount) => {
      if (gambaFeeBps === null || poolFeeBps === null || quote === null) return []
      return costLines(amount, { gambaFeeBps, poolFeeBps }, quote as Quote)
    },
    [gambaFeeBps, poolFeeBps, quote],
  )

  return useMemo(
    () => ({
      wager,
      onWagerChange: (next) => preferences.setWager(token.mint, next),
      onWagerCommit: () => preferences.commitWager(token.mint),
      limits,
      feesOn,
      chainCosts: costs,
      bonus,
      missingSol,
      funding,
    }),
    [wager, token, limits, feesOn, costs, bonus, missingSol, funding],
  )
}
