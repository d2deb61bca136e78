import { cn } from "../lib/cn"
import { formatAmount } from "../lib/units"
import { Amount, type AmountProps } from "./amount"

export type ColumnAmountProps = Omit<AmountProps, "digits" | "leastDigits" | "title">

const PLACES = 5

/**
 * One of a column of amounts, with five places, of which noughts behind the second keep their width. All its places are in its
 * title, and stand over it while it has the focus.
 */
export function ColumnAmount({ value, decimals, symbol, sign, className, ...props }: ColumnAmountProps) {
  const figure = formatAmount(value, decimals, { ...(sign && { sign }) })
  const exact = symbol === undefined ? figure : `${figure} ${symbol}`
  const digits = Math.min(PLACES, decimals)
  const cut = value % 10n ** BigInt(decimals - digits) !== 0n
  return (
    <Amount
      {...props}
      {...(symbol !== undefined && { symbol })}
      {...(sign && { sign })}
      {...(cut && { tabIndex: 0, "data-whole": exact })}
      value={value}
      decimals={decimals}
      digits={digits}
      leastDigits={2}
      title={exact}
      className={cn(cut && "whole-on-focus", className)}
    />
  )
}
