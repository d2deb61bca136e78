import type { BetFailure } from "#contract/client-errors"
import type { FailureReason } from "#features/games"
import { whenIdle } from "#features/kernel"
import { mayReport } from "#features/settings"
import { reporter } from "./reporter"

/** Counts a bet with real tokens that ended: settled, or failed for a reason. Nothing waits for it. */
export function countBet(failure: FailureReason | null): void {
  if (!mayReport()) return
  const reason: BetFailure | null = failure
  void whenIdle().then(async () => (await reporter())?.countBet(reason))
}
