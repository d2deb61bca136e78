import { type Decoration, decoration, pick } from "../kit/decoration"

export const ROWS = 14
export const BUCKETS = 13
export const FINISH = 100
export const MOST_RACERS = 10
/** A race that is undecided by then goes to the leader. */
const MOST_ROUNDS = 60

/** What a bucket does to the score of the ball that falls into it. */
export type Bucket =
  | { kind: "add"; points: number }
  | { kind: "times"; factor: number }
  | { kind: "ball" }
  | { kind: "blank" }

export interface Drop {
  /** Place among the racers. */
  racer: number
  /** True to the right, row by row. */
  path: readonly boolean[]
  bucket: number
  /** The racer's score once the ball lies. */
  score: number
}

export interface Round {
  buckets: readonly Bucket[]
  drops: readonly Drop[]
  /** Everybody's score after the round. */
  scores: readonly number[]
}

export interface Race {
  rounds: readonly Round[]
  winner: number
}

const add = (points: number): Bucket => ({ kind: "add", points })
const times = (factor: number): Bucket => ({ kind: "times", factor })
const edge: readonly Bucket[] = [add(10), times(2.5), add(6), times(1.5), add(3)]
const changing: readonly [Bucket, ...Bucket[]] = [{ kind: "blank" }, { kind: "ball" }, times(5), add(-5)]

const bucketsOf = (draw: Decoration): Bucket[] => [
  ...edge,
  ...Array.from({ length: BUCKETS - 2 * edge.length }, () => pick(draw, changing)),
  ...[...edge].reverse(),
]

/** The two outermost ways on each side share a bucket. */
export const bucketAfter = (path: readonly boolean[]) =>
  Math.min(Math.max(path.filter(Boolean).length - 1, 0), BUCKETS - 1)

export function scoreIn(bucket: Bucket | undefined, score: number): number {
  if (bucket?.kind === "add") return Math.max(0, score + bucket.points)
  return bucket?.kind === "times" ? Math.floor(score * bucket.factor) : score
}

/** The one in front, when it is one alone and has arrived. */
function arrived(scores: readonly number[]): number | null {
  const best = Math.max(...scores)
  const first = scores.indexOf(best)
  return best >= FINISH && scores.lastIndexOf(best) === first ? first : null
}

/** A race of identical, nameless lanes: the winner is decided by the board alone. */
function run(draw: Decoration, lanes: number): Race {
  const rounds: Round[] = []
  let scores: number[] = Array.from({ length: lanes }, () => 0)
  let balls: number[] = scores.map(() => 1)
  while (rounds.length < MOST_ROUNDS && arrived(scores) === null) {
    const buckets = bucketsOf(draw)
    const next = [...scores]
    const nextBalls = scores.map(() => 1)
    const drops = balls.flatMap((count, racer) =>
      Array.from({ length: count }, (): Drop => {
        const path = Array.from({ length: ROWS }, () => draw() < 0.5)
        const bucket = bucketAfter(path)
        const score = scoreIn(buckets[bucket], next[racer] ?? 0)
        next[racer] = score
        if (buckets[bucket]?.kind === "ball") nextBalls[racer] = 2
        return { racer, path, bucket, score }
      }),
    )
    scores = next
    balls = nextBalls
    rounds.push({ buckets, drops, scores })
  }
  return { rounds, winner: arrived(scores) ?? scores.indexOf(Math.max(...scores)) }
}

/**
 * The race that is shown for a drawn game. It decides nothing: the game's key makes a race of nameless lanes, and the lane
 * that wins it is given to the winner the program drew. Each replay of a game shows the same race.
 */
export function raceOf(game: string, racers: number, winner: number): Race {
  const race = run(decoration(`race ${game}`), racers)
  const others = Array.from({ length: racers }, (_, racer) => racer).filter((racer) => racer !== winner)
  const racerOfLane = Array.from({ length: racers }, (_, lane) =>
    lane === race.winner ? winner : (others[lane > race.winner ? lane - 1 : lane] ?? 0),
  )
  const rounds = race.rounds.map(({ buckets, drops, scores }): Round => {
    const placed = [...scores]
    scores.forEach((score, lane) => {
      placed[racerOfLane[lane] ?? 0] = score
    })
    return { buckets, drops: drops.map((drop) => ({ ...drop, racer: racerOfLane[drop.racer] ?? 0 })), scores: placed }
  })
  return { rounds, winner }
}

/** Places in the order of arrival: the winner first, then by score, the earlier seat first. */
export function ranking({ rounds, winner }: Race): number[] {
  const scores = rounds.at(-1)?.scores ?? []
  const places = scores.map((_, racer) => racer)
  return places.sort(
    (one, other) =>
      Number(other === winner) - Number(one === winner) || (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  )
}

/** A table may have more seats than the board has colours: the winner and the first of the others race. */
export function racersOf<T>(players: readonly T[], winner: number): { racers: T[]; winner: number } {
  if (players.length <= MOST_RACERS) return { racers: [...players], winner }
  const chosen = players.flatMap((_, index) => (index === winner ? [] : [index])).slice(0, MOST_RACERS - 1)
  const places = [...chosen, winner].sort((one, other) => one - other)
  return { racers: places.flatMap((place) => players[place] ?? []), winner: places.indexOf(winner) }
}

const shortestRoundMs = 600
const longestRoundMs = 4_000
const raceMs = 24_000

/** Long races hurry, short ones take their time: all of them last about as long. */
export const roundMs = ({ rounds }: Race) =>
  Math.round(Math.min(Math.max(raceMs / Math.max(1, rounds.length), shortestRoundMs), longestRoundMs))

export function bucketLabel(bucket: Bucket): string {
  if (bucket.kind === "add") return bucket.points < 0 ? `−${-bucket.points}` : `${bucket.points}`
  if (bucket.kind === "times") return `×${bucket.factor}`
  return bucket.kind === "ball" ? "+1" : ""
}
