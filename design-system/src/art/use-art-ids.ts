import { useId } from "react"

/** Names this instance's gradients and clips, so that the same picture twice on a page paints from its own. */
export function useArtIds(): (part: string) => string {
  // React frames its ids with characters that need escaping inside url().
  const base = `art${useId().replace(/\W/g, "")}`
  return (part) => `${base}-${part}`
}

export const url = (id: string) => `url(#${id})`
