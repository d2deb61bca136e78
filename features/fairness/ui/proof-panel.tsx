import { ErrorState, SkeletonRows } from "@dghrt/design-system"
import { type Evidence, type Verification, verifyRound } from "../model/verify-round"
import { ProofBanner, ProofFigures } from "./proof-view"
import { useVerification } from "./use-verification"

export interface ProofPanelProps {
  evidence: Evidence
  /** Stories and tests hand in their own. */
  verify?: (evidence: Evidence) => Promise<Verification>
}

/** Checks a play in this browser and shows how it went. */
export function ProofPanel({ evidence, verify = verifyRound }: ProofPanelProps) {
  const done = useVerification(evidence, verify)
  const verification = done && "verification" in done ? done.verification : null
  return (
    <div data-slot="proof" className="@container grid gap-4 text-text">
      {/* In the page before the verdict is known, so that screen readers notice it; the proof below is for reading. */}
      <div role="status" className="empty:-mb-4">
        {verification && <ProofBanner verdict={verification.verdict} evidence={evidence} />}
      </div>
      {done === null && <SkeletonRows count={6} label="Checking this result" />}
      {done && "error" in done && <ErrorState title="We could not check this result" detail={done.error} />}
      {verification && <ProofFigures evidence={evidence} verification={verification} />}
    </div>
  )
}

/** The verdict of the same check in one line, where the proof itself is elsewhere; nothing until it is known. */
export function ProofVerdict({ evidence, verify = verifyRound }: ProofPanelProps) {
  const done = useVerification(evidence, verify)
  if (done === null || "error" in done) return null
  return (
    <div data-slot="proof-verdict" className="text-text">
      <ProofBanner verdict={done.verification.verdict} evidence={evidence} />
    </div>
  )
}
