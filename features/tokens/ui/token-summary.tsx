import { Badge, TokenCoin } from "@dghrt/design-system"
import type { ReactNode } from "react"

export interface SummaryLine {
  label: string
  /** Beside the label: "pool limit", "on". */
  note?: string | undefined
  value: string
}

export interface TokenSummary {
  symbol: string
  name: string
  /** "Live" or "Free". */
  kind: "Live" | "Free"
  lines: readonly SummaryLine[]
}

/** Every fee and limit of the chosen token, before the first play. */
export function TokenSummaryCard({ summary, actions }: { summary: TokenSummary | null; actions: ReactNode }) {
  return (
    <section aria-label="Your selection" className="card grid grid-cols-1 gap-4 bg-surface p-5 max-lg:pb-4">
      {summary === null ? (
        <p className="py-6 text-center text-text-secondary">Choose a token to see its limits and fees.</p>
      ) : (
        <>
          <header className="flex items-center gap-4">
            <TokenCoin symbol={summary.symbol} className="size-12" />
            <div className="min-w-0 flex-1">
              <h2 className="wrap-anywhere font-[650] text-lg">{summary.symbol}</h2>
              <p className="wrap-anywhere text-sm text-text-muted">{summary.name}</p>
            </div>
            <Badge tone={summary.kind === "Live" ? "success" : "quiet"}>{summary.kind}</Badge>
          </header>
          <dl>
            {summary.lines.map(({ label, note, value }) => (
              <div
                key={label}
                className="flex min-h-11 items-center justify-between gap-4 border-hair border-t py-2 text-[0.9375rem]"
              >
                <dt className="text-text-secondary">
                  <span>{label}</span>
                  {note && <span className="ms-2 text-sm text-text-muted">{note}</span>}
                </dt>
                <dd className="text-end font-[650] tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {actions}
    </section>
  )
}
