/** One thing a proof asserts, with the figure it was judged by. */
export interface Claim {
  text: string
  held: boolean
  figure: string
}

export interface ProofOptions {
  /** All thirteen themes where a proof draws themes; three otherwise. */
  full: boolean
  /** How many bets the chaos places. */
  bets?: number
  /** Ends the chaos after this time, whatever it has seen. */
  minutes?: number
  /** Repeats what a run drew by chance. */
  seed?: number
}

export interface Proof {
  name: string
  /** What it shows, as `npm run prove -- --list` prints it. */
  proves: string
  /** How long it takes on two cores. */
  minutes: number
  /** What it keeps busy. One of each of the first two runs at a time; one that measures, or fills both cores, runs alone. */
  occupies: "browser" | "server" | "machine"
  /** Plays in a browser, against the app as it is built for players. */
  builtApp?: boolean
  /** Reports each claim when it is settled; `say` is for progress. */
  run(report: (claim: Claim) => void, say: (line: string) => void, options: ProofOptions): Promise<void>
}
