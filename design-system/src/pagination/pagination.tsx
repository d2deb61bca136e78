import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../button/button"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { pageWindow } from "./page-window"

export interface PaginationProps {
  /** Spoken name: what is turned over. */
  label: string
  /** From 1. */
  page: number
  /** How many pages there are. With 0 there is nothing to turn, and `onPageChange` does not run. */
  pageCount: number
  /** Runs with the number of the page to show, from 1. */
  onPageChange: (page: number) => void
  /** At the other end of the line: "Rows 1 to 100 of 200". */
  note?: ReactNode
  /** While the next page loads. */
  disabled?: boolean
  /** Replaces the spoken names of the buttons; what is left out stays English. */
  words?: Partial<PaginationWords>
  className?: string
}

/** The spoken names of a Pagination's buttons, in English by default. */
export interface PaginationWords {
  previous: string
  next: string
  page: (number: number) => string
}

const defaultWords: PaginationWords = {
  previous: "Previous page",
  next: "Next page",
  page: (number) => `Page ${number}`,
}

/** Turns the pages of a long list. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, onPageChange, note, disabled, className } = props
  const words = { ...defaultWords, ...props.words }
  // Gaps keep the key of the page before them, so that buttons do not change places in the tree.
  const numbers = pageWindow(page, pageCount).map((number, index, all) => ({
    number,
    key: number ?? -(all[index - 1] ?? 0),
  }))
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={cn("flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.84375rem] text-text-muted", className)}
    >
      {note && (
        <p aria-live="polite" className="me-auto">
          {note}
        </p>
      )}
      <div className="flex items-center gap-1">
        <IconButton
          label={words.previous}
          tipSide="none"
          // Not `disabled`, which would take the focus away from who has just pressed it.
          aria-disabled={disabled || page <= 1 || pageCount < 1}
          onClick={() => onPageChange(Math.min(page - 1, pageCount))}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.75} />
        </IconButton>
        {numbers.map(({ number, key }) =>
          number === null ? (
            <span key={key} aria-hidden className="w-6 text-center">
              …
            </span>
          ) : (
            <Button
              key={key}
              size="sm"
              variant={number === page ? "secondary" : "ghost"}
              aria-label={words.page(number)}
              aria-current={number === page ? "page" : undefined}
              aria-disabled={disabled}
              onClick={() => onPageChange(number)}
              className="max-sm:not-aria-[current]:hidden forced-colors:aria-[current]:outline-2"
            >
              {number}
            </Button>
          ),
        )}
        <IconButton
          label={words.next}
          tipSide="none"
          aria-disabled={disabled || page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        >
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.75} />
        </IconButton>
      </div>
    </nav>
  )
}
