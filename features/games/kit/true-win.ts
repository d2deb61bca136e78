import type { RoundResult } from "@dghrt/betting/model"
import { solMint } from "#contract/config"
import { freePlayToken } from "#features/tokens"

type Played = Pick<RoundResult, "bet" | "token" | "payout" | "jackpotPayout" | "spent">

/**
 * What is assumed to have left the wallet beside the wager of a play that another browser placed: more than all fees of a
 * bet together take.
 */
const UNKNOWN_COSTS_BPS = 1_000n

/** What left the wallet for a play in its token. Rent is no cost of playing; SOL beside another token has no price here. */
function paidFor({ bet, token, spent }: Played): bigint {
  if (spent) return spent.token + (token === solMint ? spent.lamports - (spent.rent ?? 0n) : 0n)
  if (token === freePlayToken.mint) return bet.wager
  return bet.wager + (bet.wager * UNKNOWN_COSTS_BPS) / 10_000n
}

/** Whether a play's own payout is above its wager, and above all that left the wallet for it. Only this is celebrated. */
export const isTrueWin = (result: Played): boolean =>
  result.payout > result.bet.wager && result.payout > paidFor(result)

/** Whether the jackpot was won, and made the play pay more than all that left the wallet for it. */
export const isTrueJackpot = (result: Played): boolean => {
  const received = result.payout + result.jackpotPayout
  return result.jackpotPayout > 0n && received > result.bet.wager && received > paidFor(result)
}

/** Whether a play has an amount to show on its board: a payout above the wager, plain where the costs took the gain, or a jackpot. */
export const hasGain = (result: Played): boolean => result.payout > result.bet.wager || isTrueJackpot(result)

/** Part of a scene. Present where a payout above the wager did not cover what the play took: it is drawn as no win. */
export interface BelowCosts {
  belowCosts?: true
}

export const belowCostsOf = (result: Played): BelowCosts =>
  result.payout > result.bet.wager && !isTrueWin(result) ? { belowCosts: true } : {}
