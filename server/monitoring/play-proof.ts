import { createHash, createHmac } from "node:crypto"
import type { SettledGame } from "../database/settled-game"

/**
 * Whether a play's result follows from its seeds, and its seed from the hash that the play before it published. Null when the play
 * is not stored whole, or the play before it is missing: a result alone says nothing, because any seed has one.
 */
export function isProven(play: SettledGame, before: SettledGame | undefined): boolean | null {
  const { rngSeed, clientSeed, nonce, resultIndex, bet } = play
  if (rngSeed === null || clientSeed === null || nonce === null || resultIndex === null || !bet?.length) return null
  const draw = createHmac("sha256", rngSeed).update(`${clientSeed}-${nonce}`).digest("hex")
  if (Number.parseInt(draw.slice(0, 5), 16) % bet.length !== resultIndex) return false
  if (before?.nonce !== nonce - 1 || before.nextRngSeedHashed === null) return null
  return createHash("sha256").update(rngSeed).digest("hex") === before.nextRngSeedHashed
}
