/** One thing a proof asserts, with the figure it was judged by. */
export interface Claim {
  text: string
  held: boolean
  figure: string
}

export interface Proof {
  name: string
  /** Plays in a browser, against the app as it is built for players. */
  builtApp?: boolean
  /** Reports each claim when it is settled; `say` is for progress. */
  run(report: (claim: Claim) => void, say: (line: string) => void): Promise<void>
}
