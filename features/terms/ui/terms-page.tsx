import { Button, useHydrated } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { useSnapshot } from "valtio"
import { onFirstUse } from "#features/kernel"
import type { Acceptance, AcceptanceRecord } from "../model/acceptance"
import { acceptance as own } from "../model/own-acceptance"
import { complianceLine, currentTerms, legalNotice, ownTerms } from "../model/terms"
import { EdgeReminder, TermsSections } from "./terms-sections"

interface TermsPageProps {
  /** Leads back to where the reader came from. */
  onClose: () => void
  acceptance?: Acceptance
  /** Who agrees with the player, where it is stated. */
  operator?: ReactNode
}

const day = onFirstUse(() => new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }))

const words = (record: AcceptanceRecord) =>
  record === null
    ? "You have not accepted them in this browser yet. We ask before your first bet."
    : `Version ${record.version} accepted in this browser on ${day().format(record.acceptedAtMs)}.`

/** The terms as a page, with what this browser has on record. */
export function TermsPage({ onClose, acceptance = own, operator }: TermsPageProps) {
  // The page is drawn at build time, with our own.
  const terms = useHydrated() ? currentTerms() : ownTerms
  const { record } = useSnapshot(acceptance.state)
  return (
    <article className="mx-auto w-full max-w-190">
      <header className="mb-5">
        <h1 className="type-d2 type-display">Terms of Service</h1>
        <p className="mt-1.5 text-text-secondary">{`Version ${terms.version}. What you agree to before your first bet.`}</p>
      </header>
      <div className="card bg-surface p-6 max-md:p-4.5">
        <h2 className="sr-only">Sections</h2>
        <TermsSections terms={terms} />
        <footer className="mt-2 grid gap-2.5 border-hair border-t pt-4.5">
          {operator && (
            <section aria-label="Operator" className="pb-2">
              <h2 className="type-d3 type-display mb-2">Operator</h2>
              {operator}
            </section>
          )}
          <EdgeReminder />
          <p className="text-[0.90625rem] text-text-secondary">{complianceLine}</p>
          <p className="text-[0.90625rem] text-text-secondary">{legalNotice}</p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-text-muted">{words(record)}</p>
            <Button onClick={onClose}>Close</Button>
          </div>
        </footer>
      </div>
    </article>
  )
}
