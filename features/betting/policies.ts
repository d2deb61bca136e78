import { logger } from "@dghrt/kernel/logger"
import type { BetToken } from "./model/bet-token"
import type { Refusal } from "./model/refusal"
import type { Bet } from "./model/round-state"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** What a policy may look at besides the bet. */
export interface ChainFacts<Chain = BetChain> {
  /** The wallet, or the visitor of free play. */
  address: string
  token: BetToken
  /** Null in free play, which no chain takes part in. */
  chain: Chain | null
}

/**
 * May this bet be started? A policy that throws, or takes longer than five seconds, refuses it. Later steps of an open run are not
 * asked about, because no rule of ours may hold back the money that is in it.
 */
export type Policy<Chain = BetChain> = (bet: Bet, facts: ChainFacts<Chain>) => Refusal | null | Promise<Refusal | null>

const longestWaitMs = 5_000

/** Null when `work` fails or is not done in time; the cause is logged. */
export async function withTimeout<T>(
  what: string,
  clock: Clock,
  work: () => T | Promise<T>,
): Promise<{ value: T } | null> {
  const done = new AbortController()
  const late = clock.sleep(longestWaitMs, done.signal).then(() => {
    throw new Error(`No answer within ${longestWaitMs} ms`)
  })
  // The race reports it; a second report would be an unhandled rejection.
  late.catch(() => undefined)
  try {
    return { value: await Promise.race([late, Promise.resolve().then(work)]) }
  } catch (error) {
    logger.error(`${what} gave no answer, so the bet was refused`, error)
    return null
  } finally {
    done.abort()
  }
}

/** Everything but a later step of an open run. */
export const starts = ({ step = 0 }: Pick<Bet, "step">) => step === 0

/** Asks every policy at once about a bet that starts something; the first refusal in their order counts. */
export async function askPolicies<Chain>(
  policies: readonly Policy<Chain>[],
  bet: Bet,
  facts: ChainFacts<Chain>,
  clock: Clock,
): Promise<Refusal | null> {
  if (!starts(bet)) return null
  const answers = await Promise.all(
    policies.map((policy, index) => withTimeout(`Policy ${policy.name || index + 1}`, clock, () => policy(bet, facts))),
  )
  for (const answer of answers) {
    if (answer === null) return { kind: "policy-unavailable" }
    if (answer.value !== null) return answer.value
  }
  return null
}
