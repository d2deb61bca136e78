import { ErrorState, SkeletonRows } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { type Evidence, type Verification, verifyRound } from "../model/verify-round"
import { ProofBanner, ProofFigures } from "./proof-view"

type Check = { evidence: Evidence } & ({ verification: Verification } | { error: string })

export interface ProofPanelProps {
  evidence: Evidence
  /** Stories and tests hand in their own. */
  verify?: (evidence: Evidence) => Promise<Verification>
}

/** Checks a play in this browser and shows how it went. */
export function ProofPanel({ evidence, verify = verifyRound }: ProofPanelProps) {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    let current = true
    verify(evidence).then(
      (verification) => current && setCheck({ evidence, verification }),
      (error: unknown) => current && setCheck({ evidence, error: error instanceof Error ? error.message : `${error}` }),
    )
    return () => {
      current = false
    }
  }, [evidence, verify])
  const done = check?.evidence === evidence ? check : null
  const verification = done && "verification" in done ? done.verification : null
  return (
    <div data-slot="proof" className="@container grid gap-4 text-text">
      {/* In the page before the verdict is known, so that screen readers notice it; the proof below is for reading. */}
      <div role="status" className="empty:-mb-4">
        {verification && <ProofBanner verdict={verification.verdict} evidence={evidence} />}
      </div>
      {done === null && <SkeletonRows count={6} label="Checking this result" />}
      {done && "error" in done && <ErrorState title="This result could not be checked" detail={done.error} />}
      {verification && <ProofFigures evidence={evidence} verification={verification} />}
    </div>
  )
}
