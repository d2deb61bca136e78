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
  if (last === null)
    return "The program fixes the chance when a bet is placed: the share of the jackpot that its fee pays, at most 1 in 100. Place a bet to see yours."
  const { probabilityUbps, wager } = last
  if (probabilityUbps <= 0n) return `Your last bet of ${wager} paid no jackpot fee, so it took no part.`
  if (probabilityUbps >= CERTAIN) return `Your last bet of ${wager} was certain to win the jackpot.`
  const oneIn = ((CERTAIN + probabilityUbps / 2n) / probabilityUbps).toLocaleString("en-US")
  return `Your last bet of ${wager} had a 1 in ${oneIn} chance to win the jackpot. It is drawn with the bet.`
}
