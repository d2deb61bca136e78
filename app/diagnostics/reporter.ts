import { loadReporter, type Reporter } from "#features/diagnostics"
import { logger } from "#features/kernel"
import { mayReport } from "#features/settings"
import { pendingBetCheck } from "../shell/pending-bet-check"

let started: Promise<Reporter | null> | null = null
/** The wallet of the game that is open; reports wait for its pending bet. */
const openWallet = () => /^\/game\/([^/]+)\//.exec(location.pathname)?.[1] ?? null

async function start(): Promise<Reporter | null> {
  try {
    const { startReporter } = await loadReporter()
    const isPending = pendingBetCheck("reports do not wait for bets")
    return startReporter({ isAllowed: mayReport, isBusy: () => isPending(openWallet()) === true })
  } catch (error) {
    logger.info("Failures are not reported: the code for it did not load", error)
    started = null
    return null
  }
}

/** The reporter of this page, which is loaded when there is something to report; null where that failed. */
export const reporter = (): Promise<Reporter | null> => (started ??= start())
