import type { Table } from "@tanstack/react-table"
import { useVirtualizer } from "@tanstack/react-virtual"
import { Fragment, type ReactElement, type ReactNode, useRef } from "react"
import { cn } from "../lib/cn"
import { rangeWith } from "../lib/range-with"
import { cardRoles, type TableColumn } from "./table-column"
import { TableRow } from "./table-row"
import { useRowKeys } from "./use-row-keys"

export interface TableRowsProps<Data> {
  table: Table<Data>
  columns: readonly TableColumn<Data>[]
  rowLink: ((row: Data, content: ReactNode) => ReactElement) | undefined
  rowLabel: ((row: Data) => string) | undefined
  /** Of the text that says which keys lead to other rows. */
  keysId: string | undefined
  cards: boolean
  /** Whether only the rows in view are drawn; otherwise the table is as tall as its rows. */
  scrolls: boolean
  /** Null until it is in the document. */
  scroller: HTMLElement | null
}

const rowPx = 52
/** Drawn beyond the edge, so that a quick wheel meets rows. */
const overscan = 8

export function TableRows<Data>({
  table,
  columns,
  rowLink,
  rowLabel,
  keysId,
  cards,
  scrolls,
  scroller,
}: TableRowsProps<Data>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = table.getRowModel()
  const activeRow = useRef(0)
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: scrolls,
    getScrollElement: () => scroller,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => rowPx,
    overscan,
    // Until it is measured, on the server too, it is as tall as a screen of rows.
    initialRect: { width: 0, height: 10 * rowPx },
    scrollPaddingStart: rowPx,
    // The row that holds the focus stays in the document wherever the table scrolls.
    rangeExtractor: (range) => rangeWith(range, activeRow.current),
  })
  const { active, onKeyDown, onFocus } = useRowKeys({
    rows,
    page: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 10 * rowPx) / rowPx) - 1),
    reveal: (index) => {
      if (scrolls) virtualizer.scrollToIndex(index, { align: "auto" })
      else body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: "nearest" })
    },
    body,
  })
  activeRow.current = active

  const drawn = scrolls
    ? virtualizer.getVirtualItems().map(({ index, start, end }) => ({ index, start, end }))
    : rows.map((_, index) => ({ index, start: 0, end: 0 }))
  const space = (px: number) =>
    px > 0 && (
      <tr aria-hidden>
        <td colSpan={columns.length} style={{ height: px, padding: 0 }} />
      </tr>
    )
  return (
    <tbody
      ref={body}
      {...(cards && cardRoles.rowgroup)}
      onKeyDown={rowLink && onKeyDown}
      onFocus={onFocus}
      className={cn(cards && "@max-lg:block")}
    >
      {drawn.map(({ index, start }, position) => {
        const row = rows[index]
        if (!row) return null
        return (
          <Fragment key={row.id}>
            {space(start - (drawn[position - 1]?.end ?? 0))}
            <TableRow
              row={row.original}
              columns={columns}
              rowLink={rowLink}
              label={rowLabel?.(row.original)}
              keysId={keysId}
              index={index}
              inTabOrder={index === active}
              cards={cards}
              {...(scrolls && { measure: virtualizer.measureElement })}
            />
          </Fragment>
        )
      })}
      {scrolls && space(virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0))}
    </tbody>
  )
}
