import type { TokenConfig } from "#contract/config"
import { type Chain, feesOn } from "#features/chain"
import type { Bet } from "../round/round-state"
import { limitBroken } from "./limits"
import type { Refusal } from "./refusal"
import { reserveFor, spendable } from "./reserve"

interface Fees {
  creatorFeeBps: number
  jackpotFeeBps: number
}

/** Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees. */
export async function checkLimits(token: TokenConfig, bet: Bet, chain: Chain, fees: Fees): Promise<Refusal | null> {
  const [pool, balance, game] = await Promise.all([chain.readPool(token), chain.readBalance(token), chain.readGame()])
  if (!pool.playsAllowed) return { kind: "pool-closed" }
  const accountOpen = game.value !== null
  const { minWager, maxPayout } = pool
  return limitBroken(
    {
      limits: { minWager, maxPayout, balance: spendable(balance, token, accountOpen, pool) },
      feesOn: (wager) => feesOn(wager, pool, fees),
    },
    bet,
    reserveFor(token, accountOpen, pool),
    balance,
  )
}
