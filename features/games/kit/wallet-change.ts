import type { RoundResult } from "@dghrt/betting/model/round-state"
import { formatAmount } from "@dghrt/design-system"
import type { GameContext } from "./game-context"

const SOL_DECIMALS = 9
const SOL = "SOL"

/** What a play changed in the wallet, in the token and in SOL; null when this browser did not place the bet. */
export function walletChange(
  { spent, payout, jackpotPayout }: Pick<RoundResult, "spent" | "payout" | "jackpotPayout">,
  symbol: string,
): { token: bigint; lamports: bigint } | null {
  if (!spent) return null
  const token = payout + jackpotPayout - spent.token
  return symbol === SOL ? { token: token - spent.lamports, lamports: 0n } : { token, lamports: -spent.lamports }
}

/** "+0.0914 SOL", or "-5.1200 USDC, -0.0004 SOL": everything that came and went, network fees and rent included. */
export function walletChangeText(
  result: Pick<RoundResult, "spent" | "payout" | "jackpotPayout">,
  { symbol, decimals }: GameContext["token"],
): string | null {
  const change = walletChange(result, symbol)
  if (change === null) return null
  const text = (value: bigint, digits: number, unit: string) =>
    `${formatAmount(value, digits, { digits: Math.min(4, digits), sign: "always" })} ${unit}`
  const inToken = text(change.token, decimals, symbol)
  return change.lamports === 0n ? inToken : `${inToken}, ${text(change.lamports, SOL_DECIMALS, SOL)}`
}
