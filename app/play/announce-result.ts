import type { AppConfig } from "#contract/config"
import { multiplierText } from "#contract/games/odds"
import { explorerUrl } from "#features/chain"
import { exactAmount, findGame, isBoardHeard, type RoundResult, resultAmount, type Tier, tierOf } from "#features/games"
import { refreshAfterJackpot } from "#features/pools"
import { announceWith } from "../shell/toasts"

const isBoardSeen = (gameId: string) => isBoardHeard(gameId) && document.visibilityState === "visible"

/**
 * Shows a jackpot and a top win, with the way to the transaction, after a reveal that could not be seen: under a dialog, or
 * in a tab that is hidden. A board that is on screen celebrates by itself.
 */
export const announceResult =
  (config: AppConfig, isSeen = isBoardSeen) =>
  (result: RoundResult, tier: Tier) => {
    if (result.jackpotPayout > 0n) void refreshAfterJackpot()
    // The board, which has shown the result, has announced it.
    if (!isSeen(result.bet.gameId)) announceWin(config, result, tier, true)
  }

/** Says a result whose board was left, or failed, before it was revealed: a jackpot and a top win as such, any other in its own words. */
export function announceInWords(config: AppConfig, result: RoundResult, words: string) {
  if (result.jackpotPayout > 0n) void refreshAfterJackpot()
  if (announceWin(config, result, tierOf(result), false)) return
  announceWith(linkTo(config, result), "GAME_COMPLETE", { game: nameOf(result), result: words })
}

const nameOf = ({ bet }: RoundResult) => findGame(bet.gameId)?.meta.name ?? "this game"

const linkTo = (config: AppConfig, { signature }: RoundResult) =>
  signature === null ? {} : { link: { label: "View Transaction →", href: explorerUrl(config, signature) } }

/** False for a result that is neither a jackpot nor a top win. */
function announceWin(config: AppConfig, result: RoundResult, tier: Tier, silent: boolean): boolean {
  const token = config.tokens.find(({ mint }) => mint === result.token)
  if (!token || (tier !== "jackpot" && tier !== "top")) return false
  const amount = (units: bigint) => `${exactAmount(units, token.decimals)} ${token.symbol}`
  const extras = { ...linkTo(config, result), silent }
  if (tier === "jackpot") announceWith(extras, "JACKPOT_WON", { amount: amount(result.jackpotPayout) })
  else
    announceWith(extras, "BIG_WIN", {
      multiplier: multiplierText(result.multiplierBps),
      game: nameOf(result),
      amount: amount(resultAmount(result)),
    })
  return true
}
