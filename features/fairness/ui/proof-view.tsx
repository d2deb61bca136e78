import { CopyButton } from "@dghrt/design-system"
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react"
import type { Evidence, Verdict, Verification } from "../model/verify-round"
import { ProofSteps } from "./proof-steps"

export interface ProofViewProps {
  evidence: Evidence
  verification: Verification
}

const verdicts: Record<Verdict, { title: string; text: string; tone: "success" | "danger" | "warning" | "info" }> = {
  verified: {
    title: "This result is verified",
    text: "Your browser recomputed it from the published hash, the revealed seed and your own seed.",
    tone: "success",
  },
  failed: {
    title: "This result does not match",
    text: "At least one step gives a different value from the one recorded on chain. Save this page and contact support.",
    tone: "danger",
  },
  uncommitted: {
    title: "Not committed before the bet",
    text: "The calculation is correct, but the hash was not on chain in an earlier slot than the bet.",
    tone: "warning",
  },
  unknown: {
    title: "This result cannot be checked fully",
    text: "Some evidence is missing. The available evidence matches. What is missing is marked below.",
    tone: "info",
  },
}

const verdictIcons = { verified: ShieldCheck, failed: ShieldAlert, uncommitted: ShieldAlert, unknown: ShieldQuestion }
const tones = { success: "text-success", danger: "text-danger", warning: "text-warning", info: "text-info" }
const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const

const simulatedText =
  "Your browser repeated its own draw. This was free play: it was simulated in this browser and not recorded on chain."

function Banner({ verdict, simulated }: { verdict: Verdict; simulated: boolean }) {
  const { title, text, tone } = verdicts[verdict]
  const Icon = verdictIcons[verdict]
  return (
    <div
      role="status"
      data-verdict={verdict}
      className="flex items-start gap-3 rounded-md border-(length:--border-w) border-border bg-surface p-4 [border-style:solid]"
    >
      <Icon {...icon} className={`size-6 shrink-0 ${tones[tone]}`} />
      <div>
        <p className={`font-[650] ${tones[tone]}`}>{title}</p>
        <p className="text-sm text-text-secondary">{simulated && verdict === "verified" ? simulatedText : text}</p>
      </div>
    </div>
  )
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid min-h-13 grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-3 border-hair py-1.5 not-first:border-t @row:grid-cols-[132px_minmax(0,1fr)_auto]">
      <dt className="text-text-muted type-label">{label}</dt>
      <dd className="break-all type-data">{children}</dd>
      <dd>
        <CopyButton text={children} label={`Copy ${label.toLowerCase()}`} />
      </dd>
    </div>
  )
}

/** The six steps of a proof with the values they compared, and what they come to. */
export function ProofView({ evidence, verification }: ProofViewProps) {
  const { verdict, steps } = verification
  return (
    <div data-slot="proof" className="@container grid gap-4 text-text">
      <Banner verdict={verdict} simulated={evidence.simulated === true} />
      <div className="grid items-start gap-4.5 @columns:grid-cols-[1.18fr_1fr]">
        <dl className="card min-w-0 px-5 py-2.5">
          <Value label="Client seed">{evidence.clientSeed}</Value>
          <Value label="Server seed">{evidence.rngSeed === "" ? "not revealed yet" : evidence.rngSeed}</Value>
          <Value label="Server seed hash">{evidence.hashedSeed ?? "not seen"}</Value>
          <Value label="Nonce">{`${evidence.nonce}`}</Value>
          <Value label="Result index">{`${evidence.resultIndex} of ${evidence.bet.length}`}</Value>
          <Value label="Algorithm">HMAC-SHA256</Value>
        </dl>
        <ProofSteps steps={steps} tone={verdicts[verdict].tone} />
      </div>
    </div>
  )
}
