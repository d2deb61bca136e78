import { shortAmount } from "./amount-text"
import type { GameContext } from "./game-context"
import { walletChange } from "./wallet-change"

const SOL = { decimals: 9, symbol: "SOL" }

/** "Wallet plus 0.0971 SOL, with all fees.": what the layer over the board shows as the wallet's change, in words. */
export function walletWords(
  result: Parameters<typeof walletChange>[0],
  token: Pick<GameContext["token"], "symbol" | "decimals">,
): string {
  const change = walletChange(result, token.symbol)
  if (change === null) return ""
  const text = (value: bigint, { decimals, symbol }: typeof SOL) =>
    `${value < 0n ? "minus" : "plus"} ${shortAmount(value < 0n ? -value : value, decimals)} ${symbol}`
  const inSol = change.lamports === 0n ? "" : `, ${text(change.lamports, SOL)}`
  return `Wallet ${text(change.token, token)}${inSol}, with all fees.`
}
