/** A chance of one, in the unit of the game account. */
const CERTAIN = 10_000_000_000n

/** What the program wrote down about the wallet's last bet. */
export interface LastBetChance {
  probabilityUbps: bigint
  /** "0.25 SOL". */
  wager: string
}

/** The chance as the program fixed it when the bet was placed: it is read, never computed here. */
export function chanceText(last: LastBetChance | null): string {
  if (last === null) return "The program fixes the chance when a bet is placed. Place a bet to see yours."
  const { probabilityUbps, wager } = last
  if (probabilityUbps <= 0n) return `Your last bet of ${wager} paid no jackpot fee, so it took no part.`
  if (probabilityUbps >= CERTAIN) return `Your last bet of ${wager} was certain to win the jackpot.`
  return `Your last bet of ${wager} had a ${chanceOf(probabilityUbps)} chance to win the jackpot.`
}

/** "1 in 41,200", of a probability in the unit of the game account, above 0. */
export const chanceOf = (probabilityUbps: bigint) =>
  `1 in ${((CERTAIN + probabilityUbps / 2n) / probabilityUbps).toLocaleString("en-US")}`
