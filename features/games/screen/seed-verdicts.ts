import type { RoundResult } from "@dghrt/betting/model"
import { type Evidence, type Verdict, verifyRound } from "@dghrt/fairness"
import { useEffect, useState } from "react"
import { isFreePlay } from "#features/tokens"

/** A round that was signed in this browser. */
export type SignedRound = RoundResult & { signature: string }
export const isSigned = (round: RoundResult): round is SignedRound =>
  round.signature !== null && !isFreePlay(round.token)

/**
 * What this browser recorded of a play, in the words of the verifier. A node said it, and no signature was checked, so that it is
 * consistent at best.
 */
export function toEvidence({ bet, token, hashedSeed, committedSlot, betSlot, ...drawn }: RoundResult): Evidence {
  const { rngSeed, clientSeed, nonce, resultIndex, payout } = drawn
  return {
    ...(isFreePlay(token) && { simulated: true }),
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

type Signed = ReadonlyMap<string, Evidence>

/** What each play comes to, by its signed transactions where they were read; one that could not be computed is "unknown". */
export async function verdictsOf(
  rounds: readonly RoundResult[],
  signed: Signed = new Map(),
): Promise<ReadonlyMap<string, Verdict>> {
  const unknown = (): Verdict => "unknown"
  return new Map(
    await Promise.all(
      rounds.map(async (round) => {
        const evidence = signed.get(roundKey(round)) ?? toEvidence(round)
        const verdict = await verifyRound(evidence).then((found) => found.verdict, unknown)
        return [roundKey(round), verdict] as const
      }),
    ),
  )
}

const none: ReadonlyMap<string, Verdict> = new Map()

export function useVerdicts(rounds: readonly RoundResult[], signed: Signed): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState(none)
  useEffect(() => {
    let current = true
    void verdictsOf(rounds, signed).then((found) => current && setVerdicts(found))
    return () => {
      current = false
    }
  }, [rounds, signed])
  return verdicts
}

type Read = { signed: Signed; problems: ReadonlyMap<string, string> }

const firstWaitMs = 1_000
const longestWaitMs = 8_000

/** The signed transactions of the round that is shown, read once for each; without `load` none are. */
export function useSignedEvidence(
  round: RoundResult | null,
  load: ((round: SignedRound) => Promise<Evidence>) | undefined,
): Read {
  const [read, setRead] = useState<Read>({ signed: new Map(), problems: new Map() })
  const key = round && roundKey(round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is read once, whichever object holds it
  useEffect(() => {
    if (!load || !round || key === null || !isSigned(round) || read.signed.has(key)) return
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    /** A node may serve a transaction a moment after it has announced its result, so a failed reading is repeated, later each time. */
    const readRound = (nextWaitMs: number) =>
      load(round).then(
        (evidence) => {
          if (current) setRead(({ signed, problems }) => ({ signed: new Map(signed).set(key, evidence), problems }))
        },
        (error: unknown) => {
          if (!current) return
          const problem = error instanceof Error ? error.message : `${error}`
          setRead(({ signed, problems }) => ({ signed, problems: new Map(problems).set(key, problem) }))
          if (nextWaitMs <= longestWaitMs) timer = setTimeout(() => void readRound(nextWaitMs * 2), nextWaitMs)
        },
      )
    void readRound(firstWaitMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [key, load])
  return read
}
