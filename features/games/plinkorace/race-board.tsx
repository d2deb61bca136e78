import { Bucket, Pegs, PieceFrame, Plate, useReducedMotion } from "@dghrt/design-system"
import { memo, useEffect, useRef } from "react"
import { ball, ballTransform, bucketAt, bucketHeight, bucketWidth, peg, pegs, plate, SHEET, stopsOf } from "./board"
import { hueOf } from "./hues"
import "./race-board.css"
import { bucketLabel, type Drop, type Race, type Bucket as RaceBucket, roundMs } from "./race"

export interface RaceBoardProps {
  race: Race
  round: number
  over: boolean
  /** Place of the player's own ball; null for a spectator. */
  own: number | null
  /** What the picture shows, in words. */
  description: string
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`
/** Between two balls of a round. */
const staggerMs = 70

/** The board with the balls of one round on it. Each falls once, on a way worked out in advance. */
export function RaceBoard({ race, round, over, own, description }: RaceBoardProps) {
  const shown = race.rounds[round]
  return (
    <div
      data-slot="plinkorace"
      data-phase={over ? "settled" : "racing"}
      role="img"
      aria-label={description}
      className="race-board"
    >
      <BoardPicture buckets={shown?.buckets ?? []} />
      {shown?.drops.map((drop, index) => (
        <FallingBall
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its turn in its round
          key={`${round} ${index}`}
          drop={drop}
          own={drop.racer === own}
          resting={over}
          delayMs={index * staggerMs}
          fallMs={roundMs(race) - 200 - shown.drops.length * staggerMs}
        />
      ))}
    </div>
  )
}

const BoardPicture = memo(function BoardPicture({ buckets }: { buckets: readonly RaceBucket[] }) {
  return (
    <>
      <PieceFrame
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <Plate corners={plate} />
        <Pegs at={pegs.map((spot) => ({ ...spot, r: peg }))} />
        {buckets.map((bucket, index) => (
          <Bucket
            // biome-ignore lint/suspicious/noArrayIndexKey: buckets have no other name
            key={index}
            {...bucketAt(index)}
            width={bucketWidth}
            height={bucketHeight}
            label=""
            hue={bucket.kind === "times" ? "art-1" : bucket.kind === "add" && bucket.points > 6 ? "art-3" : "art-tile"}
          />
        ))}
      </PieceFrame>
      {buckets.map((bucket, index) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: buckets have no other name
          key={index}
          className="absolute -translate-1/2 font-[650] text-[max(0.75rem,2.4cqw)] text-text"
          style={{
            left: share(bucketAt(index).x, SHEET.width),
            top: share(bucketAt(index).y + bucketHeight * 0.56, SHEET.height),
          }}
        >
          {bucketLabel(bucket)}
        </b>
      ))}
    </>
  )
})

interface FallingBallProps {
  drop: Drop
  own: boolean
  resting: boolean
  delayMs: number
  fallMs: number
}

function FallingBall({ drop, own, resting, delayMs, fallMs }: FallingBallProps) {
  const still = useReducedMotion()
  const element = useRef<HTMLDivElement>(null)
  const stops = stopsOf(drop.path, drop.bucket)
  const end = stops.at(-1) ?? bucketAt(drop.bucket)
  useEffect(() => {
    if (still || resting || !element.current) return
    const frames = stopsOf(drop.path, drop.bucket).map((spot) => ({ transform: ballTransform(spot) }))
    const fall = element.current.animate(frames, { duration: fallMs, delay: delayMs, fill: "backwards" })
    return () => fall.cancel()
  }, [still, resting, drop, fallMs, delayMs])
  const size = share(ball * 2, SHEET.width)
  return (
    <div ref={element} className="absolute start-0 top-0 size-0" style={{ transform: ballTransform(end) }}>
      <span
        className={`absolute grid aspect-square -translate-1/2 place-items-center rounded-full font-[650] text-[max(0.75rem,2.5cqw)] text-background shadow-md ${own ? "ring-2 ring-text" : ""}`}
        style={{ width: `calc(${size.slice(0, -1)}cqw)`, background: hueOf(drop.racer) }}
      >
        {drop.racer + 1}
      </span>
    </div>
  )
}
