import { cn } from "../lib/cn"
import { formatAmount } from "../lib/units"
import { Amount, type AmountProps } from "./amount"

export type ColumnAmountProps = Omit<AmountProps, "digits" | "leastDigits" | "title">

const PLACES = 5

/** What is cut off is shown over the figure, for a press or the focus. */
const whole =
  "relative after:absolute after:end-0 after:bottom-full after:z-20 after:hidden after:rounded-sm after:border after:border-border after:bg-surface after:px-2 after:py-0.5 after:text-sm after:text-text after:shadow-3 after:content-[attr(data-whole)] focus:after:block"

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
      className={cn(cut && whole, className)}
    />
  )
}
