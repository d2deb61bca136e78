import { SkeletonRows } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { loadLatestBets } from "#features/explorer"
import { unrevealedBet } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Bets = lazyPart(loadLatestBets, {
  waiting: <SkeletonRows count={9} label="Loading the latest bets" className="card p-5" />,
  failed: notLoaded("The latest bets"),
})

/** The newest bets of all players. */
export default function LatestBets() {
  const { signature } = useSnapshot(unrevealedBet)
  return <Bets surroundings={useExplorerSurroundings()} withheld={signature} />
}
