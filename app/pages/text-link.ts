/** Classes of a link within a paragraph. */
export const textLink = "font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
