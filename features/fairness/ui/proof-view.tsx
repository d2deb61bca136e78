import { CopyButton } from "@dghrt/design-system"
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react"
import type { Evidence, Verdict, Verification } from "../model/verify-round"
import { ProofSteps } from "./proof-steps"
import { Unanswered } from "./unanswered"

export interface ProofViewProps {
  evidence: Evidence
  verification: Verification
}

const simulatedText =
  "Your browser repeated its own draw. This was free play: it was simulated in this browser and not recorded on chain."

const handText = "These values contradict each other. The step that fails is marked below."

const verdicts: Record<Verdict, { title: string; text: string; tone: "success" | "danger" | "warning" | "info" }> = {
  verified: {
    title: "This result is verified",
    text: simulatedText,
    tone: "success",
  },
  consistent: {
    title: "This result is consistent",
    text: "These values agree with each other. No node was asked, and no signature was checked.",
    tone: "success",
  },
  failed: {
    title: "This result does not match",
    text: "At least one step contradicts what was signed, or the nodes contradict each other.",
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

const verdictIcons = {
  verified: ShieldCheck,
  consistent: ShieldCheck,
  failed: ShieldAlert,
  uncommitted: ShieldAlert,
  unknown: ShieldQuestion,
}
const tones = { success: "text-success", danger: "text-danger", warning: "text-warning", info: "text-info" }
const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const

const count = (nodes: readonly string[]) => `${nodes.length} node${nodes.length === 1 ? "" : "s"}`

/** A verdict in words, with the nodes behind it and what only they say. */
function wordsOf(verdict: Verdict, { nodes = [], nonceFrom, simulated }: Evidence): { title: string; text: string } {
  const { title, text } = verdicts[verdict]
  if (verdict === "failed" && nodes.length === 0 && !simulated) return { title, text: handText }
  if (nodes.length === 0 || (verdict !== "consistent" && verdict !== "verified")) return { title, text }
  const proven = "The signatures of the bet, the hash and the seed are valid, and the result follows from them."
  const say = `${nodes.length === 1 ? "this node says" : "these nodes say"}: ${nodes.join(", ")}`
  if (verdict === "verified")
    return {
      title,
      text: `Verified: the casino's half of the draw was locked before you bet. ${proven} That it succeeded and what was paid are as ${say}.`,
    }
  const reported = nonceFrom ? "The order of slots" : "The nonce, the order of slots"
  return {
    title: `Consistent, according to ${count(nodes)}`,
    text: `${proven} ${reported} and what was paid are as ${say}.`,
  }
}

/** The verdict, the nodes behind it and the ones that did not answer. */
export function ProofBanner({ verdict, evidence }: { verdict: Verdict; evidence: Evidence }) {
  const { title, text } = wordsOf(verdict, evidence)
  const { tone } = verdicts[verdict]
  const Icon = verdictIcons[verdict]
  return (
    <div
      data-verdict={verdict}
      className="flex items-start gap-3 rounded-md border-(length:--border-w) border-border bg-surface p-4 [border-style:solid]"
    >
      <Icon {...icon} className={`size-6 shrink-0 ${tones[tone]}`} />
      <div>
        <p className={`font-[650] ${tones[tone]}`}>{title}</p>
        <p className="text-sm text-text-secondary [overflow-wrap:anywhere]">{text}</p>
        <Unanswered nodes={evidence.unanswered} />
      </div>
    </div>
  )
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid min-h-13 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-hair py-1.5 not-first:border-t @row:grid-cols-[8.25rem_minmax(0,1fr)_auto]">
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
  return (
    <div data-slot="proof" className="@container grid gap-4 text-text">
      <ProofBanner verdict={verification.verdict} evidence={evidence} />
      <ProofFigures evidence={evidence} verification={verification} />
    </div>
  )
}

/** The values that were compared, and the steps. */
export function ProofFigures({ evidence, verification: { verdict, steps } }: ProofViewProps) {
  return (
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
  )
}
