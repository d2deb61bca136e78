/** What a page has to know of the wallet before it opens a game. */
export type WalletForGate = { status: "connecting" } | { status: "none" } | { status: "connected"; address: string }
