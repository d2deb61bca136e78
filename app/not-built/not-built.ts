import type { ArtId } from "@dghrt/design-system"

interface Missing {
  title: string
  /** What will be here, worded so that it cannot be mistaken for the feature itself. */
  text: string
  /** Pages that show the frame; none where only a modal is missing. */
  pages?: readonly string[]
  art?: ArtId
}

/**
 * What the specification promises and no issue has built yet, with the sentence a visitor reads in its place.
 * One test reads this list; it is empty when the product is complete.
 */
export const notBuilt = {
  jackpot: {
    title: "Jackpot",
    text: "The jackpot's balance, odds and last winners will be shown here.",
    pages: ["/jackpot"],
    art: "slots",
  },
  bonus: { title: "Bonus", text: "Your free plays will be counted here.", pages: ["/bonus"], art: "flip" },
  status: { title: "Connection status", text: "The status of the network and of this site will be shown here." },
  propagation: {
    title: "DNS propagation",
    text: "The DNS status of this site will be shown here.",
    pages: ["/propagation"],
    art: "plinko",
  },
} as const satisfies Record<string, Missing>

export type NotBuilt = keyof typeof notBuilt

type Entries = typeof notBuilt

/** Those that have a page of their own. */
export type NotBuiltPageId = {
  [Id in NotBuilt]: Entries[Id] extends { pages: readonly string[] } ? Id : never
}[NotBuilt]
