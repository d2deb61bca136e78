import { useRef, useState } from "react"
import { logger } from "#features/kernel"
import type { Play } from "../model/play"
import type { PlayFilter } from "./explorer-api"
import { useExplorerApi } from "./use-explorer-data"

interface Older {
  /** The filter that the plays belong to, as text. */
  key: string
  plays: readonly Play[]
  /** Null when the last page is loaded. */
  next: string | null
}

export interface OlderPlays {
  /** Oldest last. */
  plays: readonly Play[]
  loading: boolean
  failed: boolean
  /** Whether there are more below. */
  more: boolean
  load: () => Promise<void>
}

/** Pages below the newest one, loaded when asked for. `from` is the cursor of the first of them. */
export function useOlderPlays(filter: PlayFilter, from: string | null, size: number): OlderPlays {
  const { api } = useExplorerApi()
  const key = JSON.stringify(filter)
  const [older, setOlder] = useState<Older>({ key, plays: [], next: from })
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle")
  const busy = useRef(false)
  // Until a page was loaded, the cursor moves with the newest page; afterwards the loaded rows stay where they are.
  const current = older.key === key && older.plays.length > 0 ? older : { key, plays: [], next: from }

  async function load() {
    if (busy.current || current.next === null) return
    busy.current = true
    setState("loading")
    try {
      const page = await api.plays(api.playsPath(filter, { size, before: current.next }))
      setOlder({ key, plays: [...current.plays, ...page.plays], next: page.next })
      setState("idle")
    } catch (error) {
      logger.warn("Older plays were not loaded", error)
      setState("failed")
    } finally {
      busy.current = false
    }
  }
  return {
    plays: current.plays,
    loading: state === "loading",
    failed: state === "failed",
    more: current.next !== null,
    load,
  }
}
