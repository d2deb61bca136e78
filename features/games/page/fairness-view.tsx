import { EmptyState } from "@dghrt/design-system"
import { ProofPanel } from "@dghrt/fairness/react"
import { useMemo, useState } from "react"
import type { RoundResult } from "../round/round-state"
import { SeedHistory } from "./seed-history"
import { NextBet, type NextBetProps } from "./seed-next"
import { toEvidence, useVerdicts } from "./seed-verdicts"

export interface FairnessViewProps extends NextBetProps {
  /** The wallet's rounds that this browser has seen, newest first. */
  rounds: readonly RoundResult[]
  /** The round that was asked about, if any. */
  asked: RoundResult | null
  /** Makes a picture of the round that is shown. */
  onShare?: ((round: RoundResult) => void) | undefined
  /** Whether there is a picture of a round: its game and its token must still be offered. */
  canShare?: (round: RoundResult) => boolean
}

/** The next draw's two halves, and the proof of one round that can be chosen among all. */
export function FairnessView({ rounds, asked, onShare, canShare = () => true, ...bet }: FairnessViewProps) {
  const [chosen, setChosen] = useState(asked)
  const verdicts = useVerdicts(rounds)
  const round = chosen ?? rounds[0] ?? null
  const evidence = useMemo(() => round && toEvidence(round), [round])
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
      {evidence ? (
        <ProofPanel evidence={evidence} />
      ) : (
        <EmptyState title="No round to check yet" detail="Play one first." />
      )}
    </div>
  )
}
