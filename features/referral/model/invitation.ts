import { fromBase58 } from "#contract/base58"

/** A Solana address is never longer, so that nothing longer needs decoding. */
const longestAddress = 44

export const isWallet = (text: string): boolean => text.length <= longestAddress && fromBase58(text)?.length === 32

/** A letter, a digit or dots after base58 mean that the address is another one, changed or shortened. */
const wholeAddress = /^[^\p{L}\p{N}]*([1-9A-HJ-NP-Za-km-z]+)(?![\p{L}\p{M}\p{N}…]|\.\.)/u

/**
 * The wallet that a link names as its referrer, in `ref` or in the published client's `code`; null without a usable one.
 * Messengers let text follow a link, escape it, double it, or put characters without width into it.
 */
export function referrerIn(search: string): string | null {
  const text = [...new URLSearchParams(search)].map((pair) => pair.join("=")).join("&")
  // Every second part is the name of the value that follows.
  const parts = text.replace(/\p{Cf}/gu, "").split(/(?:^|[?&;])(ref|code)=/i)
  const named = (name: string) =>
    parts
      .map((part, at) => (parts[at - 1]?.toLowerCase() === name ? wholeAddress.exec(part)?.[1] : undefined))
      .find((address) => address !== undefined && isWallet(address))
  return named("ref") ?? named("code") ?? null
}

/** The link by which a wallet invites. */
export const referralLink = (origin: string, wallet: string): string => `${origin}/?ref=${wallet}`
