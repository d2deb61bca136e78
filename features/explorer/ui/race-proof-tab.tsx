import { EmptyState, VisuallyHidden } from "@dghrt/design-system"
import type { ChainRace } from "@dghrt/fairness/chain"
import { RaceProof } from "@dghrt/fairness/react"

/** The records of a race compared in this browser, and the transactions that hold them. */
export function RaceProofTab({ race }: { race: ChainRace }) {
  if (race.evidence === null)
    return <EmptyState title="Proof Data Unavailable" detail="The program has not drawn this race yet." />
  const rows = [
    { label: "Race created", signature: race.createSignature },
    ...race.players.map(({ joinSignature }, index) => ({
      label: `Bet of player ${index + 1}`,
      signature: joinSignature,
    })),
    { label: "Winner drawn", signature: race.drawSignature },
    ...race.paySignatures.map((signature) => ({ label: "Paid out", signature })),
  ]
  return (
    <div className="grid min-w-0 gap-4.5">
      <VisuallyHidden>
        <h2>Proof</h2>
      </VisuallyHidden>
      <RaceProof evidence={race.evidence} />
      <section aria-label="Transactions of this race" className="card min-w-0 p-5">
        <h3 className="mb-2 font-[650]">Transactions of this race</h3>
        <ol>
          {rows.map(({ label, signature }) => (
            <li key={`${label} ${signature}`} className="grid gap-0.5 border-hair py-2.5 not-first:border-t">
              <span className="font-semibold text-sm">{label}</span>
              <span className="break-all text-[0.78125rem] text-text-muted type-data">{signature}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
