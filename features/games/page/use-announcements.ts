import { useEffect } from "react"
import type { GameModule } from "../kit/game-module"
import { mendSettings } from "../play/mend-settings"
import type { PlaySession } from "../play/play-session"
import { preferences } from "../play/preferences"
import { announceFailures } from "./announce-failures"
import { countPlays } from "./count-plays"
import type { GamePageExtras } from "./game-page-extras"

interface Listeners extends Pick<GamePageExtras, "announce" | "onFailure" | "onPlayed"> {
  game: GameModule
  onConnect: () => void
}

/** Tells the app about the failures and the plays of a session, from its first game page on. */
export function useAnnouncements(
  session: PlaySession,
  { game, announce, onFailure, onPlayed, onConnect }: Listeners,
): void {
  useEffect(() => {
    if (onFailure) announceFailures(session, onFailure, onConnect)
  }, [session, onFailure, onConnect])
  useEffect(() => {
    if (onPlayed) countPlays(session, onPlayed)
  }, [session, onPlayed])
  useEffect(() => {
    if (mendSettings(preferences, game)) announce?.({}, "INVALID_GAME_INPUT")
  }, [game, announce])
}
