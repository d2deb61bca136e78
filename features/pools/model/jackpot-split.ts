import type { JackpotSplit, Pool } from "#contract/pools"

const wholeBps = 10_000n

const partOf = (pot: bigint, bps: number) => (pot * BigInt(bps)) / wholeBps

/** What a player who wins the jackpot receives, in the token's smallest unit: the rest of the pot goes to others. */
export const jackpotWin = ({ jackpot, jackpotSplit }: Pick<Pool, "jackpot" | "jackpotSplit">) =>
  partOf(jackpot, jackpotSplit.winner)

export interface JackpotPart {
  receiver: keyof JackpotSplit | "rest"
  bps: number
  /** In the token's smallest unit. */
  amount: bigint
}

const receivers = ["winner", "creator", "pool", "protocol"] as const

/** Who receives how much of a pot that is won, the winner first. What is not paid out stays for the next winner. */
export function jackpotParts({ jackpot, jackpotSplit }: Pick<Pool, "jackpot" | "jackpotSplit">): JackpotPart[] {
  const paid = receivers.map((receiver) => ({
    receiver,
    bps: jackpotSplit[receiver],
    amount: partOf(jackpot, jackpotSplit[receiver]),
  }))
  const rest = {
    receiver: "rest" as const,
    bps: Number(wholeBps) - paid.reduce((sum, { bps }) => sum + bps, 0),
    amount: jackpot - paid.reduce((sum, { amount }) => sum + amount, 0n),
  }
  return [...paid, rest].filter(({ receiver, bps }) => receiver === "winner" || bps > 0)
}
