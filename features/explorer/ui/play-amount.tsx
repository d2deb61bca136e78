import { Amount, type AmountProps } from "@dghrt/design-system"
import { tokenOf, useExplorer } from "./explorer-context"

export interface PlayAmountProps extends Pick<AmountProps, "sign" | "className"> {
  value: bigint
  /** The mint. */
  token: string
  /** Places after the point, 5 by default; a token with fewer decimals shows its own. */
  digits?: number
}

/** An amount in the token it was played in. Where the decimals are unknown it says that it is in smallest units. */
export function PlayAmount({ value, token, digits = 5, ...props }: PlayAmountProps) {
  const { config } = useExplorer()
  const { symbol, decimals } = tokenOf(config.tokens, token)
  if (decimals === null) return <Amount {...props} value={value} decimals={0} symbol={`units of ${symbol}`} />
  return <Amount {...props} value={value} decimals={decimals} symbol={symbol} digits={Math.min(digits, decimals)} />
}
