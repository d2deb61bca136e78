import type { Holdings, PoolTerms } from "../model/chain-figures"
import type { Quote } from "../model/quote"
import { type GameRound, roundForGame, sameOtherBet } from "../model/round-for-game"
import { isWaiting } from "../model/round-predicates"
import type { RoundResult, RoundState } from "../model/round-state"
import type { Session } from "../session"

/** What the costs and limits of a bet are computed from. The jackpot, which grows with each bet of anyone, is not among them. */
export type PricedPool = Pick<
  PoolTerms,
  "minWager" | "maxPayout" | "gambaFeeBps" | "poolFeeBps" | "playFeeLamports" | "creatorAccountOpen"
>

/** A session as the page of one game shows it. */
export interface SessionView extends GameRound {
  /** Of every game and token, newest first. */
  history: readonly RoundResult[]
  /** SHA-256 of the seed the next play will use; null while unknown. */
  nextHashedSeed: string | null
  balance: bigint | null
  pool: PricedPool | null
  holdings: Holdings | null
  quote: Quote | null
}

type Seen = Pick<Session, "round" | "facts" | "token">

export const roundOf = ({ round: { state }, token }: Seen, gameId: string): GameRound =>
  roundForGame(state.round, state.betToken, { gameId, token: token.mint })

export function viewOf(session: Seen, gameId: string): SessionView {
  const { history, commitment } = session.round.state
  const { balance, pool, holdings, quote } = session.facts
  return {
    ...roundOf(session, gameId),
    history,
    nextHashedSeed: commitment?.hashedSeed ?? null,
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
export function nextView(before: SessionView | null, now: SessionView): SessionView {
  if (before === null) return now
  const next: SessionView = {
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
