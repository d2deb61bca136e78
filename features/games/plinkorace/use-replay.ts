import { useCallback, useEffect, useState } from "react"
import { type Race, roundMs } from "./race"

interface Place {
  race: Race | null
  round: number
  over: boolean
}

const nowhere: Place = { race: null, round: 0, over: false }

/** The round on the board; a race that is over shows its last one. A still board shows the end at once. */
export function useReplay(race: Race | null, still: boolean) {
  const last = race ? race.rounds.length - 1 : 0
  const [at, setAt] = useState<Place>({ ...nowhere, race })
  const current = at.race === race ? at : { ...nowhere, race }
  const { round, over } = current
  useEffect(() => {
    // Selecting the same race again starts it from the beginning.
    if (race === null) setAt(nowhere)
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
