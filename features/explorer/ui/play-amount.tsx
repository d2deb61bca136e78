import { Amount, type AmountProps, ColumnAmount } from "@dghrt/design-system"
import { tokenOf, useExplorer } from "../data/explorer-context"
import { assumedDecimals } from "../model/assumed-decimals"

export interface PlayAmountProps extends Pick<AmountProps, "sign" | "className"> {
  value: bigint
  /** The mint. */
  token: string
  /** Places after the point, 5 by default; a token with fewer decimals shows its own. */
  digits?: number
  /** One of a column of amounts, which has two places where they say something. */
  column?: boolean
}

/** An amount in the token it was played in. Where the decimals are unknown it says which ones it assumes. */
export function PlayAmount({ value, token, digits = 5, column = false, ...props }: PlayAmountProps) {
  const { config } = useExplorer()
  const { symbol, decimals } = tokenOf(config.tokens, token)
  if (decimals === null) {
    const assumed = assumedDecimals(value)
    return assumed === null ? (
      <Amount {...props} value={value} decimals={0} symbol={`units of ${symbol}`} />
    ) : (
      <Amount
        {...props}
        value={value}
        decimals={assumed}
        symbol={`${symbol}, if ${assumed} decimals`}
        digits={digits}
      />
    )
  }
  if (column) return <ColumnAmount {...props} value={value} decimals={decimals} symbol={symbol} />
  return <Amount {...props} value={value} decimals={decimals} symbol={symbol} digits={Math.min(digits, decimals)} />
}
