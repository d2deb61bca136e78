import { logger } from "#features/kernel"
import { catalogue } from "../catalogue"
import { tabLock } from "../round/browser-ports"
import { type CountedRound, createPlayHistory } from "./play-history"

const lock = tabLock("dghrt-play-history")

/** What was played in this browser. */
export const playHistory = createPlayHistory({
  gameIds: catalogue.map(({ id }) => id),
  lock: async () => (await lock(true)) ?? (() => undefined),
})

/** Counts a round that has just been shown; a counter that fails never stands in the way of a game. */
export function recordPlay(round: CountedRound): void {
  playHistory.record(round).catch((error) => logger.warn("A play was not counted", error))
}
