import { type ComponentPropsWithoutRef, type ComponentType, lazy, type ReactNode, Suspense, useId } from "react"
import type { ArtId } from "../art/art-id"
import { cn } from "../lib/cn"
import { Cause, type CauseWords } from "./cause"
import type { StatusArtProps } from "./status-art"

// Decoration: a page that says what is wrong must not itself wait for, or fail with, a picture.
const noArt = (): { default: ComponentType<StatusArtProps> } => ({ default: () => null })
const StatusArt = lazy<ComponentType<StatusArtProps>>(() => import("./status-art").catch(noArt))

export interface StatusPageProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  /** A number such as 404, or at most three short words. */
  mark: number | string
  /** What this is, in one sentence: the page's heading. */
  title: string
  /** What it means and what to do. */
  children?: ReactNode
  /** The technical message: folded away, and cut after 300 characters. */
  cause?: string | undefined
  /** Returns what "Copy details for support", beside the cause, puts on the clipboard. */
  report?: (() => string) | undefined
  /** Around the cause. */
  words?: Partial<CauseWords>
  /** The ways on, the likeliest first. */
  actions: ReactNode
  /** The game whose scene is beside the words; decoration, loaded after the page. */
  art: ArtId
  /** Takes half its colour from the picture. */
  muted?: boolean
}

/** A page that cannot show what its address promised: words on one side, a picture that fades into the background on the other. */
export function StatusPage({
  mark,
  title,
  children,
  cause,
  report,
  words,
  actions,
  art,
  muted = false,
  className,
  ...props
}: StatusPageProps) {
  const heading = useId()
  const numeric = typeof mark === "number"
  return (
    <section
      data-slot="status-page"
      aria-labelledby={heading}
      {...props}
      className={cn("@container mx-auto w-full max-w-260", className)}
    >
      <div className="grid items-center gap-5 px-1 py-3 @2xl:min-h-[min(43.75rem,70dvh)] @2xl:grid-cols-2 @2xl:p-5">
        <div className="@max-2xl:order-2">
          <p
            className={
              numeric
                ? "type-display text-[calc(min(9.375rem,36cqi)*var(--display-scale))] text-primary leading-[.9]"
                : "type-display max-w-[8ch] text-[calc(min(3.9375rem,15cqi)*var(--display-scale))] text-accent leading-[1.05]"
            }
          >
            {mark}
          </p>
          <h1 id={heading} className="type-display type-d3 mt-4.5 mb-3 wrap-anywhere">
            {title}
          </h1>
          <div className="max-w-97.5 text-text-secondary wrap-anywhere">
            {children}
            {cause !== undefined && <Cause message={cause} report={report} words={words} />}
          </div>
          <div className="mt-6.5 flex flex-wrap gap-3 @max-2xl:[&>a]:flex-1 @max-2xl:[&>button]:flex-1">{actions}</div>
        </div>
        <div
          aria-hidden
          className="relative @max-2xl:aspect-3/2 @max-2xl:h-[min(13.75rem,25dvh)] @max-2xl:justify-self-center @2xl:-mx-[8%] @2xl:aspect-4/3"
        >
          <Suspense>
            <StatusArt game={art} muted={muted} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
