import { ErrorState, SkeletonRows } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { type Evidence, type Verification, verifyRound } from "../model/verify-round"
import { ProofView } from "./proof-view"

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
  if (check?.evidence !== evidence) return <SkeletonRows count={6} label="Checking this result" />
  if ("error" in check) return <ErrorState title="This result could not be checked" detail={check.error} />
  return <ProofView evidence={evidence} verification={check.verification} />
}
