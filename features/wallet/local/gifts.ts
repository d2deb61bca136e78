/** Signatures, and tokens, of what the faucet gave to this page, whose player has asked for it and reads there that it comes. */
export const gifts = new Set<string>()
