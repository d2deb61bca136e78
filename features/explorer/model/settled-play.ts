import type { SettledPlay } from "#features/games"
import type { Play } from "./play"

/** A play for its game's own rules and pictures; null where the source leaves a part of the event out. */
export function settledPlayOf(play: Play): SettledPlay | null {
  const { event, game, user, token, wager, payout, jackpot, bonusUsed, multiplierBps, signature } = play
  if (event === null || game === "") return null
  const { nonce, clientSeed, rngSeed, resultIndex, bet, metadata } = event
  return {
    ...{ game, user, token, wager, payout, jackpot, bonusUsed, multiplierBps, signature },
    ...{ nonce, clientSeed, rngSeed, resultIndex, bet, metadata },
  }
}
