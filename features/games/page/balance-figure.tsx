import { Amount, formatUnits, Skeleton } from "@dghrt/design-system"
import type { TokenConfig } from "#contract/config"
import { HiddenAmount } from "#features/money-view"

export interface BalanceFigureProps {
  /** In the token's smallest unit; null until it is known. */
  balance: bigint | null
  token: Pick<TokenConfig, "symbol" | "decimals">
  /** The player does not want it on screen. */
  hidden?: boolean
  /** What it is worth, where that is to be shown in its place: "$2,500.00". */
  worth?: string | null
}

/** A balance in the header. Where there is little width its unit is under the figure, which is never broken. */
export function BalanceFigure({ balance, token, hidden = false, worth = null }: BalanceFigureProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <span
      role="group"
      data-slot="balance-figure"
      aria-label={`${token.symbol} balance`}
      className="px-1 font-[650] max-sm:text-sm sm:px-2 max-5xs:block max-5xs:text-end max-5xs:px-0 max-5xs:text-[min(0.875rem,5vw)] max-5xs:leading-tight max-5xs:[&_data]:wrap-anywhere max-5xs:[&_data]:whitespace-normal titled:block titled:text-end titled:leading-tight titled:[&_data]:whitespace-normal"
    >
      {hidden ? (
        <HiddenAmount />
      ) : balance === null ? (
        <Skeleton className="h-5 w-24 max-5xs:w-14" />
      ) : worth !== null ? (
        <data
          value={formatUnits(balance, token.decimals)}
          title={`${formatUnits(balance, token.decimals)} ${token.symbol}`}
        >
          {worth}
        </data>
      ) : (
        <Amount
          value={balance}
          decimals={token.decimals}
          symbol={token.symbol}
          digits={4}
          // As wide as one of two digits: what is beside it does not move when a win adds one.
          className={balance < 10n ** BigInt(token.decimals + 1) ? "ps-[1ch]" : ""}
        />
      )}
    </span>
  )
}
