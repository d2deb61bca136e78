import { useLayoutEffect, useState } from "react"
import { proxy, useSnapshot } from "valtio"
import { freePlayerFor, VISITOR } from "./free-player"
import { type FreeSession, freeSessionFor } from "./free-session"

/** How many pages show the visitor's free play at present. */
const visitorPages = proxy({ open: 0 })

/** Whose free play the page shows, and its session; null without one. */
export function useFreeSession(input: Parameters<typeof freePlayerFor>[1]): {
  player: string | null
  session: FreeSession | null
} {
  const [before, setPlayer] = useState<string | null>(null)
  const player = freePlayerFor(before, input)
  if (player !== before) setPlayer(player)
  useLayoutEffect(() => {
    if (player !== VISITOR) return
    visitorPages.open += 1
    return () => {
      visitorPages.open -= 1
    }
  }, [player])
  return { player, session: useSessionOf(player) }
}

/**
 * Free play of a connected wallet, to show beside the page. While a page still plays the visitor's round it is the
 * visitor's: the wallet's session would close that round and take over its ledger in the middle of the game.
 */
export function useFreeSessionOfWallet(address: string | null): FreeSession | null {
  const { open } = useSnapshot(visitorPages)
  return useSessionOf(address !== null && open > 0 ? VISITOR : address)
}

function useSessionOf(player: string | null): FreeSession | null {
  const [session, setSession] = useState<FreeSession | null>(null)
  // Before the first paint: an existing session costs no frame of waiting.
  useLayoutEffect(() => setSession(player === null ? null : freeSessionFor(player)), [player])
  return session?.address === player ? session : null
}
