import { mutate } from "swr"
import { pools } from "#contract/pools"
import { getJson } from "#features/kernel"
import { isWinnersPath } from "./use-jackpot-winners"
import { poolsPath } from "./use-pools"

/** The second look is for a node or an indexer that had not seen the settlement at the first. */
const looksAfterMs = [0, 1_500]

/** Reads the pots and their last winners anew, wherever they are shown: called when a jackpot was paid. */
export async function refreshAfterJackpot(): Promise<void> {
  await Promise.all(
    looksAfterMs.map(async (afterMs) => {
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      const look = getJson(`${poolsPath}?fresh`, pools)
      await Promise.allSettled([mutate(poolsPath, look, { revalidate: false }), mutate(isWinnersPath)])
    }),
  )
}
