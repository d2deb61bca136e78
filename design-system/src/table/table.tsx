import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from "@tanstack/react-table"
import { type ReactElement, type ReactNode, useEffect, useId, useMemo, useState } from "react"
import { cn } from "../lib/cn"
import { Skeleton } from "../skeleton/skeleton"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import { cardRoles, cellEdge, endsAligned, type TableColumn, toDefinition } from "./table-column"
import { TableHead } from "./table-head"
import { TableRows } from "./table-rows"

export interface TableProps<Data> {
  /** Spoken name. */
  label: string
  /** What to show, in the order that holds until a column is sorted. */
  rows: readonly Data[]
  /** From the start of the line to its end. A stable array saves work. */
  columns: readonly TableColumn<Data>[]
  /** A text that identifies a row and stays the same when `rows` change. */
  rowKey: (row: Data) => string
  /** Makes the whole row one link: wraps the content of the first cell in an anchor or a router link. */
  rowLink?: (row: Data, content: ReactNode) => ReactElement
  /** Spoken name of a row's link, which tells it from the others; without it the first cell is the name. */
  rowLabel?: (row: Data) => string
  /** The column, by its id, that the rows are sorted by at first; without it they keep their order. */
  initialSort?: Readonly<{ column: string; descending: boolean }>
  /** Rows of skeleton in place of the rows, while they load. */
  loadingRows?: number
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** In place of the rows when they could not be had. */
  failed?: ReactNode
  /**
   * A CSS length: the rows scroll within it under a head that stays, and only those in view are drawn. For more than a
   * hundred rows; without it the table is as tall as its rows.
   */
  maxHeight?: string
  /** In a narrow place each row becomes a card, or the table scrolls sideways. */
  narrow?: "cards" | "scroll"
  /** Read out while the rows load, "Loading" and the label by default. */
  loadingLabel?: string
  /** Read out once rows have loaded, "loaded" behind the label by default. */
  loadedLabel?: string
  /** Read out with the row that the Tab key reaches. */
  rowKeysLabel?: string
  className?: string
}

/** Rows of facts. Heads stay while rows load, fail or are none. The arrow keys lead from one row's link to the next. */
export function Table<Data>({
  label,
  rows,
  columns,
  rowKey,
  rowLink,
  rowLabel,
  initialSort,
  loadingRows,
  empty,
  failed,
  maxHeight,
  narrow = "scroll",
  loadingLabel = `Loading ${label}`,
  loadedLabel = `${label} loaded`,
  rowKeysLabel = "Arrow keys lead to the other rows",
  className,
}: TableProps<Data>) {
  const [sorting, setSorting] = useState<SortingState>(
    initialSort ? [{ id: initialSort.column, desc: initialSort.descending }] : [],
  )
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const table = useReactTable({
    data,
    columns: definitions,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    enableMultiSort: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const keysId = useId()
  const loading = loadingRows !== undefined
  const progress = useProgressText(loading, loadingLabel, failed === undefined ? loadedLabel : "")
  const instead = failed ?? (!loading && rows.length === 0 ? empty : null)
  const cards = narrow === "cards"
  const scrolls = maxHeight !== undefined
  return (
    <div
      ref={setScroller}
      data-slot="table"
      // Where rows are no links, nothing in what scrolls takes the focus, and the keyboard could not scroll it.
      {...(scrolls && { style: { maxHeight } })}
      {...(scrolls && !rowLink && { tabIndex: 0, role: "group", "aria-label": label })}
      className={cn("@container overflow-x-auto", scrolls && "overflow-y-auto [overflow-anchor:none]", className)}
    >
      <table
        {...(cards && cardRoles.table)}
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={instead === null && !loading ? rows.length + 1 : undefined}
        className={cn("w-full text-start", cards && "@max-lg:block")}
      >
        <TableHead table={table} columns={columns} sticky={scrolls} cards={cards} />
        {instead !== null || loading ? (
          <tbody>
            {instead !== null && (
              <tr className="border-hair border-t">
                <td colSpan={columns.length}>{instead}</td>
              </tr>
            )}
            {instead === null &&
              Array.from({ length: loadingRows ?? 0 }, (_, row) => row).map((row) => (
                <tr key={row} className="h-13 border-hair border-t">
                  {columns.map((column) => (
                    <td key={column.id} className={cellEdge}>
                      <Skeleton className={cn("h-4", endsAligned(column) ? "ms-auto w-16" : "w-2/3")} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ) : (
          <TableRows
            table={table}
            columns={columns}
            rowLink={rowLink}
            rowLabel={rowLabel}
            keysId={rows.length > 1 ? keysId : undefined}
            cards={cards}
            scrolls={scrolls}
            scroller={scroller}
          />
        )}
      </table>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      {rowLink && (
        <span id={keysId} hidden>
          {rowKeysLabel}
        </span>
      )}
    </div>
  )
}

/** What is read out while rows load and once they have; nothing where they were there from the start. */
function useProgressText(loading: boolean, loadingText: string, loadedText: string): string {
  const [shown, setShown] = useState<"nothing" | "loading" | "loaded">("nothing")
  useEffect(() => setShown((before) => (loading ? "loading" : before === "loading" ? "loaded" : before)), [loading])
  return { nothing: "", loading: loadingText, loaded: loadedText }[shown]
}
