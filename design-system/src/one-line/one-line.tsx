import type { ReactNode } from "react"
import { cn } from "../lib/cn"
import { joinText } from "../lib/join-text"

/**
 * A label that stays on one line and ends in an ellipsis where its control has no more room; its whole text is still the
 * name. Enlarged text in a narrow window has more lines instead. What is not plain text lays itself out.
 */
export function OneLine({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const content = joinText(children)
  if (typeof content !== "string") return <span className="contents">{content}</span>
  // Only sideways: the line is as high as its letters, and their tails reach below it.
  return (
    <span
      className={cn("min-w-0 overflow-x-clip text-ellipsis max-5xs:wrap-anywhere max-5xs:overflow-visible", className)}
    >
      {content}
    </span>
  )
}
