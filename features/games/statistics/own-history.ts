import { tabLock } from "@dghrt/betting"
import { type RoundResult, resultKey } from "@dghrt/betting/model"
import { logger } from "@dghrt/kernel/logger"
import { catalogue, loadGame } from "../catalogue/catalogue"
import { type CountedRound, createPlayHistory } from "./play-history"
import { createRecentPlays } from "./recent-plays"

const lock = tabLock("dghrt-play-history")

/** What was played in this browser. */
export const playHistory = createPlayHistory({
  gameIds: catalogue.map(({ id }) => id),
  lock: async () => (await lock(true)) ?? (() => undefined),
})

/** The newest bets of this browser, each step of a run by itself, as the server counts them. */
export const recentPlays = createRecentPlays()

/**
 * Counts the play that `shown` ended; nothing while another bet of it can be placed. `before` is what was shown earlier,
 * newest first, of any game and token.
 */
export function recordRevealed(player: string, shown: RoundResult, before: readonly RoundResult[]): void {
  recentPlays.record(player, { ...counted(shown), token: shown.token })
  withoutFail(async () => {
    const game = await loadGame(shown.bet.gameId)
    const play = game?.wholePlay ? game.wholePlay([shown, ...earlier(shown, before)]) : shown
    if (play) await playHistory.record(counted(play))
  })
}

/** Counts a play of several bets that ended because the player kept what it came to. */
export function recordCashOut(play: RoundResult): void {
  withoutFail(() => playHistory.record(counted(play)))
}

const counted = (play: RoundResult): CountedRound => ({
  ...play,
  gameId: play.bet.gameId,
  wager: play.bet.wager,
})

const earlier = (shown: RoundResult, before: readonly RoundResult[]) =>
  before.filter((result) => result.token === shown.token && resultKey(result) !== resultKey(shown))

/** A counter that fails never blocks a game. */
function withoutFail(count: () => Promise<void>): void {
  count().catch((error) => logger.warn("A play was not counted", error))
}
