import { useEffect } from "react"
import type { PlaySession } from "../session/play-session"
import { announceFailures } from "./announce-failures"
import { countPlays } from "./count-plays"
import type { GamePageExtras } from "./game-page-extras"

interface Listeners extends Pick<GamePageExtras, "onFailure" | "onPlayed"> {
  onConnect: () => void
}

/** Tells the app about the failures and the plays of a session, from its first game page on. */
export function useAnnouncements(session: PlaySession, { onFailure, onPlayed, onConnect }: Listeners): void {
  useEffect(() => {
    if (onFailure) announceFailures(session, onFailure, onConnect)
  }, [session, onFailure, onConnect])
  useEffect(() => {
    if (onPlayed) countPlays(session, onPlayed)
  }, [session, onPlayed])
}
