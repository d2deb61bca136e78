import { Button, cn } from "@dghrt/design-system"
import { Hourglass } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { OtherBetWords } from "./other-bet-words"

export interface OtherBetNoticeProps {
  /** Null while no other bet of the wallet is under way. */
  words: OtherBetWords | null
  /** Wraps the way to the bet's own board. */
  link: ((content: ReactNode) => ReactElement) | undefined
  onDismiss: () => void
  /** Nothing shows through it, and it keeps no distance to what follows. */
  overPicture?: boolean
}

/** One line that names the wallet's bet in another game or token, with the way to its board. Announced when it appears. */
export function OtherBetNotice({ words, link, onDismiss, overPicture = false }: OtherBetNoticeProps) {
  return (
    <div role="status">
      {words && (
        <p
          data-slot="other-bet"
          className={cn(
            "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md py-1.5 ps-4 pe-2 text-sm text-text",
            overPicture ? "border-(length:--border-w) border-border bg-background [border-style:solid]" : "well mb-3",
          )}
        >
          <Hourglass aria-hidden className="size-4.5 shrink-0 text-info" strokeWidth={1.75} />
          <span className="min-w-0 flex-1">{words.text}</span>
          {words.action?.kind === "open" && link && (
            <Button asChild size="sm">
              {link(words.action.label)}
            </Button>
          )}
          {words.action?.kind === "dismiss" && (
            <Button size="sm" onClick={onDismiss}>
              {words.action.label}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
