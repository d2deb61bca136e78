import { Badge } from "@dghrt/design-system"
import type { ReactNode } from "react"
import "./jackpot-figure.css"

export interface JackpotFrameProps {
  /** What the figure is, "Current jackpot" by default. */
  label?: string
  /** Beside the label. */
  about?: ReactNode
  figure: ReactNode
  /** The unit after the figure. */
  symbol?: string | undefined
  note?: ReactNode
  /** Whether the player's bets take part; unknown for a visitor. */
  taking?: boolean
  /** Beside the note. */
  more?: ReactNode
}

/** The place of the jackpot, or of what stands there instead: as tall before its figure is known as after. */
export function JackpotFrame({
  label = "Current jackpot",
  about,
  figure,
  symbol,
  note,
  taking,
  more,
}: JackpotFrameProps) {
  return (
    <div data-slot="jackpot-figure" className="grid justify-items-start gap-1.5">
      <p className="flex min-h-6.5 flex-wrap items-center gap-x-2 type-label text-text-muted 2xs:whitespace-nowrap">
        <span>{label}</span>
        {about}
        {taking !== undefined && <Badge tone={taking ? "success" : "quiet"}>{taking ? "ENABLED" : "DISABLED"}</Badge>}
      </p>
      <p className="type-display min-h-[1lh] text-[calc(var(--jackpot-size,3rem)*var(--display-scale))] leading-none">
        <span className="contents">{figure}</span>
        {symbol && <span className="ms-2 font-sans font-semibold text-accent text-base md:text-xl">{symbol}</span>}
      </p>
      <p className="flex min-h-5 flex-wrap gap-x-3 text-sm text-text-muted">
        <span>{note}</span>
        {more}
      </p>
    </div>
  )
}

/** Shown instead of an unknown figure; never a zero. */
export const unknownJackpot = <span className="jackpot-gold">—</span>
