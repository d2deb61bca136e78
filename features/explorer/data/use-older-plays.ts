import { useEffect, useRef, useState } from "react"
import { logger } from "#features/kernel"
import { type Play, playKey } from "../model/play"
import type { PlayFilter, PlayPage } from "./explorer-api"
import { useExplorerApi } from "./use-explorer-data"

type Listed = Pick<PlayPage, "plays" | "next">

export interface OlderPlays {
  /** The newest page, and what was loaded below it, without a gap; oldest last. */
  plays: readonly Play[]
  /** Whether pages below the newest one are part of `plays`. */
  extended: boolean
  /** Plays of the newest page that are not in `plays`: they came after the older ones were loaded. */
  waiting: number
  showWaiting: () => void
  loading: boolean
  failed: boolean
  /** Whether there are more below. */
  more: boolean
  load: () => Promise<void>
  /** Leaves the newest page alone. */
  reset: () => void
}

/**
 * Pages below the newest one, loaded when asked for. From then on the rows stay as they are: plays that settle meanwhile
 * would push others off the newest page, into a gap above the older ones.
 */
export function useOlderPlays(filter: PlayFilter, newest: PlayPage | null, size: number): OlderPlays {
  const { api } = useExplorerApi()
  const key = JSON.stringify(filter)
  const [held, setHeld] = useState<(Listed & { key: string }) | null>(null)
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle")
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])
  const extended = held !== null && held.key === key
  const current: Listed = extended ? held : (newest ?? { plays: [], next: null })
  const known = new Set(extended ? current.plays.map(playKey) : [])
  const waiting = extended ? (newest?.plays ?? []).filter((play) => !known.has(playKey(play))) : []

  async function load() {
    if (request.current || current.next === null) return
    const own = new AbortController()
    request.current = own
    setState("loading")
    try {
      const page = await api.plays(api.playsPath(filter, { size, before: current.next }), { signal: own.signal })
      setHeld({ key, plays: [...current.plays, ...page.plays], next: page.next })
      setState("idle")
    } catch (error) {
      if (own.signal.aborted) return
      logger.warn("Older plays were not loaded", error)
      setState("failed")
    } finally {
      request.current = null
    }
  }
  return {
    plays: current.plays,
    extended,
    waiting: waiting.length,
    showWaiting() {
      // A page that is new as a whole may not reach down to the rows that are shown.
      const joins = waiting.length < (newest?.plays.length ?? 0)
      setHeld(extended && joins ? { key, plays: [...waiting, ...current.plays], next: current.next } : null)
    },
    loading: state === "loading",
    failed: state === "failed",
    more: current.next !== null,
    load,
    reset: () => setHeld(null),
  }
}
