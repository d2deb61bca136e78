import type { Remote } from "#features/kernel"

/** A chance of one, in the unit of the game account. */
const CERTAIN = 10_000_000_000n

/** What the program stated of the wallet's last bet for one pot. */
export interface LastBetChance {
  /** Null where the indexer does not know it. */
  probabilityUbps: bigint | null
  /** "0.25 SOL". */
  wager: string
}

/** The chance as the program fixed it when the bet was placed: it is read, never computed here. */
export function chanceText(last: Remote<LastBetChance | null>, symbol: string): string {
  if (last.status === "loading") return "Reading the chance of your last bet."
  if (last.status === "failed") return "We could not read the chance of your last bet."
  if (last.value === null)
    return `Your chance is fixed when you place a bet in ${symbol}. None of your bets is listed yet.`
  const { probabilityUbps, wager } = last.value
  if (probabilityUbps === null) return `We do not know the chance of your last bet of ${wager}.`
  if (probabilityUbps <= 0n) return `Your last bet of ${wager} paid no jackpot fee, so it took no part.`
  if (probabilityUbps >= CERTAIN) return `Your last bet of ${wager} was certain to win this jackpot.`
  return `Your last bet of ${wager} had a ${chanceOf(probabilityUbps)} chance to win this jackpot.`
}

/** "1 in 41,200", of a probability in the unit of the game account, above 0. */
export const chanceOf = (probabilityUbps: bigint) =>
  `1 in ${((CERTAIN + probabilityUbps / 2n) / probabilityUbps).toLocaleString("en-US")}`
