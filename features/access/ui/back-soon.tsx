import { defaultAccessOverride } from "#contract/access-override"
import { useAccessOverride } from "../data/use-access-override"
import { BackSoonView, type OpenGame } from "./back-soon-view"

/** The back-soon screen with the messages of the server, or the default ones. */
export function BackSoon({ openGame }: { openGame: OpenGame | null }) {
  const { state, checkAgain } = useAccessOverride()
  const { accessMessage, offlineMessage } = state.status === "ready" ? state.value : defaultAccessOverride
  return (
    <BackSoonView
      accessMessage={accessMessage}
      offlineMessage={offlineMessage}
      openGame={openGame}
      onCheckAgain={checkAgain}
      checking={state.status === "ready" && state.stale}
    />
  )
}
