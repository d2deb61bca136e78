import type { WalletForGate } from "../kit/wallet-for-gate"

/** Owner of free play without a wallet. It is not a base58 address, so that it cannot equal a wallet's. */
export const VISITOR = "visitor"

interface FreePlayInput {
  /** The page is one of free play. */
  demo: boolean
  wallet: WalletForGate
  /** The operator lets visitors play for free. */
  visitorFreePlay: boolean
}

/**
 * Whose free play a page shows: a wallet's address, `VISITOR`, or null. `before` is what it showed last. A visitor who
 * connects a wallet keeps the visitor's round for as long as the page is open.
 */
export function freePlayerFor(before: string | null, { demo, wallet, visitorFreePlay }: FreePlayInput): string | null {
  if (!demo) return null
  if (before === VISITOR) return VISITOR
  if (wallet.status === "connected") return wallet.address
  if (wallet.status === "connecting") return before
  return visitorFreePlay ? VISITOR : null
}
