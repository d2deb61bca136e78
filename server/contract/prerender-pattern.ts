/** The build writes this for the operator's address, which only the server knows. */
export const creatorPlaceholder = "OPERATOR-ADDRESS"

/**
 * Under which name the page at `pathname` may have been prerendered. A game page is prerendered once for all wallets,
 * because what it shows before a wallet has connected does not depend on the wallet in its address; so is the frame of a
 * transaction page.
 */
export function prerenderPattern(pathname: string): string {
  if (/^\/explorer\/transaction\/[^/]+$/.test(pathname)) return "/explorer/transaction/*"
  const [, wallet, game] = /^\/game\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  if (wallet === undefined || game === undefined) return pathname
  return `/game/${wallet.toLowerCase() === "demo" ? "demo" : "*"}/${game.toLowerCase()}`
}
