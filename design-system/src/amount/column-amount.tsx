import { formatAmount } from "../lib/units"
import { Amount, type AmountProps } from "./amount"
import { columnDigits } from "./column-digits"

export type ColumnAmountProps = Omit<AmountProps, "digits" | "leastDigits" | "title">

/** One of a column of amounts, with as few places as say something. All its places are in its title. */
export function ColumnAmount({ value, decimals, symbol, sign, ...props }: ColumnAmountProps) {
  const exact = formatAmount(value, decimals, { ...(sign && { sign }) })
  return (
    <Amount
      {...props}
      {...(symbol !== undefined && { symbol })}
      {...(sign && { sign })}
      value={value}
      decimals={decimals}
      digits={columnDigits(value, decimals)}
      title={symbol === undefined ? exact : `${exact} ${symbol}`}
    />
  )
}
