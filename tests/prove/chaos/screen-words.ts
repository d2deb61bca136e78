const PLACE = 100_000n
const amount = /([+−]?)(<?)(\d[\d,]*)(?:\.(\d+))? SOL/g

/** The amounts of SOL in a text of the screen, in lamports; one that is said to be less than the last place counts as nothing. */
export const amountsIn = (text: string): bigint[] =>
  Array.from(text.matchAll(amount), ([, sign, less, whole = "0", fraction = ""]) => {
    const lamports = less ? 0n : BigInt(whole.replaceAll(",", "") + fraction.padEnd(9, "0"))
    return sign === "−" ? -lamports : lamports
  })

/** What four places show of an amount: no gain is rounded up, and no loss down. */
export const asShown = (lamports: bigint) => ((lamports < 0n ? lamports - PLACE + 1n : lamports) / PLACE) * PLACE

/** What the chain says of a play: of one bet, or of a run from its first stake to its last payout. */
export interface Played {
  wager: bigint
  payout: bigint
  jackpotPayout: bigint
  /** What left the wallet for it; with and without the account that the first bet opens. Empty where no record names it. */
  paid: readonly bigint[]
}

/** What the screen says of a play that is over. */
export interface ResultWords {
  /** The first row of its line: what came of the bet. */
  money: string
  /** The second row: the wallet. Empty where this browser did not place the bet. */
  wallet: string
  /** The name of the newest of the recent results; empty where there is none. */
  recent: string
}

/** A sentence for each amount that the screen says of a play and that is not the chain's. */
export function wrongWords(words: ResultWords, played: Played): string[] {
  return [...wrongMoney(words, played), ...wrongWallet(words, played), ...wrongRecent(words, played)]
}

function wrongMoney({ money }: ResultWords, { wager, payout, jackpotPayout }: Played): string[] {
  const lost = payout === 0n && wager > 0n
  const gained = payout === wager ? payout : payout - wager
  const word = payout > wager ? "+" : payout === wager ? "Push" : payout > 0n ? "x" : "Lost"
  const jackpot = money.startsWith("Jackpot")
  const expected = jackpot ? asShown(jackpotPayout) : lost ? -asShown(-wager) : asShown(gained)
  const right = amountsIn(money).at(-1) === expected && (jackpot || money.includes(word))
  return right ? [] : [`"${money}" where the chain paid ${payout} of ${wager}`]
}

function wrongWallet({ wallet }: ResultWords, { payout, jackpotPayout, paid }: Played): string[] {
  const received = payout + jackpotPayout
  // Rent is named apart, and each amount is rounded by itself.
  const amounts = amountsIn(wallet)
  const said = amounts.reduce((sum, each) => sum + each, 0n)
  const says = (change: bigint) => said <= change && change - said < PLACE * BigInt(amounts.length)
  if (wallet === "" || paid.length === 0 || paid.some((left) => says(asShown(received - left)))) return []
  return [`"${wallet}" where ${paid.join(" or ")} left the wallet and ${received} came`]
}

function wrongRecent({ recent }: ResultWords, { wager, payout, jackpotPayout }: Played): string[] {
  if (recent === "" || amountsIn(recent).at(-1) === asShown(payout + jackpotPayout - wager)) return []
  return [`recent results say "${recent}" where the chain paid ${payout} of ${wager}`]
}
