import { multiplierText } from "@dghrt/betting/model/multiplier-text"
import type { AppConfig } from "#contract/config"
import { explorerUrl } from "#features/chain"
import { exactAmount, findGame, isBoardHeard, type RoundResult, type Tier } from "#features/games"
import { refreshAfterJackpot } from "#features/pools"
import { announceWith } from "../shell/toasts"

/** The board, which has shown the result, has announced it. */
const silent = true

const isBoardSeen = (gameId: string) => isBoardHeard(gameId) && document.visibilityState === "visible"

/**
 * Shows a jackpot and a top win, with the way to the transaction, after a reveal that could not be seen: under a dialog, or
 * in a tab that is hidden. A board that is on screen celebrates by itself.
 */
export const announceResult =
  (config: AppConfig, isSeen = isBoardSeen) =>
  (result: RoundResult, tier: Tier) => {
    if (result.jackpotPayout > 0n) void refreshAfterJackpot()
    if (isSeen(result.bet.gameId)) return
    const token = config.tokens.find(({ mint }) => mint === result.token)
    if (!token) return
    const amount = (units: bigint) => `${exactAmount(units, token.decimals)} ${token.symbol}`
    const link = result.signature && {
      link: { label: "View Transaction →", href: explorerUrl(config, result.signature) },
    }
    if (tier === "jackpot") announceWith({ ...link, silent }, "JACKPOT_WON", { amount: amount(result.jackpotPayout) })
    else if (tier === "top")
      announceWith({ ...link, silent }, "BIG_WIN", {
        multiplier: multiplierText(result.multiplierBps),
        game: findGame(result.bet.gameId)?.meta.name ?? "this game",
        amount: amount(result.payout - result.bet.wager),
      })
  }
