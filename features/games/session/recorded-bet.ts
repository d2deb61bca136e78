import { memoryOf } from "./round-memory"

/** What this browser saw on chain before it signed a bet of the wallet; null where it did not sign it, or has forgotten it. */
export function recordedBet(wallet: string, signature: string): { hashedSeed: string; nonce: number } | null {
  const { history, unrevealed } = memoryOf(wallet).read()
  const result = [...history, ...(unrevealed ? [unrevealed] : [])].find((each) => each.signature === signature)
  return result && result.hashedSeed !== null ? { hashedSeed: result.hashedSeed, nonce: result.nonce } : null
}
