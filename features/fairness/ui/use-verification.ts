import { useEffect, useState } from "react"
import { type Evidence, type Verification, verifyRound } from "../model/verify-round"

type Check = { evidence: Evidence } & ({ verification: Verification } | { error: string })

/** How the check of this evidence in this browser went; null while it runs. */
export function useVerification(
  evidence: Evidence,
  verify: (evidence: Evidence) => Promise<Verification> = verifyRound,
): Check | null {
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
  return check?.evidence === evidence ? check : null
}
