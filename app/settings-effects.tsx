import { useRouterState } from "@tanstack/react-router"
import { useEffect } from "react"
import * as v from "valibot"
import { loadGame } from "#features/games"
import { logger, sessionStoragePort, stored, whenIdle } from "#features/kernel"
import { SettingsEffects, settings } from "#features/settings"
import { useWallet } from "#features/wallet"
import { createAdaptedNotice } from "./adapted-notice"
import { reportFailures } from "./diagnostics/report-failures"
import { setReportingPlayer } from "./diagnostics/reporter"
import { toasts } from "./shell/toasts"

/** The three games that are opened most. */
const warmedGames = ["dice", "slots", "mines"]

/** One game at a time, each while the page is idle: all at once they would block a game that is being played. */
async function warmUp() {
  for (const game of warmedGames) {
    await whenIdle()
    // A failed prefetch is harmless: the game's page loads the code again and reports a failure.
    await loadGame(game).catch((error) => logger.info(`${game} was not prefetched`, error))
  }
}

const tell = createAdaptedNotice({
  find: (selector) => document.querySelector(selector),
  announced: stored("dghrt-effects-announced", v.boolean(), false, sessionStoragePort()),
  show: () =>
    toasts.push({
      tone: "info",
      title: "Effects were switched off",
      detail: "Reduced motion and less glow keep play smooth on this device.",
      action: { label: "Restore Visuals", run: settings.restoreVisuals },
    }),
})

/** The settings' work, with what of the app it needs. Draws nothing. */
export default function AppSettingsEffects() {
  const { address } = useWallet()
  useEffect(reportFailures, [])
  useEffect(() => setReportingPlayer(() => address), [address])
  const gameId = useRouterState({
    select: ({ location }) => /^\/game\/[^/]+\/([a-z0-9]{1,40})$/.exec(location.pathname)?.[1] ?? null,
  })
  return <SettingsEffects gameId={gameId} connected={address !== null} warmUp={warmUp} onAdapted={tell} />
}
