import { Badge, Heart } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { FactRows, PageHeader, Section } from "./page-parts"

export interface TokenPageProps {
  /** Leads to free play. */
  playLink: ReactNode
}

const plans = [
  { label: "Maximum supply", value: "1,000,000,000 DGHRT" },
  { label: "Distribution", value: "All of it through claims for play" },
  { label: "Mint date", value: "No date set" },
]

/** What DGHRT is today, and what is only planned. No price and no promise of one. */
export function TokenPage({ playLink }: TokenPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader title="DGHRT token" lead="The free-play token. It has no monetary value." />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <section
          aria-label="Free play"
          className="card relative grid content-start gap-4 overflow-hidden bg-surface p-6 max-md:p-4.5 @2xl:col-span-2 @2xl:grid-cols-[minmax(0,1fr)_11.25rem]"
        >
          <div className="grid content-start gap-3">
            <h2 className="type-d3 type-display">Play with nothing to lose</h2>
            <p className="max-w-[60ch] text-text-secondary">
              Free play uses DGHRT in your browser: the same games for one player, odds and draw as real play, without a
              transaction. You cannot buy, sell or withdraw DGHRT.
            </p>
            <div>{playLink}</div>
          </div>
          <Heart className="mx-auto w-36 @max-2xl:hidden" />
        </section>
        <Section title="Facts">
          <FactRows
            rows={[
              { label: "Network", value: "Solana (SPL)" },
              { label: "Decimals", value: "9" },
              { label: "Status", value: "Not minted" },
              { label: "Monetary value", value: "None" },
            ]}
          />
        </Section>
        <section aria-label="Plans" className="card min-w-0 bg-surface p-6 max-md:p-4.5">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 className="type-d3 type-display">Plans</h2>
            <Badge tone="warning">May change</Badge>
          </div>
          <FactRows rows={plans} />
        </section>
      </div>
    </article>
  )
}
