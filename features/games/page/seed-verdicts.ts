import { type Evidence, type Verdict, verifyRound } from "@dghrt/fairness"
import { useEffect, useState } from "react"
import { isFreePlay } from "#features/tokens"
import type { RoundResult } from "../round/round-state"

/** What was recorded of a play, in the words of the verifier. */
export function toEvidence({ bet, token, hashedSeed, committedSlot, betSlot, ...drawn }: RoundResult): Evidence {
  const { rngSeed, clientSeed, nonce, resultIndex, payout } = drawn
  return {
    ...(isFreePlay(token) && { simulated: true }),
    // A result carries a hash only where this browser read it, with the nonce, before it signed the bet.
    ...(hashedSeed !== null && { recorded: { hashedSeed, nonce } }),
    hashedSeed,
    committedSlot,
    betSlot,
    rngSeed,
    clientSeed,
    nonce,
    bet: bet.betArray,
    resultIndex,
    wager: bet.wager,
    payout,
  }
}

/** Identifies a play of this wallet; a closed account counts from nought again. */
export const roundKey = ({ nonce, clientSeed, signature }: RoundResult) => signature ?? `${nonce}-${clientSeed}`

/** What each play comes to, recomputed here; one that could not be computed is "unknown". */
export async function verdictsOf(rounds: readonly RoundResult[]): Promise<ReadonlyMap<string, Verdict>> {
  const unknown = (): Verdict => "unknown"
  return new Map(
    await Promise.all(
      rounds.map(async (round) => {
        const verdict = await verifyRound(toEvidence(round)).then((found) => found.verdict, unknown)
        return [roundKey(round), verdict] as const
      }),
    ),
  )
}

const none: ReadonlyMap<string, Verdict> = new Map()

export function useVerdicts(rounds: readonly RoundResult[]): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState(none)
  useEffect(() => {
    let current = true
    void verdictsOf(rounds).then((found) => current && setVerdicts(found))
    return () => {
      current = false
    }
  }, [rounds])
  return verdicts
}
