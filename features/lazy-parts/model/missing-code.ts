// Each engine words it differently: Chromium, Firefox, Safari, and Vite for a style sheet.
const saidBy =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** True when a page's own code could not be fetched: the network went, or a newer build took the old files away. */
export const missingCode = (error: unknown): boolean => error instanceof Error && saidBy.test(error.message)
