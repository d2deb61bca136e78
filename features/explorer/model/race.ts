import { protocolFeeBps, type RaceEvidence } from "@dghrt/fairness"
import type { ChainRace } from "@dghrt/fairness/chain"
import type { DrawnGame } from "#features/games"

/** The game that the race's board draws: what the program's account said when the race was drawn. */
export function drawnGameOf({ game, gameId, players, evidence }: ChainRace): DrawnGame | null {
  if (evidence === null) return null
  const { winnerIndexes, payouts } = evidence
  const bps = protocolFeeBps(evidence) ?? 0n
  return {
    address: game,
    gameId,
    winners: winnerIndexes,
    players: players.map(({ player, creator, wager, creatorFee }, index) => ({
      ...{ address: player, creator, wager, creatorFee, team: 0 },
      gambaFee: (wager * bps) / 10_000n,
      pendingPayout: payouts[winnerIndexes.indexOf(index)] ?? 0n,
    })),
  }
}

/** Names that the players gave themselves, by address. */
export const raceNames = ({ players }: ChainRace): ReadonlyMap<string, string> =>
  new Map(players.flatMap(({ player, name }) => (name === "" ? [] : [[player, name] as const])))

/** What was paid out of the pot, and what the fees took. */
export function potOf({ totalWager, payouts }: Pick<RaceEvidence, "totalWager" | "payouts">) {
  const paid = payouts.reduce((sum, payout) => sum + payout, 0n)
  return { paid, fees: totalWager - paid }
}

/** 0 to 1: the share of the pot by which the program draws. */
export const chanceOf = (wager: bigint, pot: bigint): number =>
  pot > 0n ? Number((wager * 1_000_000n) / pot) / 1_000_000 : 0
