import { formatAmount } from "../lib/units"
import { Amount, type AmountProps } from "./amount"

export type ColumnAmountProps = Omit<AmountProps, "digits" | "leastDigits" | "title">

const PLACES = 5

/** One of a column of amounts, with five places, of which noughts behind the second keep their width. All its places are in its title. */
export function ColumnAmount({ value, decimals, symbol, sign, ...props }: ColumnAmountProps) {
  const exact = formatAmount(value, decimals, { ...(sign && { sign }) })
  return (
    <Amount
      {...props}
      {...(symbol !== undefined && { symbol })}
      {...(sign && { sign })}
      value={value}
      decimals={decimals}
      digits={Math.min(PLACES, decimals)}
      leastDigits={2}
      title={symbol === undefined ? exact : `${exact} ${symbol}`}
    />
  )
}
