import type { RoundResult } from "@dghrt/betting/model"
import { type ProofStepId, type Verification, verifyRound } from "@dghrt/fairness"
import { type CSSProperties, type ReactNode, useEffect, useState } from "react"
import { logger } from "#features/kernel"
import { toEvidence } from "./seed-verdicts"
import { verdictLooks } from "./verdict-looks"
import "./proof-line.css"

export interface ProofLineProps {
  result: RoundResult
  /** The piece that decided, 64 to 92 px. */
  piece: ReactNode
  /** Opens the whole proof. */
  onProof: () => void
}

const shown: readonly (readonly [ProofStepId, string])[] = [
  ["reveal", "Server seed"],
  ["hmac", "Hash of the play"],
  ["index", "Number"],
]

/** From the seed to the picture, as this browser computes it: each part appears when the one before it has led to it. */
export default function ProofLine({ result, piece, onProof }: ProofLineProps) {
  const [verification, setVerification] = useState<Verification | "failed" | null>(null)
  useEffect(() => {
    let left = false
    verifyRound(toEvidence(result)).then(
      (found) => !left && setVerification(found),
      (error) => {
        logger.info("The play could not be computed again", error)
        if (!left) setVerification("failed")
      },
    )
    return () => {
      left = true
    }
  }, [result])
  if (!verification) return <p className="text-sm text-text-muted">Computing the draw again...</p>
  if (verification === "failed")
    return (
      <p className="text-sm text-text-secondary">
        This browser could not compute the draw. The whole proof has what another program needs for it.{" "}
        <WholeProof onProof={onProof} />
      </p>
    )
  const { word, tone, Icon } = verdictLooks[verification.verdict]
  return (
    <div data-slot="proof-line">
      <ol>
        {shown.map(([id, title], place) => {
          const step = verification.steps.find((each) => each.id === id)
          return (
            <li key={id} data-status={step?.status} style={{ "--place": place } as CSSProperties}>
              <span className="text-text-muted">{title}</span>
              <span className="wrap-anywhere type-data">{step?.detail ?? "—"}</span>
            </li>
          )
        })}
        <li style={{ "--place": shown.length } as CSSProperties}>
          <span className="text-text-muted">Picture</span>
          <span aria-hidden data-part="piece">
            {piece}
          </span>
        </li>
      </ol>
      {/* In a low window the steps scroll behind the verdict. */}
      <p className="sticky -bottom-3 mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-surface py-1 text-sm">
        <span className={`flex items-center gap-1.5 font-semibold ${tone}`}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          <span>{word}</span>
        </span>
        <WholeProof onProof={onProof} />
      </p>
    </div>
  )
}

const WholeProof = ({ onProof }: Pick<ProofLineProps, "onProof">) => (
  <button type="button" onClick={onProof} className="min-h-10 underline decoration-1 underline-offset-4">
    Whole proof
  </button>
)
