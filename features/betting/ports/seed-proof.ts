/** The arithmetic of the draw, as `@dghrt/fairness` has it: what a node calls a result is recomputed with it. */
export interface SeedProof {
  /** SHA-256 of the seed's text, 64 hex digits. */
  hashSeed(rngSeed: string): Promise<string>
  /** Which of `outcomes` equally likely results the two seeds draw. */
  drawnIndex(seeds: { rngSeed: string; clientSeed: string; nonce: number }, outcomes: number): Promise<number>
}
