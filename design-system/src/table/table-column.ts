import type { ColumnDef, Row } from "@tanstack/react-table"
import type { ReactNode } from "react"

type SortKey = number | bigint | string

export interface TableColumn<Data> {
  /** Distinguishes the columns; `initialSort` names one by it. */
  id: string
  /** Name of the column, in its head and, as cards, before the value. */
  header: string
  /** Draws the cell of a row. */
  cell: (row: Data) => ReactNode
  /** Figures of one width, aligned to the end. */
  numeric?: boolean
  /** The alignment of the column; a numeric one is aligned to the end. */
  align?: "start" | "center" | "end"
  /** Makes the head sortable by this key. */
  sortBy?: (row: Data) => SortKey
}

function compare(a: SortKey, b: SortKey) {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b)
  return a < b ? -1 : a > b ? 1 : 0
}

export function toDefinition<Data>({ id, header, sortBy }: TableColumn<Data>): ColumnDef<Data> {
  if (!sortBy) return { id, header, enableSorting: false }
  return {
    id,
    header,
    accessorFn: sortBy,
    sortDescFirst: true,
    sortingFn: (a: Row<Data>, b: Row<Data>) => compare(sortBy(a.original), sortBy(b.original)),
  }
}

export const cellEdge = "px-3 first:ps-5 last:pe-5"

/** What is drawn as a card has another `display`, and some browsers take the native role away with it. */
export const cardRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const

type Aligned = Pick<TableColumn<never>, "align" | "numeric">

const alignments = { start: "text-start", center: "text-center", end: "text-end" } as const

const placeOf = ({ align, numeric }: Aligned) => align ?? (numeric ? "end" : "start")
export const alignmentOf = (column: Aligned) => alignments[placeOf(column)]
export const endsAligned = (column: Aligned) => placeOf(column) === "end"
