import { amountSum } from "@dghrt/kernel/money"
import * as v from "valibot"

export { amount, amountSum } from "@dghrt/kernel/money"

/** The part of what was wagered that was paid from bonus, which is no loss of the wallet. Servers that do not say it have 0. */
export const bonusSum = v.optional(amountSum, "0")
