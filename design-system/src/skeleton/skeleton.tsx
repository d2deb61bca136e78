import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

/** The place of something not yet here; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn(
        "block rounded-sm bg-[linear-gradient(100deg,var(--surface-hover)_30%,color-mix(in_oklab,var(--surface-hover),var(--text)_9%)_46%,var(--surface-hover)_62%)] bg-size-[200%_100%] motion-safe:animate-sheen in-data-[reduce-motion=true]:animate-none forced-colors:border",
        className,
      )}
    />
  )
}

/** The place of one figure. Who waits for three seconds sees the dash of one that is not known. */
export const SkeletonFigure = ({ className }: { className?: string }) => (
  <span className={cn("relative inline-block", className)}>
    <span className="block h-full [animation:fade-out_200ms_3s_both]">
      <Skeleton className="h-full" />
    </span>
    <span aria-hidden className="absolute inset-0 flex items-center [animation:fade-in_200ms_3s_both]">
      —
    </span>
  </span>
)

export interface SkeletonRowsProps {
  /** How many rows to draw, each 40 px high. */
  count: number
  /** What is loading, for people who listen. */
  label: string
  /** What is seen in place of the rows after three seconds, "No answer yet" by default. */
  lateLabel?: string
  className?: string
}

/** A list on its way. Who waits for three seconds reads that there is no answer yet. */
export function SkeletonRows({ count, label, lateLabel = "No answer yet", className }: SkeletonRowsProps) {
  return (
    <div data-slot="skeleton-rows" role="status" className={cn("relative grid gap-3", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center text-sm text-text-secondary [animation:fade-in_200ms_3s_both]"
      >
        {lateLabel}
      </span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and stay
        <span key={row} className="[animation:fade-out_200ms_3s_both]">
          <Skeleton className="h-10 w-full" />
        </span>
      ))}
    </div>
  )
}

interface PageSkeletonProps {
  /** What is loading, for people who listen. */
  label?: string
}

/** A whole page on its way: a title, a board, a dock. */
export function PageSkeleton({ label = "Loading page" }: PageSkeletonProps) {
  return (
    <div data-slot="page-skeleton" role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-10 w-60 max-w-full" />
      <Skeleton className="h-105 w-full rounded-lg" />
      <Skeleton className="h-30 w-full rounded-lg" />
    </div>
  )
}
