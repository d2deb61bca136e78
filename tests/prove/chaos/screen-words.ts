const PLACE = 100_000n
const amount = /([+−]?)(<?)([\d,]+)(?:\.(\d+))? SOL/g

/** The amounts of SOL in a text of the screen, in lamports; one that is said to be less than the last place counts as nothing. */
export const amountsIn = (text: string): bigint[] =>
  Array.from(text.matchAll(amount), ([, sign, less, whole = "0", fraction = ""]) => {
    const lamports = less ? 0n : BigInt(whole.replaceAll(",", "") + fraction.padEnd(9, "0"))
    return sign === "−" ? -lamports : lamports
  })

/** What four places show of an amount: nothing is rounded up. */
export const asShown = (lamports: bigint) => (lamports / PLACE) * PLACE

/** What the chain says of a play of one bet. */
export interface Played {
  wager: bigint
  payout: bigint
  jackpotPayout: bigint
  /** What left the wallet for it; with and without the account that the first bet opens. Empty where no record names it. */
  paid: readonly bigint[]
}

/** What a result's line says of money: the first row of what came of the bet, the second of the wallet. */
export interface ResultWords {
  money: string
  /** Empty where this browser did not place the bet. */
  wallet: string
}

/** A sentence for each amount of a result's line that is not the chain's. */
export function wrongWords({ money, wallet }: ResultWords, { wager, payout, jackpotPayout, paid }: Played): string[] {
  const gained = payout > wager ? payout - wager : payout === 0n ? wager : payout
  const word = payout > wager ? "+" : payout === wager ? "Push" : payout > 0n ? "Partial return" : "Lost"
  const jackpot = money.startsWith("Jackpot")
  const expected = asShown(jackpot ? jackpotPayout : gained)
  const wrong =
    amountsIn(money).at(-1) === expected && (jackpot || money.includes(word))
      ? []
      : [`"${money}" where the chain paid ${payout} of ${wager}`]
  const received = payout + jackpotPayout
  const change = amountsIn(wallet)[0]
  if (wallet !== "" && paid.length > 0 && !paid.some((left) => asShown(received - left) === change))
    wrong.push(`"${wallet}" where ${paid.join(" or ")} left the wallet and ${received} came`)
  return wrong
}
