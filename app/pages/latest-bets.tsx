import { lazy } from "react"
import { loadLatestBets } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Bets = lazy(loadLatestBets)

/** The newest bets of all players. */
export default function LatestBets() {
  return <Bets surroundings={useExplorerSurroundings()} />
}
