import { Children, type ReactNode } from "react"

/**
 * Several pieces of text as one, other content unchanged. An element with one piece of text replaces it as a whole when it
 * changes; of several pieces each keeps its own text node, which a browser that translates the page takes out.
 */
export function joinText(content: ReactNode): ReactNode {
  if (typeof content === "string") return content
  const pieces = Children.toArray(content)
  const isText = (piece: (typeof pieces)[number]) => typeof piece === "string" || typeof piece === "number"
  return pieces.length > 0 && pieces.every(isText) ? pieces.join("") : content
}
