import { formatAmount } from "@dghrt/design-system"

/** Referrals that were removed, beside the current ones. */
export const formerText = (count: number) => `${formatAmount(BigInt(count), 0)} former`
