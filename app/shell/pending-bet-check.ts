import { loadPendingBets } from "#features/games"
import { logger } from "#features/kernel"

/**
 * Loads the check for pending bets. It gives null until it has loaded, and for ever when it does not load: the log then says
 * what is left out, for example "no reload is offered".
 */
export function pendingBetCheck(leftOut: string): (address: string | null) => boolean | null {
  let hasPendingBet: ((address: string) => boolean) | null = null
  loadPendingBets().then(
    (loaded) => {
      hasPendingBet = loaded.hasPendingBet
    },
    (error) => logger.warn(`Pending bets could not be checked, so ${leftOut}`, error),
  )
  return (address) => hasPendingBet && address !== null && hasPendingBet(address)
}
