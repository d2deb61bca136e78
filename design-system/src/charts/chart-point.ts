export interface ChartPoint {
  /** What the point stands for: a day. */
  label: string
  /** Null while it is unknown. */
  value: number | null
  /** The value as it is written: "248.6140 SOL, 904 plays". */
  text: string
}
