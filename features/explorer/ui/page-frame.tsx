import { cn } from "@dghrt/design-system"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { useExplorer } from "../data/explorer-context"

export interface PageHeadProps {
  /** Crumbs after "Explorer"; the last one is this page. */
  crumbs: readonly ReactNode[]
  /** At the other end: the age of the data, or one quiet action. */
  aside?: ReactNode
}

/** The breadcrumbs of an explorer page. */
export function PageHead({ crumbs, aside }: PageHeadProps) {
  const { links } = useExplorer()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
          <li className="[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:text-text [&_a:hover]:underline">
            {links.landing("Explorer")}
          </li>
          {crumbs.map((crumb, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place in the path
              key={index}
              aria-current={index === crumbs.length - 1 ? "page" : undefined}
              className="flex items-center gap-2"
            >
              <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" strokeWidth={1.75} />
              {crumb}
            </li>
          ))}
        </ol>
      </nav>
      {aside && <div className="flex items-center gap-1 text-sm text-text-muted">{aside}</div>}
    </div>
  )
}

export interface Tile {
  label: string
  value: ReactNode
  /** Why a figure is missing, or what it is measured over. */
  note?: ReactNode
  tone?: "gain" | "loss" | undefined
  /** The address of the page may name it. */
  id?: string
}

const tones = { gain: "text-success", loss: "text-loss" } as const

/** Figures side by side in one card, split by hairlines; two by two where it is narrow. */
export function Tiles({ items, label }: { items: readonly Tile[]; label: string }) {
  return (
    <dl
      aria-label={label}
      className="@container card grid grid-cols-2 overflow-hidden max-5xs:grid-cols-1 @list:grid-cols-4 md:grid-cols-4"
    >
      {items.map(({ label: name, value, note, tone, id }) => (
        <div
          key={name}
          {...(id !== undefined && { id, tabIndex: -1 })}
          className="min-w-0 border-hair px-5 py-4 even:border-s max-md:nth-[n+3]:border-t max-md:px-4 md:not-first:border-s"
        >
          <dt className="type-label text-text-muted">{name}</dt>
          <dd
            className={cn(
              "wrap-anywhere type-display mt-1 text-[calc(1.625rem*var(--display-scale))] leading-tight max-md:text-[calc(1.375rem*var(--display-scale))]",
              "[&_span.font-medium]:font-sans [&_span.font-medium]:text-[0.8125rem] [&_span.font-medium]:text-text-muted",
              tone && tones[tone],
            )}
          >
            {value}
          </dd>
          {note && <dd className="mt-1 text-text-muted text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

export interface PanelProps {
  title: string
  /** Beside the title, muted. */
  about?: ReactNode
  /** At the other end of the title. */
  aside?: ReactNode
  children: ReactNode
  /** Below the rows. */
  foot?: ReactNode
  /** The address of the page may name it. */
  id?: string
}

/** A card with a title row; its content reaches the edges. */
export function Panel({ title, about, aside, children, foot, id }: PanelProps) {
  return (
    <section
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-label={title}
      className="card min-w-0 overflow-hidden"
    >
      <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2">
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-[650]">
          <span>{title}</span>
          {about && <span className="font-normal text-sm text-text-muted">{about}</span>}
        </h2>
        {aside}
      </header>
      {children}
      {foot && <footer className="border-hair border-t px-5 py-3">{foot}</footer>}
    </section>
  )
}

/** A fact that concerns the whole page. */
export function Notice({ tone = "info", children }: { tone?: "info" | "warning"; children: ReactNode }) {
  return (
    <p
      role="status"
      className={cn(
        "rounded-md border-(length:--border-w) border-border bg-[color-mix(in_oklab,var(--surface),var(--tone)_10%)] px-4 py-3 text-sm [border-style:solid]",
        tone === "info" ? "[--tone:var(--info)]" : "[--tone:var(--warning)]",
      )}
    >
      {children}
    </p>
  )
}
