import type { AppConfig } from "#contract/config"
import { explorerUrl } from "#features/chain"
import { exactAmount, findGame, multiplierText, type RoundResult } from "#features/games"
import { refreshAfterJackpot } from "#features/pools"
import { announceWith } from "../shell/toasts"

/** The multiplier from which a win is announced beside the board. */
const BIG_WIN_BPS = 100_000

/** The board, which has shown the result, has announced it. */
const silent = true

/** Shows a jackpot and a big win, with the way to the transaction. Everything else is said on the board. */
export const announceResult = (config: AppConfig) => (result: RoundResult) => {
  const token = config.tokens.find(({ mint }) => mint === result.token)
  if (!token) return
  const amount = (units: bigint) => `${exactAmount(units, token.decimals)} ${token.symbol}`
  const link = result.signature && {
    link: { label: "View Transaction →", href: explorerUrl(config, result.signature) },
  }
  if (result.jackpotPayout > 0n) {
    void refreshAfterJackpot()
    announceWith({ ...link, silent }, "JACKPOT_WON", { amount: amount(result.jackpotPayout) })
  } else if (result.multiplierBps >= BIG_WIN_BPS)
    announceWith({ ...link, silent }, "BIG_WIN", {
      multiplier: multiplierText(result.multiplierBps),
      game: findGame(result.bet.gameId)?.meta.name ?? "this game",
      amount: amount(result.payout - result.bet.wager),
    })
}
