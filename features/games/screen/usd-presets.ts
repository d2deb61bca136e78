import type { StakeLimits } from "@dghrt/betting/model"
import type { BetPreset } from "@dghrt/design-system"
import { shortAmount } from "../kit/amount-text"
import type { BoardBetting, Money } from "../kit/board-betting"

/** Ready stakes in whole dollars. */
export const usdPresets = [1, 5, 10, 25, 50, 100] as const

type Buyer = Pick<BoardBetting, "token"> & Pick<Money, "unitsForUsd">

/** The six ready stakes in the token played with. Without a price they have no value; out of the limits they say why. */
export function presetsFor({ token, unitsForUsd }: Buyer, { min, max, maxReason }: StakeLimits): BetPreset[] {
  return usdPresets.map((usd) => {
    const value = unitsForUsd?.(usd) ?? null
    if (value === null) return { label: `$${usd}`, value }
    const text = (amount: bigint) => `${shortAmount(amount, token.decimals)} ${token.symbol}`
    const reason =
      value > max ? `${maxReason} ${text(max)}.` : value < min ? `The smallest bet is ${text(min)}.` : undefined
    return { label: `$${usd}`, value, detail: text(value), ...(reason !== undefined && { reason }) }
  })
}
