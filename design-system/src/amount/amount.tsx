import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"
import { type AmountFormat, formatAmount, formatUnits } from "../lib/units"

export interface AmountProps extends AmountFormat, Omit<ComponentPropsWithoutRef<"data">, "value" | "children"> {
  /** Smallest units, lamports for SOL. */
  value: bigint
  /** Digits after the point in one whole token, 9 for SOL. */
  decimals: number
  symbol?: string
}

/** Money: the figure as strong as its surroundings, the unit one step lighter. */
export function Amount({ value, decimals, symbol, digits, sign, className, ...props }: AmountProps) {
  return (
    <data
      data-slot="amount"
      {...props}
      value={formatUnits(value, decimals)}
      className={cn("whitespace-nowrap tabular-nums", className)}
    >
      {formatAmount(value, decimals, { digits, sign })}
      {symbol && <span className="font-medium opacity-78"> {symbol}</span>}
    </data>
  )
}
