import type { AppConfig } from "#contract/config"
import { failoverOf } from "#features/chain"
import { drawnGameOf, raceNames } from "./drawn-game"
import type { DrawnGame } from "./shown-race"

export interface ReadRace {
  game: DrawnGame
  names: ReadonlyMap<string, string>
}

/**
 * The drawn race that a transaction belongs to, from the history of its account: the account itself is closed by then.
 * "open" while it is not drawn, "unknown" where the chain has no race for the transaction.
 */
export async function readOwnRace(config: AppConfig, signature: string): Promise<ReadRace | "open" | "unknown"> {
  const { fetchRace, RoundError, solanaNodes } = await import("@dghrt/fairness/chain")
  const nodes = solanaNodes(failoverOf(config).endpoints.map(({ rpcUrl }) => rpcUrl))
  try {
    const race = await fetchRace(signature, nodes)
    const game = drawnGameOf(race)
    return game ? { game, names: raceNames(race) } : "open"
  } catch (error) {
    if (error instanceof RoundError) return "unknown"
    throw error
  }
}
