export interface ChartPoint {
  /** The point's label, such as a day; each occurs once in a chart. */
  label: string
  /** Null while it is unknown. */
  value: number | null
  /** The value as it is written: "248.6140 SOL, 904 plays". */
  text: string
}
