import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"
import { type AmountFormat, formatAmount, formatUnits } from "../lib/units"

export interface AmountProps extends AmountFormat, Omit<ComponentPropsWithoutRef<"data">, "value" | "children"> {
  /** Smallest units, lamports for SOL. */
  value: bigint
  /** Digits after the point in one whole token, 9 for SOL. */
  decimals: number
  /** The unit after the figure: "SOL". Left out, only the figure is written. */
  symbol?: string
  /**
   * Beside `digits`: noughts after this many digits are not shown but keep their width, so that a column of mixed
   * figures aligns on the point; a phone has no width for them. Left out, all of them are shown.
   */
  leastDigits?: number
}

/** The figure, and the noughts at its end that only hold their place. */
function parted(text: string, leastDigits: number): readonly [shown: string, held: string] {
  const point = text.indexOf(".")
  const end = /\.?0+$/.exec(text)
  if (point === -1 || !end) return [text, ""]
  const from = Math.max(end.index, leastDigits === 0 ? point : point + 1 + leastDigits)
  return [text.slice(0, from), text.slice(from)]
}

/** Money: the figure as strong as its surroundings, the unit one step lighter. */
export function Amount({ value, decimals, symbol, digits, leastDigits, sign, className, ...props }: AmountProps) {
  const text = formatAmount(value, decimals, { digits, sign })
  const [shown, held] = leastDigits === undefined ? [text, ""] : parted(text, leastDigits)
  return (
    <data
      data-slot="amount"
      translate="no"
      {...props}
      value={formatUnits(value, decimals)}
      className={cn("whitespace-nowrap tabular-nums", className)}
    >
      <span>{shown}</span>
      {held && <span className="invisible max-md:hidden">{held}</span>}
      {symbol && <span className="font-medium">{` ${symbol}`}</span>}
    </data>
  )
}
