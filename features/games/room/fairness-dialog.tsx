import { CopyButton, DialogContent, EmptyState } from "@dghrt/design-system"
import { useMemo } from "react"
import { type Evidence, ProofPanel } from "#features/fairness"
import type { RoundResult } from "../round/round-state"

export interface FairnessDialogProps {
  nextHashedSeed: string | null
  /** The play to check. */
  result: RoundResult | null
}

/** The provably fair panel: what is already fixed for the next bet, and the last one checked step by step. */
export default function FairnessDialog({ nextHashedSeed, result }: FairnessDialogProps) {
  const evidence = useMemo(() => result && toEvidence(result), [result])
  return (
    <DialogContent
      size="xl"
      title="Provably fair"
      description="The seed is fixed and its hash published before you bet. Your browser repeats the draw here."
    >
      <section className="mb-5">
        <h3 className="mb-1.5 type-label text-text-muted">Next hashed seed</h3>
        <p className="well flex items-center gap-2 rounded-sm py-1 ps-3 pe-1 type-data">
          <span className="min-w-0 flex-1 break-all">{nextHashedSeed ?? "Published when your account is opened"}</span>
          {nextHashedSeed !== null && <CopyButton text={nextHashedSeed} label="Copy hashed seed" />}
        </p>
      </section>
      {evidence ? (
        <ProofPanel evidence={evidence} />
      ) : (
        <EmptyState title="No round to check yet" detail="Play one first." />
      )}
    </DialogContent>
  )
}

/** What the chain recorded of a play, in the words of the verifier. */
function toEvidence({ bet, hashedSeed, committedSlot, betSlot, ...drawn }: RoundResult): Evidence {
  const { rngSeed, clientSeed, nonce, resultIndex, payout } = drawn
  return {
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
