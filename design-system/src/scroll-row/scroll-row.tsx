import { ChevronLeft, ChevronRight } from "lucide-react"
import { Children, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useHydrated } from "../hooks/use-hydrated"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"

export interface ScrollRowProps {
  /** Heading above the row, and the name of its region, its list and its buttons. */
  title: string
  /** Beside the title: how many there are. */
  count?: ReactNode
  /** One element per card; each keeps its own width. */
  children: ReactNode
  /** Replaces the spoken names of the two buttons; what is left out stays English. */
  words?: Partial<ScrollRowWords>
  className?: string
}

/** The spoken names of a ScrollRow's arrows, in English by default. */
export interface ScrollRowWords {
  back: (title: string) => string
  on: (title: string) => string
}

const defaultWords: ScrollRowWords = {
  back: (title) => `Scroll ${title} back`,
  on: (title) => `Scroll ${title} on`,
}

/** What is hidden before and after the part in sight; a row read from the right scrolls to negative offsets. */
function hiddenPart(track: HTMLElement) {
  const passedPx = Math.abs(track.scrollLeft)
  return { before: passedPx > 1, after: track.scrollWidth - track.clientWidth - passedPx > 1 }
}

/** Cards side by side that snap into place. Buttons turn it by a view; with focus inside, arrow keys scroll. */
export function ScrollRow({ title, count, children, words: own, className }: ScrollRowProps) {
  const words = { ...defaultWords, ...own }
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const alive = useHydrated()
  // A row is mostly longer than its place. Buttons drawn on the server would do nothing for a reader without JavaScript.
  const [measured, setMeasured] = useState(alive ? { before: false, after: true } : null)
  const hidden = measured ?? { before: false, after: false }
  useEffect(() => {
    const row = track.current
    if (!row) return
    const measure = () =>
      setMeasured((last) => {
        const next = hiddenPart(row)
        return next.before === last?.before && next.after === last.after ? last : next
      })
    // It speaks up once the row has been laid out, so that nothing is laid out for a row that is not in sight. What it says
    // is drawn in the same frame: a wrong guess is never seen, and a frame of its own costs as much as the page around it.
    const size = new ResizeObserver(() => flushSync(measure))
    const observeCards = () => {
      for (const card of row.children) size.observe(card)
    }
    const cards = new MutationObserver(observeCards)
    size.observe(row)
    observeCards()
    cards.observe(row, { childList: true })
    row.addEventListener("scroll", measure, { passive: true })
    return () => {
      size.disconnect()
      cards.disconnect()
      row.removeEventListener("scroll", measure)
    }
  }, [])
  function turn(direction: 1 | -1) {
    const row = track.current
    if (!row) return
    const forward = getComputedStyle(row).direction === "rtl" ? -1 : 1
    row.scrollBy({ left: direction * forward * row.clientWidth * 0.8 })
  }
  return (
    <section
      data-slot="scroll-row"
      aria-labelledby={id}
      // The margin keeps the outer cards' rings whole.
      className={cn(
        "grid min-w-0 grid-cols-1 gap-3.5 [content-visibility:auto] [contain-intrinsic-block-size:auto_22rem] [overflow-clip-margin:0.5rem]",
        className,
      )}
    >
      <div className="flex min-h-10 items-center gap-3">
        <h2 id={id} className="type-d4 type-display wrap-anywhere min-w-0">
          {title}
        </h2>
        {count && <span className="text-sm text-text-muted">{count}</span>}
        {(hidden.before || hidden.after) && (
          <div className="ms-auto flex gap-1">
            <IconButton
              label={words.back(title)}
              tipSide="none"
              variant="framed"
              aria-disabled={!hidden.before}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.75} />
            </IconButton>
            <IconButton
              label={words.on(title)}
              tipSide="none"
              variant="framed"
              aria-disabled={!hidden.after}
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.75} />
            </IconButton>
          </div>
        )}
      </div>
      <ul
        ref={track}
        aria-labelledby={id}
        // A page that was drawn on the server and has not come alive may be too narrow for it.
        tabIndex={measured === null || hidden.before || hidden.after ? 0 : undefined}
        data-before={hidden.before}
        data-after={hidden.after}
        className="scroll-row-fade -mx-1 -my-2 flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth rounded-sm px-1 py-2 [scrollbar-width:none] -outline-offset-2 motion-reduce:scroll-auto in-data-[reduce-motion=true]:scroll-auto"
      >
        {Children.map(children, (card) => (
          <li className="shrink-0 snap-start scroll-ms-1">{card}</li>
        ))}
      </ul>
    </section>
  )
}
