import { Badge, type BadgeProps, ErrorState, SkeletonRows } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { type RaceEvidence, type RaceVerdict, type RaceVerification, verifyRace } from "../model/verify-race"
import { ProofSteps } from "./proof-steps"
import { Unanswered } from "./unanswered"

export interface RaceProofProps {
  evidence: RaceEvidence
}

type Check = { evidence: RaceEvidence } & ({ verification: RaceVerification } | { error: string })

const verdicts: Record<RaceVerdict, { text: string; tone: NonNullable<BadgeProps["tone"]> }> = {
  consistent: { text: "All records of this race agree", tone: "success" },
  failed: { text: "The records of this race contradict each other", tone: "danger" },
  unknown: { text: "The available records agree; some are missing", tone: "info" },
}

/** Compares the records of a race in this browser. It claims no provable fairness, because a race has no server seed. */
export function RaceProof({ evidence }: RaceProofProps) {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    let current = true
    verifyRace(evidence).then(
      (verification) => current && setCheck({ evidence, verification }),
      (error: unknown) => current && setCheck({ evidence, error: error instanceof Error ? error.message : `${error}` }),
    )
    return () => {
      current = false
    }
  }, [evidence])
  if (check?.evidence !== evidence) return <SkeletonRows count={6} label="Checking this race" />
  if ("error" in check) return <ErrorState title="We could not check this race" detail={check.error} />
  const { verdict, steps } = check.verification
  const { nodes = [] } = evidence
  const according = `, according to ${nodes.length} node${nodes.length === 1 ? "" : "s"}`
  const text = `${verdicts[verdict].text}${verdict === "consistent" && nodes.length > 0 ? according : ""}`
  return (
    <div data-slot="race-proof" className="grid gap-4 text-text">
      <section aria-label="What this proves" className="card grid gap-3 p-5">
        <p role="status" data-verdict={verdict}>
          <Badge tone={verdicts[verdict].tone}>{text}</Badge>
        </p>
        <p className="max-w-[68ch] text-sm text-text-secondary">
          A race is drawn by the multiplayer program within its own transaction. No seed is committed before the bets,
          so there is no HMAC to repeat, and the draw is not provably fair in the way the other games are. Your browser
          compared what the program's events, the signed bets and the paid balances say about this race.
        </p>
        {nodes.length > 0 && (
          <p className="text-sm text-text-secondary [overflow-wrap:anywhere]">
            {`The bets are read from transactions whose signatures are valid. The draw, the order of slots and the payments are as ${nodes.length === 1 ? "this node says" : "these nodes say"}: ${nodes.join(", ")}.`}
          </p>
        )}
        <Unanswered nodes={evidence.unanswered} />
      </section>
      <ProofSteps steps={steps} tone={verdicts[verdict].tone} />
    </div>
  )
}
