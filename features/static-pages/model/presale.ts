/** Terms of the sale, if it ever opens. Amounts are in lamports. */
export const presale = {
  dghrtPerSol: 1_000_000n,
  minLamports: 100_000_000n,
  maxLamports: 10_000_000_000n,
  goalLamports: 1_000_000_000_000n,
} as const

/** Smallest units of DGHRT (9 decimals, as SOL) for an amount of lamports. */
export const dghrtFor = (lamports: bigint): bigint => lamports * presale.dghrtPerSol
