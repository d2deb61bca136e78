/** Numbers from 0 up to 1 that are the same on every draw of one seed, so that a picture never changes between renders. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}
