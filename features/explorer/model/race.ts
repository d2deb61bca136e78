import type { DrawResult } from "#features/chain"

/** The program of games that several wallets play together. */
export const multiplayerProgram = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"

/** What was paid out of the pot, and what the fees took. */
export function potOf({ totalWager, payouts }: Pick<DrawResult, "totalWager" | "payouts">) {
  const paid = payouts.reduce((sum, payout) => sum + payout, 0n)
  return { paid, fees: totalWager - paid }
}

export interface RaceCheck {
  title: string
  passed: boolean
  detail: string
}

/** What the event alone can prove: a race has no server seed, so there is no HMAC to repeat. */
export function raceChecks(draw: DrawResult): readonly RaceCheck[] {
  const { winnerIndexes, winnerWagers, payouts, totalWager, maxPlayers } = draw
  const { paid, fees } = potOf(draw)
  const staked = winnerWagers.reduce((sum, wager) => sum + wager, 0n)
  return [
    {
      title: "Drawn by the multiplayer program",
      passed: true,
      detail: `event WinnersSelected, written by ${multiplayerProgram}`,
    },
    {
      title: "Every winner took part",
      passed:
        winnerIndexes.length > 0 &&
        winnerIndexes.length === winnerWagers.length &&
        winnerIndexes.every((index) => index < maxPlayers) &&
        winnerWagers.every((wager) => wager > 0n),
      detail: `places ${winnerIndexes.join(", ")} of at most ${maxPlayers}, wagers ${winnerWagers.join(", ")}`,
    },
    {
      title: "The winners' wagers are part of the pot",
      passed: staked <= totalWager,
      detail: `${staked} of ${totalWager}`,
    },
    {
      title: "The pot was paid out, less its fees",
      passed: payouts.length === winnerIndexes.length && fees >= 0n,
      detail: `${totalWager} wagered, ${paid} paid, ${fees} fees`,
    },
  ]
}
