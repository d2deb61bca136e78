import { betMemory } from "@dghrt/betting"

/** What this browser saw on chain before it signed a bet of the wallet; null where it did not sign it, or has forgotten it. */
export function recordedBet(wallet: string, signature: string): { hashedSeed: string; nonce: number } | null {
  const { history, unrevealed } = betMemory(wallet).read()
  const result = [...history, ...(unrevealed ? [unrevealed] : [])].find((each) => each.signature === signature)
  return result && result.hashedSeed !== null ? { hashedSeed: result.hashedSeed, nonce: result.nonce } : null
}

/** Whether a bet of this wallet is on its way. */
export const hasPendingBet = (address: string): boolean => betMemory(address).read().pending !== null
