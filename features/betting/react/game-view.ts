import type { Betting } from "../betting"
import type { PoolTerms } from "../model/chain-figures"
import { type GameRound, roundForGame, sameOtherBet } from "../model/round-for-game"
import { isWaiting } from "../model/round-predicates"
import type { RoundState } from "../model/round-state"
import type { BettingState } from "../store"

/** What the costs and limits of a bet are computed from. The jackpot, which grows with each bet of anyone, is not among them. */
export type PricedPool = Pick<
  PoolTerms,
  "minWager" | "maxPayout" | "gambaFeeBps" | "poolFeeBps" | "playFeeLamports" | "creatorAccountOpen"
>

/** A betting as the page of one game shows it. */
export interface GameView extends GameRound, Pick<BettingState, "results" | "quote"> {
  /** SHA-256 of the seed the next play will use; null while unknown. */
  nextHashedSeed: string | null
  balance: bigint | null
  pool: PricedPool | null
  holdings: BettingState["facts"]["holdings"]
}

export const roundOf = ({ state, token }: Pick<Betting, "state" | "token">, gameId: string): GameRound =>
  roundForGame(state().round, state().betToken, { gameId, token: token.mint })

export function viewOf(betting: Pick<Betting, "state" | "token">, gameId: string): GameView {
  const { results, commitment, facts, quote } = betting.state()
  const { balance, pool, holdings } = facts
  const nextHashedSeed = commitment?.hashedSeed ?? null
  return {
    ...roundOf(betting, gameId),
    results,
    nextHashedSeed,
    balance,
    pool: pool && pricedPool(pool),
    holdings,
    quote,
  }
}

const pricedPool = (pool: PoolTerms): PricedPool => ({
  minWager: pool.minWager,
  maxPayout: pool.maxPayout,
  gambaFeeBps: pool.gambaFeeBps,
  poolFeeBps: pool.poolFeeBps,
  playFeeLamports: pool.playFeeLamports,
  creatorAccountOpen: pool.creatorAccountOpen,
})

/**
 * The view to draw next: parts that say the same keep their identity, and a view of such parts alone is the one before. No step of
 * a bet's wait is a new view.
 */
export function nextView(before: GameView | null, now: GameView): GameView {
  if (before === null) return now
  const next: GameView = {
    ...now,
    round: sameRound(before.round, now.round) ? before.round : now.round,
    otherBet: sameOtherBet(before.otherBet, now.otherBet) ? before.otherBet : now.otherBet,
    pool: sameFields(before.pool, now.pool) ? before.pool : now.pool,
    holdings: sameFields(before.holdings, now.holdings) ? before.holdings : now.holdings,
  }
  return sameFields(before, next) ? before : next
}

const sameRound = (one: RoundState, other: RoundState) =>
  one === other || (isWaiting(one) && isWaiting(other) && one.bet === other.bet)

function sameFields<T extends object>(one: T | null, other: T | null): boolean {
  if (one === null || other === null) return one === other
  const fields = new Map(Object.entries(other))
  return Object.entries(one).every(([key, value]) => value === fields.get(key))
}
