import { useRouterState } from "@tanstack/react-router"
import { loadGame } from "#features/games"
import { whenIdle } from "#features/kernel"
import { SettingsEffects, settings } from "#features/settings"
import { useWallet } from "#features/wallet"
import { toasts } from "./shell/toasts"

/** The three games that are opened most. */
const warmedGames = ["dice", "slots", "mines"]

/** One at a time, each when nothing else is going on: all at once they would stop a page that a player already plays on. */
async function warmUp() {
  for (const game of warmedGames) {
    await whenIdle()
    // What cannot be fetched ahead is fetched when it is opened, and says there that it did not come.
    await loadGame(game).catch(() => undefined)
  }
}

const tell = () =>
  void toasts.push({
    tone: "info",
    title: "Effects were switched off",
    detail: "Reduced motion and less glow keep play smooth on this device.",
    action: { label: "Restore Visuals", run: settings.restoreVisuals },
  })

/** The settings' work, with what of the app it needs. Draws nothing. */
export default function AppSettingsEffects() {
  const { address } = useWallet()
  const gameId = useRouterState({
    select: ({ location }) => /^\/game\/[^/]+\/([a-z0-9]{1,40})$/.exec(location.pathname)?.[1] ?? null,
  })
  return <SettingsEffects gameId={gameId} connected={address !== null} warmUp={warmUp} onAdapted={tell} />
}
