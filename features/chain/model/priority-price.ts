const MICRO = 1_000_000n

/**
 * The price of a compute unit, in micro-lamports, at which a transaction with this limit pays the whole fee. The network
 * multiplies the two and rounds up, so up to a million units it charges the fee to the lamport, and never more than it.
 */
export const unitPrice = (feeLamports: bigint, unitLimit: number): bigint => (feeLamports * MICRO) / BigInt(unitLimit)

/** What a transaction with this limit pays at a price, in lamports. */
export const priorityFee = (microLamportsPerUnit: bigint, unitLimit: number): bigint =>
  (microLamportsPerUnit * BigInt(unitLimit) + MICRO - 1n) / MICRO
