import { formatAmount } from "@dghrt/design-system"
import { SOL } from "./amount-text"
import type { BoardBetting } from "./board-betting"
import { bonusOf, type PlayMoney, resultAmount } from "./result-amount"

export interface WalletChange {
  /** In the token's smallest unit. */
  token: bigint
  /** Of the network's fees, where the token is not SOL. */
  lamports: bigint
  /** What opened accounts and stays with them, in lamports. */
  setUp: bigint
  /** What opened accounts and comes back, in lamports. */
  deposit: bigint
}

/** What a play came to after all fees, and what opened accounts apart; null when this browser did not place the bet. */
export function walletChange(play: PlayMoney, symbol: string): WalletChange | null {
  const { bet, spent } = play
  if (!spent) return null
  const rent = spent.rent ?? 0n
  const network = spent.lamports - rent
  const token = resultAmount(play) - (spent.token - (bet.wager - bonusOf(play)))
  const deposit = spent.deposit ?? 0n
  const opened = { setUp: rent - deposit, deposit }
  return symbol === SOL.symbol
    ? { token: token - network, lamports: 0n, ...opened }
    : { token, lamports: -network, ...opened }
}

/** ["+0.0914 SOL"], or ["−5.1200 USDC", "−0.0005 SOL", "once −0.0021 set-up", "−0.0149 deposit"]: each currency by itself, and SOL before what opened accounts. */
export function walletChangeAmounts(play: PlayMoney, token: BoardBetting["token"]): readonly string[] | null {
  const change = walletChange(play, token.symbol)
  if (change === null) return null
  const figure = (value: bigint, decimals: number) =>
    formatAmount(value, decimals, { digits: Math.min(4, decimals), sign: "always" })
  const text = (value: bigint, { decimals, symbol }: typeof SOL) => `${figure(value, decimals)} ${symbol}`
  const once = [
    ...(change.setUp === 0n ? [] : [`${figure(-change.setUp, SOL.decimals)} set-up`]),
    ...(change.deposit === 0n ? [] : [`${figure(-change.deposit, SOL.decimals)} deposit`]),
  ]
  return [
    text(change.token, token),
    ...(change.lamports === 0n ? [] : [text(change.lamports, SOL)]),
    ...once.map((amount, index) => (index === 0 ? `once ${amount}` : amount)),
  ]
}
