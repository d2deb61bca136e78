/** What bets staked and what came back, in a token's smallest unit: of one bet, or the sums of many. */
export interface BetMoney {
  wager: bigint
  payout: bigint
  jackpot: bigint
  /** The part of the wager that bonus tokens paid. */
  bonus: bigint
}

/** What bets came to before fees: payout and jackpot without the player's own stake, of which bonus tokens are no part. */
export const betResult = ({ wager, payout, jackpot, bonus }: BetMoney): bigint => payout + jackpot - (wager - bonus)

/** Sums of bets as this server names them; what is summed by day has no jackpots. */
export interface BetTally {
  wagered: bigint
  paid: bigint
  bonus: bigint
  jackpots?: bigint
}

/** What the bets of a tally came to before fees. */
export const tallyResult = ({ wagered, paid, bonus, jackpots = 0n }: BetTally): bigint =>
  betResult({ wager: wagered, payout: paid, jackpot: jackpots, bonus })
