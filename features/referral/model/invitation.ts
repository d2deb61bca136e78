import { fromBase58 } from "#contract/base58"

/** A Solana address is never longer, so that nothing longer needs decoding. */
const longestAddress = 44

export const isWallet = (text: string): boolean => text.length <= longestAddress && fromBase58(text)?.length === 32

/** The wallet that a link names as its referrer, in `ref` or in the published client's `code`; null without a usable one. */
export function referrerIn(search: string): string | null {
  const params = new URLSearchParams(search)
  const named = params.get("ref") ?? params.get("code")
  return named !== null && isWallet(named) ? named : null
}

/** The link by which a wallet invites. */
export const referralLink = (origin: string, wallet: string): string => `${origin}/?ref=${wallet}`
