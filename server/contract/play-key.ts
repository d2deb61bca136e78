/** How many of a player's newest plays the server names. */
export const maxNewest = 40

/** Names a play for good: no wallet draws a client seed twice. */
export const playKey = ({ nonce, clientSeed }: { nonce: number; clientSeed: string }): string =>
  `${nonce}-${clientSeed}`.slice(0, 120)
