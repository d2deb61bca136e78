import { cn } from "@dghrt/design-system"
import type { ReactNode } from "react"

export interface PageHeaderProps {
  title: ReactNode
  lead: ReactNode
  /** Filters or a state, at the end of the row. */
  aside?: ReactNode
}

export function PageHeader({ title, lead, aside }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="type-d2 type-display">{title}</h1>
        <p className="mt-1.5 max-w-[68ch] text-text-secondary">{lead}</p>
      </div>
      {aside}
    </header>
  )
}

export interface SectionProps {
  title: string
  children: ReactNode
  className?: string
}

/** A card with a heading. */
export function Section({ title, children, className }: SectionProps) {
  return (
    <section aria-label={title} className={cn("card min-w-0 bg-surface p-6 max-md:p-4.5", className)}>
      <h2 className="type-d3 type-display mb-3">{title}</h2>
      <div className="grid gap-3 text-text-secondary">{children}</div>
    </section>
  )
}

export interface FactRow {
  label: string
  value: ReactNode
}

/** Labels and values, a hairline between the rows. */
export function FactRows({ rows, labelClassName }: { rows: readonly FactRow[]; labelClassName?: string }) {
  return (
    <dl className="grid">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hair py-3 first:pt-0 last:pb-0 not-first:border-t"
        >
          <dt className={cn("text-text-secondary", labelClassName)}>{label}</dt>
          <dd className="wrap-anywhere min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A link to another site. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
    >
      {children}
      <span className="sr-only">, in a new tab</span>
    </a>
  )
}
