import { logger } from "@dghrt/kernel/logger"
import type { Bet } from "./model/round-state"
import { starts } from "./policies"

/** Asked before a bet of this wallet is started, the terms dialog for example; false cancels the bet without a word. */
export type ConfirmBet = (address: string) => Promise<boolean>

/**
 * Runs `place` once the player has confirmed, at once for a later step of an open run; a second press meanwhile does nothing, nor
 * does a session that ended.
 */
export function confirmed(address: string, ended: AbortSignal) {
  let asking = false
  return async (
    bet: Pick<Bet, "wager" | "step">,
    { confirm }: { confirm: ConfirmBet },
    place: () => Promise<void>,
  ): Promise<void> => {
    if (bet.wager <= 0n) {
      logger.info("A bet of nothing was not played")
      return
    }
    if (asking) return
    asking = true
    try {
      if (starts(bet) && !(await confirm(address))) return
    } finally {
      asking = false
    }
    if (!ended.aborted) await place()
  }
}
