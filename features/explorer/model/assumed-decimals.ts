const NINE = 9
const mostWhole = 1_000_000n

/**
 * Decimals to read an amount with whose token is not known: a value above a million is taken for smallest units of a token with
 * nine decimals, as most are. Null below that, where it stays a number of smallest units.
 */
export const assumedDecimals = (value: bigint): number | null => (value > mostWhole || value < -mostWhole ? NINE : null)
