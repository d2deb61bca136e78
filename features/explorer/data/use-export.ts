import { useEffect, useRef, useState } from "react"
import { toApiError } from "#features/kernel"
import type { Play } from "../model/play"
import type { PlayFilter } from "./explorer-api"
import { useExplorerApi } from "./use-explorer-data"

const pageSize = 200
/** A longer history is exported by filter; the file says how many rows it holds. */
export const mostExported = 50_000

export interface Export {
  exporting: { loaded: number } | null
  problem: string | null
  /** Reads every play that matches, then hands them over. */
  start: (filter: PlayFilter, then: (plays: readonly Play[]) => void) => Promise<void>
}

/** Reads a whole history page by page, as long as the page is open. */
export function useExport(): Export {
  const { api } = useExplorerApi()
  const [exporting, setExporting] = useState<{ loaded: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  async function start(filter: PlayFilter, then: (plays: readonly Play[]) => void) {
    const own = new AbortController()
    request.current = own
    setProblem(null)
    setExporting({ loaded: 0 })
    try {
      const plays: Play[] = []
      let before: string | undefined
      do {
        const page = await api.plays(api.playsPath(filter, { size: pageSize, before }), { signal: own.signal })
        plays.push(...page.plays)
        setExporting({ loaded: plays.length })
        before = page.next ?? undefined
      } while (before !== undefined && plays.length < mostExported)
      then(plays)
      if (before !== undefined) setProblem(`Only the newest ${plays.length.toLocaleString("en-US")} bets were saved.`)
    } catch (error) {
      if (own.signal.aborted) return
      setProblem(`Nothing was saved. ${toApiError(error).message}`)
    } finally {
      setExporting(null)
    }
  }
  return { exporting, problem, start }
}
