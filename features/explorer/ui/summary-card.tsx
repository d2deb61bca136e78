import { cn, GamePicture, isArtId } from "@dghrt/design-system"
import type { ReactNode } from "react"

export interface SummaryFigure {
  label: string
  value: ReactNode
}

export interface SummaryCardProps {
  /** The game's piece of art; left out for a game that is not known. */
  art: string | undefined
  /** The page has a picture of the game elsewhere, except on a phone, where that is further down. */
  artOnPhonesOnly?: boolean
  /** What it was, in one line. */
  head: ReactNode
  /** Beside the head where there is room for it. */
  aside?: ReactNode
  /** Three of them. */
  figures: readonly SummaryFigure[]
  /** What it came to; on a phone its label is only spoken where the value explains itself. */
  outcome: SummaryFigure & { selfExplanatory?: boolean }
}

/**
 * What a transaction was and what it came to, on one card. On a phone the outcome is beside the picture, and the figures
 * are a row of their own below; in large text all of it is one column, without the picture.
 */
export function SummaryCard({ art, artOnPhonesOnly = false, head, aside, figures, outcome }: SummaryCardProps) {
  return (
    <section
      aria-label="Summary"
      data-art={artOnPhonesOnly ? "phones" : "all"}
      className="group/summary card grid grid-cols-[6.125rem_minmax(0,1fr)] overflow-hidden max-sm:grid-rows-[auto_1fr_auto] @max-3xs:grid-cols-[minmax(0,1fr)] sm:min-h-37.5 sm:grid-cols-[11.875rem_minmax(0,1fr)] sm:data-[art=phones]:min-h-0 sm:data-[art=phones]:grid-cols-[minmax(0,1fr)]"
    >
      <div
        aria-hidden
        className="relative overflow-hidden bg-surface-hover max-sm:row-span-2 max-sm:min-h-28 @max-3xs:hidden sm:group-data-[art=phones]/summary:hidden"
      >
        {art !== undefined && isArtId(art) && <GamePicture game={art} className="absolute inset-0 size-full" />}
      </div>
      <div className="min-w-0 content-between gap-4 p-5 max-sm:contents sm:grid">
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:px-4 max-sm:pt-4">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-text-secondary">{head}</p>
          {aside !== undefined && <span className="max-sm:hidden">{aside}</span>}
        </div>
        <div className="flex-wrap items-end justify-between gap-x-8 gap-y-3 max-sm:contents sm:flex">
          <dl className="max-sm:order-last max-sm:col-span-full max-sm:grid max-sm:grid-cols-3 @max-3xs:grid-cols-1 max-sm:border-hair max-sm:border-t sm:flex sm:flex-wrap sm:gap-x-7 sm:gap-y-2">
            {figures.map(({ label, value }) => (
              <div
                key={label}
                className="min-w-0 border-hair max-sm:px-3.5 max-sm:py-2.5 max-sm:not-first:border-s max-3xs:px-2.5 @max-3xs:not-first:border-s-0 @max-3xs:not-first:border-t"
              >
                <dt className="text-[0.8125rem] text-text-muted">{label}</dt>
                <dd className="font-[650] max-sm:[&_data]:whitespace-normal max-md:text-sm">{value}</dd>
              </div>
            ))}
          </dl>
          <dl className="min-w-0 max-sm:px-4 max-sm:pt-1.5 max-sm:pb-4 sm:text-end">
            <dt className={cn("text-[0.8125rem] text-text-muted", outcome.selfExplanatory && "max-sm:sr-only")}>
              {outcome.label}
            </dt>
            <dd>{outcome.value}</dd>
          </dl>
        </div>
      </div>
    </section>
  )
}
