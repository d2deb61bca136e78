import type { BetFailure } from "#contract/client-errors"
import type { FailureReason } from "#features/games"
import { logger, whenIdle } from "#features/kernel"
import { mayReport } from "#features/settings"
import { activity } from "../background/activity"
import { reporter } from "./reporter"

/** Counts a play that ended, for this device alone. */
export function countPlayed(gameId: string): void {
  activity().then(
    (session) => session.play(gameId),
    (error) => logger.info("A play was not noted on this device", error),
  )
}

/** Counts a bet with real tokens that ended: settled, or failed for a reason. Nothing waits for it. */
export function countBet(failure: FailureReason | null): void {
  if (!mayReport()) return
  const reason: BetFailure | null = failure
  void whenIdle().then(async () => (await reporter())?.countBet(reason))
}
