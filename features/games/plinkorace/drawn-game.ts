import { protocolFeeBps } from "@dghrt/fairness"
import type { ChainRace } from "@dghrt/fairness/chain"
import type { DrawnGame } from "./shown-race"

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
export const raceNames = ({ players }: Pick<ChainRace, "players">): ReadonlyMap<string, string> =>
  new Map(players.flatMap(({ player, name }) => (name === "" ? [] : [[player, name] as const])))
