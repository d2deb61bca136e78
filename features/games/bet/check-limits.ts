import type { TokenConfig } from "#contract/config"
import type { Chain } from "#features/chain"
import type { Bet } from "../round/round-state"
import { limitBroken } from "./limits"
import { costLines, type Quote } from "./quote"
import type { Refusal } from "./refusal"
import { reserveFor, spendable } from "./reserve"

/** Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees. */
export async function checkLimits(token: TokenConfig, bet: Bet, chain: Chain, quote: Quote): Promise<Refusal | null> {
  const [pool, balance, game] = await Promise.all([chain.readPool(token), chain.readBalance(token), chain.readGame()])
  if (!pool.playsAllowed) return { kind: "pool-closed" }
  const accountOpen = game.value !== null
  const { minWager, maxPayout } = pool
  return limitBroken(
    {
      limits: { minWager, maxPayout, balance: spendable(balance, token, accountOpen, pool) },
      feesOn: (wager) => costLines(wager, pool, quote),
    },
    bet,
    reserveFor(token, accountOpen, pool),
    balance,
  )
}
