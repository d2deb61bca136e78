import { laterStep, type SettledBet, sameArray } from "../contract/later-step"

/** A settled play of this casino. */
export interface SettledPlay extends SettledBet {
  token: string
  pool: string
}

/** A bet that is asked for. */
export type AskedBet = Pick<SettledPlay, "token" | "pool"> & SettledBet["bet"]

/**
 * Whether a bet is exactly the step to which one of these plays, given oldest first, has led: same game, token, pool and settings, the state
 * after that draw, the game's own price, no more staked than was paid, and no later play has continued that one.
 */
export function continuesRun(asked: AskedBet, plays: readonly SettledPlay[]): boolean {
  const step = laterStep(asked.metadata)
  if (step === null || !sameArray(step.betArray, asked.betArray)) return false
  const leadsTo = (before: SettledPlay, to: { token: string; pool: string }, next = step) =>
    before.token === to.token && before.pool === to.pool && next.comesAfter(before)
  const open: SettledPlay[] = []
  for (const play of plays) {
    const next = laterStep(play.bet.metadata)
    // Of plays that led to the same state, the newest is the one that was continued.
    const continued = next === null ? -1 : open.findLastIndex((before) => leadsTo(before, play, next))
    if (continued >= 0) open.splice(continued, 1)
    if (leadsTo(play, asked)) open.push(play)
  }
  return open.some(({ payout }) => asked.wager <= payout + step.extraStake)
}
