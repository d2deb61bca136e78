/** The facet's way up, then the words. */
export const REVEAL_MS = 800
