import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  type Row as TableRow,
  useReactTable,
} from "@tanstack/react-table"
import { ArrowDown, ArrowUp } from "lucide-react"
import { Slot } from "radix-ui"
import { type ReactElement, type ReactNode, useMemo, useState } from "react"
import { cn } from "../lib/cn"
import { Skeleton } from "../skeleton/skeleton"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

type SortKey = number | bigint | string

export interface TableColumn<Data> {
  id: string
  header: string
  cell: (row: Data) => ReactNode
  /** Right aligned, with figures of one width. */
  numeric?: boolean
  /** Makes the head sortable by this key. */
  sortBy?: (row: Data) => SortKey
}

export interface TableProps<Data> {
  /** Spoken name. */
  label: string
  rows: readonly Data[]
  columns: readonly TableColumn<Data>[]
  rowKey: (row: Data) => string
  /** Makes the whole row one link: wraps the content of the first cell in an anchor or a router link. */
  rowLink?: (row: Data, content: ReactNode) => ReactElement
  initialSort?: Readonly<{ column: string; descending: boolean }>
  /** Rows of skeleton in place of the rows, while they load. */
  loadingRows?: number
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** In place of the rows when they could not be had. */
  failed?: ReactNode
  className?: string
}

function compare(a: SortKey, b: SortKey) {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b)
  return a < b ? -1 : a > b ? 1 : 0
}

function toDefinition<Data>({ id, header, sortBy }: TableColumn<Data>): ColumnDef<Data> {
  if (!sortBy) return { id, header, enableSorting: false }
  return {
    id,
    header,
    accessorFn: sortBy,
    sortDescFirst: true,
    sortingFn: (a: TableRow<Data>, b: TableRow<Data>) => compare(sortBy(a.original), sortBy(b.original)),
  }
}

const edge = "px-3 first:ps-5 last:pe-5"
const stretched =
  "text-inherit after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:-outline-offset-2"
const spokenOrder = { asc: "ascending", desc: "descending" } as const

/** Rows of facts. Heads stay while rows load, fail or are none; a sorted head says so in words and with an arrow. */
export function Table<Data>({
  label,
  rows,
  columns,
  rowKey,
  rowLink,
  initialSort,
  loadingRows,
  empty,
  failed,
  className,
}: TableProps<Data>) {
  const [sorting, setSorting] = useState<SortingState>(
    initialSort ? [{ id: initialSort.column, desc: initialSort.descending }] : [],
  )
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const table = useReactTable({
    data,
    columns: definitions,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const instead = failed ?? (loadingRows === undefined && rows.length === 0 ? empty : null)
  return (
    <div data-slot="table" className={cn("overflow-x-auto", className)}>
      <table aria-label={label} aria-busy={loadingRows !== undefined} className="w-full text-start">
        <thead>
          <tr className="h-10.5 text-text-muted">
            {columns.map(({ id, header, numeric }) => {
              const column = table.getColumn(id)
              const order = column?.getIsSorted() ?? false
              const Arrow = order === "asc" ? ArrowUp : ArrowDown
              return (
                <th
                  key={id}
                  scope="col"
                  aria-sort={order ? spokenOrder[order] : undefined}
                  className={cn("type-label whitespace-nowrap", edge, numeric ? "text-end" : "text-start")}
                >
                  {column?.getCanSort() ? (
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      className={cn(
                        "inline-flex min-h-10 items-center gap-1 rounded-xs [font:inherit] [letter-spacing:inherit] [text-transform:inherit] hover:text-text",
                        order && "text-text",
                      )}
                    >
                      {header}
                      <Arrow aria-hidden strokeWidth={1.75} className={cn("size-3.5", !order && "invisible")} />
                    </button>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {instead !== null && (
            <tr className="border-hair border-t">
              <td colSpan={columns.length}>{instead}</td>
            </tr>
          )}
          {instead === null &&
            loadingRows !== undefined &&
            Array.from({ length: loadingRows }, (_, row) => row).map((row) => (
              <tr key={row} className="h-13 border-hair border-t">
                {columns.map(({ id, numeric }) => (
                  <td key={id} className={edge}>
                    <Skeleton className={cn("h-4", numeric ? "ms-auto w-16" : "w-2/3")} />
                  </td>
                ))}
              </tr>
            ))}
          {instead === null &&
            loadingRows === undefined &&
            table.getRowModel().rows.map(({ id: key, original }) => (
              <tr
                key={key}
                className={cn(
                  "relative h-13 border-hair border-t",
                  rowLink && "transition-tint hover:bg-[color-mix(in_oklab,var(--surface-hover)_70%,transparent)]",
                )}
              >
                {columns.map(({ id, cell, numeric }, index) => (
                  <td
                    key={id}
                    className={cn(
                      edge,
                      numeric ? "whitespace-nowrap text-end tabular-nums" : "wrap-anywhere min-w-28 max-w-90",
                    )}
                  >
                    {index === 0 && rowLink ? (
                      <Slot.Root className={stretched}>{rowLink(original, cell(original))}</Slot.Root>
                    ) : (
                      cell(original)
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {loadingRows !== undefined && <VisuallyHidden role="status">Loading {label}</VisuallyHidden>}
    </div>
  )
}
