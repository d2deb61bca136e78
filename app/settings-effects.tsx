import { useRouterState } from "@tanstack/react-router"
import { loadGame } from "#features/games"
import { logger, whenIdle } from "#features/kernel"
import { SettingsEffects, settings } from "#features/settings"
import { useWallet } from "#features/wallet"
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

const lookAgainMs = 1_000
let announced = false

/** Nothing on screen that the message would lie over: a dialog, a reveal or its result. */
const isQuiet = () =>
  document.querySelector("[role=dialog], [role=alertdialog], [data-slot=outcome], [data-revealing=true]") === null

/** Once a session at most, as soon as the screen is quiet. */
function tell() {
  if (announced) return
  if (!isQuiet()) return void setTimeout(tell, lookAgainMs)
  announced = true
  toasts.push({
    tone: "info",
    title: "Effects were switched off",
    detail: "Reduced motion and less glow keep play smooth on this device.",
    action: { label: "Restore Visuals", run: settings.restoreVisuals },
  })
}

/** The settings' work, with what of the app it needs. Draws nothing. */
export default function AppSettingsEffects() {
  const { address } = useWallet()
  const gameId = useRouterState({
    select: ({ location }) => /^\/game\/[^/]+\/([a-z0-9]{1,40})$/.exec(location.pathname)?.[1] ?? null,
  })
  return <SettingsEffects gameId={gameId} connected={address !== null} warmUp={warmUp} onAdapted={tell} />
}
