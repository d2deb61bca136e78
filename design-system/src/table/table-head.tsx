import type { Table } from "@tanstack/react-table"
import { ArrowDown, ArrowUp } from "lucide-react"
import { cn } from "../lib/cn"
import { alignmentOf, cardRoles, cellEdge, endsAligned, type TableColumn } from "./table-column"

const spokenOrder = { asc: "ascending", desc: "descending" } as const

export interface TableHeadProps<Data> {
  table: Table<Data>
  columns: readonly TableColumn<Data>[]
  /** Stays at the top of what scrolls. */
  sticky: boolean
  /** Above cards only the heads that sort are of use; they are in a row that wraps. */
  cards: boolean
}

/** The names of the columns; a sorted one says so in words and with an arrow. */
export function TableHead<Data>({ table, columns, sticky, cards }: TableHeadProps<Data>) {
  const sortable = table.getAllLeafColumns().some((column) => column.getCanSort())
  return (
    <thead
      {...(cards && cardRoles.rowgroup)}
      className={cn(
        sticky && "sticky top-0 z-1 bg-surface shadow-[0_1px_0_var(--hair)]",
        cards && (sortable ? "@max-lg:block" : "@max-lg:sr-only"),
      )}
    >
      <tr
        {...(cards && cardRoles.row)}
        aria-rowindex={1}
        className={cn("h-10.5 text-text-muted", cards && "@max-lg:flex @max-lg:flex-wrap @max-lg:gap-x-4 @max-lg:px-5")}
      >
        {columns.map((definition) => {
          const { id, header } = definition
          const column = table.getColumn(id)
          const order = column?.getIsSorted() ?? false
          const Arrow = order === "asc" ? ArrowUp : ArrowDown
          return (
            <th
              key={id}
              {...(cards && cardRoles.columnheader)}
              scope="col"
              aria-sort={order ? spokenOrder[order] : undefined}
              className={cn(
                "type-label whitespace-nowrap",
                cellEdge,
                alignmentOf(definition),
                cards && "@max-lg:px-0 @max-lg:first:ps-0 @max-lg:last:pe-0",
                cards && !column?.getCanSort() && "@max-lg:sr-only",
              )}
            >
              {column?.getCanSort() ? (
                <button
                  type="button"
                  onClick={column.getToggleSortingHandler()}
                  className={cn(
                    "inline-flex min-h-10 items-center gap-1 rounded-xs [font:inherit] [letter-spacing:inherit] [text-transform:inherit] hover:text-text",
                    order && "text-text",
                    // The arrow keeps out of the way of the edge that the words share with the figures below.
                    endsAligned(definition) && (cards ? "@lg:flex-row-reverse" : "flex-row-reverse"),
                  )}
                >
                  <span>{header}</span>
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
  )
}
