import { Button, EmptyState, ErrorState, SkeletonRows, VisuallyHidden } from "@dghrt/design-system"
import { ProofPanel, RecipeCode } from "@dghrt/fairness/react"
import { ShieldCheck } from "lucide-react"
import type { Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import type { RoundReading } from "../data/read-chain"
import { OutcomeTable } from "./outcome-table"

export interface ProofTabProps {
  reading: Remote<RoundReading>
  signature: string
}

const retryHint = "The proof is computed from chain data alone, so it needs an answer from a Solana node."

/** Every step of the draw repeated in this browser, from chain data alone. */
export function ProofTab({ reading, signature }: ProofTabProps) {
  const { links } = useExplorer()
  switch (reading.status) {
    case "loading":
      return <SkeletonRows count={6} label="Reading the round from the chain" />
    case "failed":
      return (
        <ErrorState
          title="Proof Data Unavailable"
          detail={`${reading.error.message} ${retryHint}`}
          onRetry={reading.retry}
        />
      )
    case "ready": {
      if (reading.value.kind === "none" && reading.value.reason === "forged")
        return <ErrorState title="The node sent a forged transaction" detail={`${reading.value.message}.`} />
      if (reading.value.kind === "none")
        return <EmptyState title="Proof Data Unavailable" detail={`${reading.value.message}.`.replace(/\.\.$/, ".")} />
      const { evidence, event } = reading.value.round
      return (
        <div className="@container grid min-w-0 gap-4.5">
          <VisuallyHidden>
            <h2>Proof</h2>
          </VisuallyHidden>
          <ProofPanel evidence={evidence} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4.5 @columns:grid-cols-[1.18fr_1fr]">
            <OutcomeTable bet={event.bet} resultIndex={event.resultIndex} />
            <Transactions round={reading.value.round} />
          </div>
          <RecipeCode evidence={evidence} />
          <p className="[&_a]:w-fit">
            <Button asChild>
              {links.verify(
                signature,
                <>
                  <ShieldCheck aria-hidden className="size-4.5" strokeWidth={1.75} /> <span>Open in the verifier</span>
                </>,
              )}
            </Button>
          </p>
        </div>
      )
    }
  }
}

type Round = Extract<RoundReading, { kind: "round" }>["round"]

/** The transactions that prove each part, in the order in which they landed. */
function Transactions({ round }: { round: Round }) {
  const rows = [
    { label: "Seed hash published", signature: round.commitSignature, slot: round.evidence.committedSlot },
    { label: "Bet placed", signature: round.betSignature, slot: round.evidence.betSlot },
    { label: "Seed revealed, bet settled", signature: round.settleSignature, slot: round.settledSlot },
  ]
  return (
    <section aria-label="Transactions of this play" className="card min-w-0 p-5">
      <h3 className="mb-2 font-[650]">Transactions of this play</h3>
      <ol>
        {rows.map(({ label, signature, slot }) => (
          <li key={label} className="grid gap-0.5 border-hair py-2.5 not-first:border-t">
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span className="font-semibold">{label}</span>
              <span className="text-text-muted tabular-nums">{slot === null ? "slot unknown" : `slot ${slot}`}</span>
            </span>
            <span className="break-all text-[0.78125rem] text-text-muted type-data">
              {signature ?? "The node no longer has this transaction"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
