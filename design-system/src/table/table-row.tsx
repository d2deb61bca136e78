import { Slot } from "radix-ui"
import { memo, type ReactElement, type ReactNode } from "react"
import { cn } from "../lib/cn"
import { joinText } from "../lib/join-text"
import { alignmentOf, cardRoles, cellEdge, type TableColumn } from "./table-column"

const stretched =
  "text-inherit after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:-outline-offset-2"

export interface TableRowProps<Data> {
  row: Data
  columns: readonly TableColumn<Data>[]
  rowLink: ((row: Data, content: ReactNode) => ReactElement) | undefined
  /** Spoken name of the link, where the first cell is not enough. */
  label: string | undefined
  /** Of the text that says which keys lead to other rows; it describes the row that Tab reaches. */
  keysId: string | undefined
  /** Position in the sorted rows, from 0. */
  index: number
  /** Of all links of the table one is reached with Tab, the arrow keys lead to the others. */
  inTabOrder: boolean
  cards: boolean
  measure?: (element: HTMLTableRowElement | null) => void
}

function Row<Data>({ row, columns, rowLink, label, keysId, index, inTabOrder, cards, measure }: TableRowProps<Data>) {
  return (
    <tr
      ref={measure}
      {...(cards && cardRoles.row)}
      aria-rowindex={index + 2}
      data-index={index}
      className={cn(
        "relative h-13 border-hair border-t",
        rowLink && "transition-tint hover:bg-[color-mix(in_oklab,var(--surface-hover)_70%,transparent)]",
        cards && "@max-lg:grid @max-lg:h-auto @max-lg:gap-1.5 @max-lg:px-5 @max-lg:py-3.5",
      )}
    >
      {columns.map((column, position) => {
        const content = column.cell(row)
        const linked = position === 0 && rowLink
        return (
          <td
            key={column.id}
            {...(cards && cardRoles.cell)}
            className={cn(
              cellEdge,
              alignmentOf(column),
              column.numeric ? "whitespace-nowrap tabular-nums" : "wrap-anywhere min-w-28 max-w-90",
              cards &&
                "@max-lg:flex @max-lg:max-w-none @max-lg:items-baseline @max-lg:justify-between @max-lg:gap-4 @max-lg:px-0 @max-lg:first:ps-0 @max-lg:last:pe-0",
            )}
          >
            {cards && position > 0 && (
              <span aria-hidden className="type-label shrink-0 text-text-muted @lg:hidden">
                {column.header}
              </span>
            )}
            {linked ? (
              <Slot.Root
                className={stretched}
                tabIndex={inTabOrder ? 0 : -1}
                aria-label={label}
                aria-describedby={inTabOrder ? keysId : undefined}
              >
                {rowLink(row, content)}
              </Slot.Root>
            ) : (
              <span className="contents">{joinText(content)}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Memoized, so that scrolling draws the rows that come into view and no others. */
export const TableRow = memo(Row) as typeof Row
