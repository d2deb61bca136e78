import { Button, shortAddress, useReducedMotion } from "@dghrt/design-system"
import { RotateCcw } from "lucide-react"
import { useMemo, useState } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { ranking } from "./race"
import { RaceBoard } from "./race-board"
import { outcomeText } from "./race-result"
import { Scoreboard } from "./scoreboard"
import { type DrawnGame, shownRaceOf } from "./shown-race"
import { useReplay } from "./use-replay"
import "../screen/screen.css"

export interface RaceReplayProps {
  game: DrawnGame
  /** Names that the players gave themselves, by address. */
  names: ReadonlyMap<string, string>
  token: BoardBetting["token"]
  /** The connected wallet; empty for a visitor. */
  own: string
}

/** The race of a drawn game as its players saw it: its end first, and the whole of it when asked for. */
export function RaceReplay(props: RaceReplayProps) {
  const [again, setAgain] = useState(0)
  return <Drawn key={again} {...props} still={again === 0} onAgain={() => setAgain(again + 1)} />
}

function Drawn({ game, names, token, own, still, onAgain }: RaceReplayProps & { still: boolean; onAgain: () => void }) {
  const reducedMotion = useReducedMotion()
  const { race, racers } = useMemo(() => shownRaceOf(game), [game])
  const { round, over, skip } = useReplay(race, still || reducedMotion)
  const nameOf = (address: string) => names.get(address) ?? shortAddress(address)
  const place = racers.findIndex(({ address }) => address === own)
  const words = outcomeText(game, own, nameOf, ranking(race).indexOf(place), token)
  const ownPlace = place < 0 ? null : place
  return (
    <div data-slot="replay" className="grid min-w-0 gap-4">
      <div className="@container/screen grid min-w-0 items-center gap-4 md:grid-cols-[minmax(0,1fr)_11.875rem]">
        <RaceBoard
          race={race}
          round={round}
          over={over}
          own={ownPlace}
          description={over ? `The race is over. ${words}` : "A replay of the race. The winner is already drawn."}
        />
        <Scoreboard
          race={race}
          round={round}
          over={over}
          names={racers.map(({ address }) => nameOf(address))}
          own={ownPlace}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-text-secondary">{over ? words : " "}</p>
        {!over && <Button onClick={skip}>Skip replay</Button>}
        {over && !reducedMotion && (
          <Button icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />} onClick={onAgain}>
            Replay
          </Button>
        )}
      </div>
    </div>
  )
}
