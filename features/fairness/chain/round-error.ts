/** Why a signature leads to no round. */
export type RoundErrorReason =
  | "malformed"
  /** The node does not know the transaction. */
  | "unknown"
  | "failed"
  | "no-round"
  | "unsettled"
  /** The transaction settles more than one round. */
  | "several"
  | "cut-off"
  /** The node sent something else than what the signature signs. */
  | "forged"

/** Thrown by `fetchRound` where the node answered, and the answer holds no round. `message` is a sentence for the reader. */
export class RoundError extends Error {
  override readonly name = "RoundError"
  constructor(
    readonly reason: RoundErrorReason,
    message: string,
  ) {
    super(message)
  }
}
