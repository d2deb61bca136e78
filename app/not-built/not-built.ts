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
} as const satisfies Record<string, Missing>

export type NotBuilt = keyof typeof notBuilt

type Entries = typeof notBuilt

/** Those that have a page of their own. */
export type NotBuiltPageId = {
  [Id in NotBuilt]: Entries[Id] extends { pages: readonly string[] } ? Id : never
}[NotBuilt]
