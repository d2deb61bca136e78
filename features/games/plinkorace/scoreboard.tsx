import { hueOf } from "./hues"
import { FINISH, type Race } from "./race"

export interface ScoreboardProps {
  race: Race
  /** The round whose balls are falling: its points are not on the board yet, unless the race is over. */
  round: number
  over: boolean
  names: readonly string[]
  own: number | null
}

/** Everybody's points on the way to a hundred. */
export function Scoreboard({ race, round, over, names, own }: ScoreboardProps) {
  const scores = scoresOf(race, round, over)
  return (
    <section aria-label="Scores" className="grid content-center gap-2 text-sm">
      <p className="text-text-muted">{`First alone at ${FINISH} points or more`}</p>
      <ol className="grid gap-2.5">
        {names.map((name, racer) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two racers may have one name; a racer is its place
            key={`${racer} ${name}`}
            className="relative isolate grid min-h-7 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 overflow-hidden rounded-sm px-1"
          >
            <span
              aria-hidden
              className="grid size-5 place-items-center rounded-full font-[650] text-background text-xs"
              style={{ background: hueOf(racer) }}
            >
              {racer + 1}
            </span>
            <span dir="auto" className={`truncate ${racer === own ? "font-[650]" : ""}`}>
              {racer === own ? "You" : name}
            </span>
            <b className="font-[650] tabular-nums">{scores?.[racer] ?? 0}</b>
            <span aria-hidden className="absolute inset-0 -z-1 bg-[color-mix(in_oklab,var(--text)_7%,transparent)]">
              <span
                className="block h-full origin-left opacity-30 transition-transform duration-(--dur-slow)"
                style={{
                  background: hueOf(racer),
                  transform: `scaleX(${Math.min(1, (scores?.[racer] ?? 0) / FINISH)})`,
                }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const scoresOf = (race: Race, round: number, over: boolean) => race.rounds[over ? round : round - 1]?.scores ?? []

/** Who leads, and the player's own points: where the board has no space beside it. */
export function ScoreLine({ race, round, over, names, own }: ScoreboardProps) {
  const scores = scoresOf(race, round, over)
  const best = Math.max(0, ...scores)
  const leader = over ? race.winner : scores.indexOf(best)
  return (
    <p className="flex shrink-0 justify-between gap-4 text-sm text-text-muted @beside/screen:hidden">
      <span className="truncate">
        Leader <b className="text-text">{names[leader] ?? "—"}</b> <span>{best}</span>
      </span>
      {own !== null && (
        <span className="shrink-0">
          You <b className="text-text">{scores[own] ?? 0}</b>
        </span>
      )}
    </p>
  )
}
