import type { RoundResult } from "@dghrt/betting/model"
import { Button, EmptyState, SkeletonRows } from "@dghrt/design-system"
import type { Evidence } from "@dghrt/fairness"
import { ProofPanel } from "@dghrt/fairness/react"
import { useMemo, useState } from "react"
import {
  isSigned,
  roundKey,
  type SignedRound,
  toEvidence,
  useSignedEvidence,
  useVerdicts,
} from "../screen/seed-verdicts"
import { SeedHistory } from "./seed-history"
import { NextBet, type NextBetProps } from "./seed-next"

export interface FairnessViewProps extends NextBetProps {
  /** The wallet's rounds that this browser has seen, newest first. */
  rounds: readonly RoundResult[]
  /** The round that was asked about, if any. */
  asked: RoundResult | null
  /** Makes a picture of the round that is shown. */
  onShare?: ((round: RoundResult) => void) | undefined
  /** Whether there is a picture of a round: its game and its token must still be offered. */
  canShare?: (round: RoundResult) => boolean
  /** Reads the signed transactions of a round; absent in free play, which has none. */
  loadEvidence?: ((round: SignedRound) => Promise<Evidence>) | undefined
}

/** A wallet may have played in another browser. */
const elsewhere = {
  title: "No round of this browser to check yet",
  detail: "Play a round here, or check an earlier one by its signature.",
  action: (
    <Button asChild>
      <a href="/verify">Verify a bet</a>
    </Button>
  ),
}

/** The next draw's two halves, and the proof of one round that can be chosen among all. */
export function FairnessView({
  rounds,
  asked,
  onShare,
  canShare = () => true,
  loadEvidence,
  ...bet
}: FairnessViewProps) {
  const [chosen, setChosen] = useState(asked)
  const round = chosen ?? rounds[0] ?? null
  const { signed, problems } = useSignedEvidence(round, loadEvidence)
  const verdicts = useVerdicts(rounds, signed)
  const recorded = useMemo(() => round && toEvidence(round), [round])
  const key = round ? roundKey(round) : ""
  const problem = signed.has(key) ? undefined : problems.get(key)
  const reading = round !== null && loadEvidence !== undefined && isSigned(round) && problem === undefined
  const evidence = signed.get(key) ?? (reading ? null : recorded)
  return (
    <div className="grid grid-cols-1 gap-6">
      <NextBet {...bet} />
      {rounds.length > 0 && round && (
        <SeedHistory
          rounds={rounds}
          verdicts={verdicts}
          chosen={round}
          onChoose={setChosen}
          onShare={canShare(round) ? onShare : undefined}
        />
      )}
      {problem !== undefined && (
        <p role="status" className="text-sm text-text-secondary [overflow-wrap:anywhere]">
          {`We could not read the signed transactions of this round, so we check only what this browser recorded. ${problem}`}
        </p>
      )}
      {evidence ? (
        <ProofPanel evidence={evidence} />
      ) : reading ? (
        <SkeletonRows count={6} label="Reading the round from the chain" />
      ) : (
        <EmptyState {...(loadEvidence ? elsewhere : { title: "No round to check yet", detail: "Play one first." })} />
      )}
    </div>
  )
}
