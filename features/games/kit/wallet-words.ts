import { MINUS } from "@dghrt/design-system"
import type { BoardBetting } from "./board-betting"
import type { PlayMoney } from "./result-amount"
import { walletChangeAmounts } from "./wallet-change"

/** "Wallet plus 0.0971 SOL, with all fees.": what the line in the dock shows as the wallet's change, in words. */
export function walletWords(play: PlayMoney, token: BoardBetting["token"]): string {
  const amounts = walletChangeAmounts(play, token)
  if (amounts === null) return ""
  return `Wallet ${amounts.join(", ").replaceAll("+", "plus ").replaceAll(MINUS, "minus ")}, with all fees.`
}

/** "Wallet +0.0971 SOL": the same as it is shown. */
export function walletText(play: PlayMoney, token: BoardBetting["token"]): string | undefined {
  const amounts = walletChangeAmounts(play, token)
  return amounts ? `Wallet ${amounts.join(", ")}` : undefined
}
