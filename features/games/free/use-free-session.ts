import { useLayoutEffect, useState } from "react"
import { freePlayerFor } from "./free-player"
import { type FreeSession, freeSessionFor } from "./free-session"

/** Whose free play the page shows, and its session; null without one. */
export function useFreeSession(input: Parameters<typeof freePlayerFor>[1]): {
  player: string | null
  session: FreeSession | null
} {
  const [before, setPlayer] = useState<string | null>(null)
  const player = freePlayerFor(before, input)
  if (player !== before) setPlayer(player)
  const [session, setSession] = useState<FreeSession | null>(null)
  // Before the first paint: an existing session costs no frame of waiting.
  useLayoutEffect(() => setSession(player === null ? null : freeSessionFor(player)), [player])
  return { player, session: session?.address === player ? session : null }
}
