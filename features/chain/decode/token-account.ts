import type { AccountBytes } from "./account-bytes"
import { ByteReader } from "./byte-reader"

/** Mint, owner, amount, delegate, state and what follows them. */
export const tokenAccountBytes = 165
/** The state of a token account that its issuer has frozen. */
const FROZEN = 2

export interface TokenAccount {
  amount: bigint
  frozen: boolean
}

/** Null where it is not open: lamports that were sent to its address leave it without data. */
export function readTokenAccount(account: AccountBytes): TokenAccount | null {
  if (!account || account.data.length < tokenAccountBytes) return null
  const at = new ByteReader(account.data)
  at.take(2 * 32) // mint, owner
  const amount = at.u64()
  at.take(4 + 32) // delegate
  return { amount, frozen: at.u8() === FROZEN }
}
