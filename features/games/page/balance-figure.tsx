import { Amount, Skeleton } from "@dghrt/design-system"
import type { TokenConfig } from "#contract/config"

export interface BalanceFigureProps {
  /** In the token's smallest unit; null until it is known. */
  balance: bigint | null
  token: Pick<TokenConfig, "symbol" | "decimals">
}

/** A balance in the header. Where there is little width its unit is under the figure, which is never broken. */
export function BalanceFigure({ balance, token }: BalanceFigureProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <span
      role="group"
      data-slot="balance-figure"
      aria-label={`${token.symbol} balance`}
      className="px-1 font-[650] max-sm:text-sm sm:px-2 max-5xs:block max-5xs:text-end max-5xs:px-0 max-5xs:text-[min(0.875rem,5vw)] max-5xs:leading-tight max-5xs:[&_data]:wrap-anywhere max-5xs:[&_data]:whitespace-normal titled:block titled:text-end titled:leading-tight titled:[&_data]:whitespace-normal"
    >
      {balance === null ? (
        <Skeleton className="h-5 w-24 max-5xs:w-14" />
      ) : (
        <Amount value={balance} decimals={token.decimals} symbol={token.symbol} digits={4} />
      )}
    </span>
  )
}
