import { CopyButton, Dialog, DialogContent, EmptyState } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { ProofView, type Verification, verifyRound } from "#features/fairness"
import type { RoundResult } from "../round/round-state"

export interface FairnessDialogProps {
  open: boolean
  onClose: () => void
  nextHashedSeed: string | null
  /** The play to check. */
  result: RoundResult | null
}

/** The provably fair panel: what is already fixed for the next bet, and the last one checked step by step. */
export function FairnessDialog({ open, onClose, nextHashedSeed, result }: FairnessDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="xl"
        title="Provably fair"
        description="The seed is fixed and its hash published before you bet. Your browser repeats the draw here."
      >
        <section className="mb-5">
          <h3 className="mb-1.5 type-label text-text-muted">Next hashed seed</h3>
          <p className="well flex items-center gap-2 rounded-sm py-1 ps-3 pe-1 type-data">
            <span className="min-w-0 flex-1 break-all">
              {nextHashedSeed ?? "Published when your account is opened"}
            </span>
            {nextHashedSeed !== null && <CopyButton text={nextHashedSeed} label="Copy hashed seed" />}
          </p>
        </section>
        {result ? <Proof result={result} /> : <EmptyState title="No round to check yet" detail="Play one first." />}
      </DialogContent>
    </Dialog>
  )
}

function Proof({ result }: { result: RoundResult }) {
  const [verification, setVerification] = useState<Verification | null>(null)
  useEffect(() => {
    let wanted = true
    const { bet, hashedSeed, ...drawn } = result
    const evidence = { ...drawn, bet: bet.betArray, wager: bet.wager, hashedSeed }
    void verifyRound(evidence).then((verified) => wanted && setVerification(verified))
    return () => {
      wanted = false
    }
  }, [result])
  return verification && <ProofView verification={verification} />
}
