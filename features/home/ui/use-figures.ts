import { useEffect, useState } from "react"
import { multiplierText, percentText } from "#contract/games/odds"
import { type GameRecord, loadGame, maxMultiplier, rtp } from "#features/games"
import { logger } from "#features/kernel"

/** Of a game's first bet, with the settings it opens with. */
export interface Figures {
  /** "99%" */
  rtp: string
  /** "21x" */
  highest: string
}

/** What a game's own bet array says; null while its code is on the way, and for a game that has none. */
export function useFigures({ id }: GameRecord): Figures | null {
  const [known, setKnown] = useState<(Figures & { id: string }) | null>(null)
  useEffect(() => {
    let wanted = true
    loadGame(id)
      .then((game) => {
        if (!wanted || !game) return
        const bet = game.betArray(null)
        setKnown({ id, rtp: `${percentText(rtp(bet))}%`, highest: multiplierText(maxMultiplier(bet)) })
      })
      .catch((error) => logger.warn(`The figures of ${id} did not load`, error))
    return () => {
      wanted = false
    }
  }, [id])
  return known?.id === id ? known : null
}
