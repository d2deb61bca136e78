import { useVirtualizer } from "@tanstack/react-virtual"
import { type ReactNode, useRef } from "react"
import { cn } from "../lib/cn"
import { rangeWith } from "../lib/range-with"

export interface DataListProps<Data> {
  /** Spoken name. */
  label: string
  /** Every item, in the order of its row. */
  items: readonly Data[]
  /** Tells an item from the others, and is the same on every draw. */
  itemKey: (item: Data, index: number) => string
  /** What is drawn in an item's row. */
  renderItem: (item: Data, index: number) => ReactNode
  /** Height of a row before it is measured; rows may be higher. */
  estimatedRowPx?: number
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** Give it a height: the list scrolls inside. */
  className?: string
}

/** Thousands of rows of which only those in sight exist; each says its place among all. */
export function DataList<Data>({
  label,
  items,
  itemKey,
  renderItem,
  estimatedRowPx = 52,
  empty,
  className,
}: DataListProps<Data>) {
  const box = useRef<HTMLDivElement>(null)
  /** The key of the row that has the focus. */
  const focused = useRef<string | null>(null)
  const focusedIndex = () =>
    focused.current === null ? -1 : items.findIndex((item, index) => itemKey(item, index) === focused.current)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedRowPx,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item, index)
    },
    overscan: 8,
    // The row that has the focus stays in the document wherever the list scrolls.
    rangeExtractor: (range) => rangeWith(range, focusedIndex()),
  })
  if (items.length === 0) return <div className={className}>{empty}</div>
  // A box that scrolls must be reachable by keyboard; one that does not would be a stop for nothing.
  const overflows = rows.getTotalSize() > (rows.scrollRect?.height ?? 0)
  return (
    <div
      data-slot="data-list"
      ref={box}
      {...(overflows && { tabIndex: 0, role: "group", "aria-label": label })}
      className={cn("overflow-y-auto overscroll-contain rounded-sm -outline-offset-2", className)}
    >
      <ul aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              onFocus={() => {
                focused.current = item === undefined ? null : itemKey(item, index)
              }}
              onBlur={() => {
                focused.current = null
              }}
              className="absolute inset-x-0 top-0 border-hair not-data-[index='0']:border-t"
              style={{ transform: `translateY(${start}px)` }}
            >
              {item !== undefined && renderItem(item, index)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
