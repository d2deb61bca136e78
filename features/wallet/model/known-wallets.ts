export interface KnownWallet {
  name: string
  /** Where its makers give it away. */
  installUrl: string
  /** Opens a page inside the wallet's own browser; the page's address is appended to it. */
  browseUrl: string
}

/** Wallets to suggest where none was found, and to open on a phone, where wallets are no extensions. */
export const knownWallets: readonly KnownWallet[] = [
  { name: "Phantom", installUrl: "https://phantom.com/download", browseUrl: "https://phantom.app/ul/browse/" },
  { name: "Solflare", installUrl: "https://solflare.com/download", browseUrl: "https://solflare.com/ul/v1/browse/" },
  { name: "Backpack", installUrl: "https://backpack.app/download", browseUrl: "https://backpack.app/ul/v1/browse/" },
]

/** Names of the wallets that this page registers itself: the local network's, and the adapter that asks a phone. */
export const walletsOfPage: readonly string[] = ["Local Wallet", "Local Operator", "Mobile Wallet Adapter"]

/**
 * Leads to this page inside the wallet's browser, where the wallet can be connected. That browser stores nothing of what
 * this one knows, so that an invitation has to be in the address.
 */
export function deepLink({ browseUrl }: Pick<KnownWallet, "browseUrl">, page: string, referrer: string | null): string {
  const url = new URL(page)
  if (referrer !== null) url.searchParams.set("ref", referrer)
  return `${browseUrl}${encodeURIComponent(url.href)}?ref=${encodeURIComponent(url.origin)}`
}

/** A phone or tablet, where a wallet is an app. */
export const isPhone = (userAgent: string): boolean => /Android|iPhone|iPad|iPod/i.test(userAgent)
/** Mobile Wallet Adapter reaches the wallets of Android only. */
export const hasMobileAdapter = (userAgent: string): boolean => /Android/i.test(userAgent) && !/; wv\)/.test(userAgent)
