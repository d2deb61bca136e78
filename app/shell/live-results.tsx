import { useSnapshot } from "valtio"
import { loadLiveResults } from "#features/explorer"
import { unrevealedBet } from "#features/games"
import { lazyPart } from "#features/lazy-parts"
import { useExplorerSurroundings } from "../pages/explorer-surroundings"

const Results = lazyPart(loadLiveResults)

/** Results of all players in the ticker's row; a bet whose board is still to be seen is held back. */
export default function LiveResults() {
  const { signature } = useSnapshot(unrevealedBet)
  return <Results surroundings={useExplorerSurroundings()} withheld={signature} />
}
