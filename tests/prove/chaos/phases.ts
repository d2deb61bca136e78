/** Where a bet is when a fault begins. */
export const phases = ["before press", "approving", "sent", "waiting for result", "reveal", "run open"] as const
export type Phase = (typeof phases)[number]

/** A kind of fault at a point of a bet. */
export interface Pair {
  fault: string
  phase: Phase
}

export const nameOf = ({ fault, phase }: Pair) => `${fault} × ${phase}`

/** What a player's browser and connection can show. */
export interface Abilities {
  /** Chromium's own controls of tabs and network. */
  tabs: boolean
  /** Asks the node itself and over a socket; the others ask the gateway. */
  direct: boolean
}

export interface Possible extends Pair {
  /** What the player's browser and connection have to be like. */
  needs: Partial<Abilities>
}

/** Gives each player the pair that was tried least, so that every pair is tried; ties by the seed. */
export class Schedule {
  private readonly tried = new Map<string, number>()

  constructor(
    private readonly possible: readonly Possible[],
    private readonly random: () => number,
  ) {
    for (const pair of possible) this.tried.set(nameOf(pair), 0)
  }

  /** `run`: whether a run of several bets is open. */
  next({ tabs, direct }: Abilities, run: boolean): Possible {
    const fitting = this.possible.filter(
      ({ needs, phase }) =>
        (needs.tabs ?? tabs) === tabs && (needs.direct ?? direct) === direct && (phase === "run open") === run,
    )
    const fewest = Math.min(...fitting.map((pair) => this.timesOf(pair)))
    const rarest = fitting.filter((pair) => this.timesOf(pair) === fewest)
    const chosen = rarest[Math.floor(this.random() * rarest.length)]
    if (!chosen) throw new Error("No fault fits this player")
    // Counted when it is taken, so that two players do not take the same one; given back when it did not happen.
    this.tried.set(nameOf(chosen), fewest + 1)
    return chosen
  }

  /** The bet ended before the fault could begin. */
  giveBack(pair: Pair) {
    this.tried.set(nameOf(pair), this.timesOf(pair) - 1)
  }

  get fewest(): number {
    return Math.min(...this.tried.values())
  }

  /** Pairs that were tried less often. */
  below(times: number): string[] {
    return this.possible.filter((pair) => this.timesOf(pair) < times).map(nameOf)
  }

  get pairs(): number {
    return this.possible.length
  }

  private timesOf = (pair: Pair) => this.tried.get(nameOf(pair)) ?? 0
}
