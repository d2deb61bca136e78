export const lamportsPerSol = 1_000_000_000n
export const usdcDecimals = 6
/** One USDC in its smallest unit. */
export const usdcUnit = 1_000_000n
