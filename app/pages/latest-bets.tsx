import { SkeletonRows } from "@dghrt/design-system"
import { loadLatestBets } from "#features/explorer"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Bets = lazyPart(loadLatestBets, {
  waiting: <SkeletonRows count={9} label="Loading the latest bets" className="card p-5" />,
  failed: notLoaded("The latest bets"),
})

/** The newest bets of all players. */
export default function LatestBets() {
  return <Bets surroundings={useExplorerSurroundings()} />
}
