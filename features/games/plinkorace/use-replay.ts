import { useCallback, useEffect, useState } from "react"
import { type Race, roundMs } from "./race"

/** The round on the board; a race that is over shows its last one. A still board shows the end at once. */
export function useReplay(race: Race | null, still: boolean) {
  const last = race ? race.rounds.length - 1 : 0
  const [at, setAt] = useState<{ race: Race | null; round: number; over: boolean }>({ race, round: 0, over: false })
  const current = at.race === race ? at : { race, round: 0, over: false }
  const { round, over } = current
  useEffect(() => {
    if (race === null || over) return
    if (still) {
      setAt({ race, round: last, over: true })
      return
    }
    const timer = setTimeout(
      () => setAt(round < last ? { race, round: round + 1, over: false } : { race, round: last, over: true }),
      roundMs(race),
    )
    return () => clearTimeout(timer)
  }, [race, round, over, last, still])
  const skip = useCallback(() => setAt({ race, round: last, over: true }), [race, last])
  return { round, over, skip }
}
