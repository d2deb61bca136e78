import type { ChartPoint } from "./chart-point"

/** The words of a chart, in English by default. */
export interface ChartWords {
  /** In place of the marks while there are no points, and spoken after the label. */
  nothing: string
  /** Spoken after the label of the control that the arrow keys move through the points. */
  pointByPoint: string
  /** On the disclosure that opens the table. */
  showTable: string
  /** Heads of the table's two columns. */
  point: string
  value: string
}

export const defaultChartWords: ChartWords = {
  nothing: "nothing yet",
  pointByPoint: "point by point",
  showTable: "Show as table",
  point: "Date",
  value: "Value",
}

export interface ChartTableProps {
  /** Spoken name of the table. */
  label: string
  /** In order of time. */
  points: readonly ChartPoint[]
  /** Of the disclosure and of the heads. */
  words: ChartWords
}

/** The figures of a chart, newest first, behind a disclosure. */
export function ChartTable({ label, points, words }: ChartTableProps) {
  return (
    <details data-slot="chart-table" className="text-[0.84375rem]">
      <summary className="w-fit cursor-pointer rounded-xs py-2.5 text-text-secondary hover:text-text">
        {words.showTable}
      </summary>
      <table aria-label={label} className="framed w-full border-collapse rounded-sm bg-surface text-start">
        <thead>
          <tr className="text-text-muted">
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {words.point}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold">
              {words.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map(({ label: point, text }) => (
            <tr key={point} className="border-hair border-t">
              <th scope="row" className="wrap-anywhere px-3 py-2 text-start font-normal">
                {point}
              </th>
              <td className="wrap-anywhere px-3 py-2 text-end tabular-nums">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
