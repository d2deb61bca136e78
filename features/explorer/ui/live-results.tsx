import { useLessGlow, useReducedMotion } from "@dghrt/design-system"
import { useMemo } from "react"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import { usePlays } from "../data/use-explorer-data"
import { playsRead } from "./latest-bets"
import { PassingResult } from "./passing-result"

export interface LiveResultsProps {
  surroundings: ExplorerSurroundings
  /** Signature of a bet whose result this tab is still revealing. */
  withheld: string | null
}

/** Beside the table of bets it shows what that one reads; elsewhere it asks rarely. */
const refreshMs = 20_000

/** The results of all players as they come, one at a time; none for a player who asked for stillness. */
export function LiveResults({ surroundings, withheld }: LiveResultsProps) {
  const reduced = useReducedMotion()
  const lessGlow = useLessGlow()
  return (
    !(reduced || lessGlow) && (
      <ExplorerProvider value={surroundings}>
        <Results withheld={withheld} />
      </ExplorerProvider>
    )
  )
}

function Results({ withheld }: Pick<LiveResultsProps, "withheld">) {
  const { config } = useExplorer()
  const { remote } = usePlays({ creator: config.creator }, playsRead, refreshMs)
  const plays = useMemo(
    () => (remote.status === "ready" ? remote.value.plays.filter(({ signature }) => signature !== withheld) : []),
    [remote, withheld],
  )
  return <PassingResult plays={plays} />
}
