import { useCallback } from "react"
import { loadWalletNews, type RoundResult } from "#features/games"
import { lazyPart } from "#features/lazy-parts"
import { countBet, countPlayed } from "../diagnostics/count-bet"
import { announceInWords } from "../play/announce-result"
import { useConfig } from "./app-config"
import { announceWith } from "./toasts"

const News = lazyPart(loadWalletNews)

/** What happens to the wallet that plays is said on every page. */
export function WalletNews() {
  const config = useConfig()
  const reveal = useCallback(
    (result: RoundResult, words: string) => {
      announceInWords(config, result, words)
      countPlayed(result.bet.gameId)
      countBet(null)
    },
    [config],
  )
  return <News config={config} announce={announceWith} onRevealedInWords={reveal} />
}
