import { Check } from "lucide-react"
import { type CSSProperties, memo, type ReactNode } from "react"
import { same } from "../kit/same"
import "./screen.css"

export interface LadderRow {
  id: string | number
  label: string
  /** Under the label: a chance, a count. */
  detail?: string
  value: string
  /** The row's game piece, 24 to 28 px. */
  piece?: ReactNode
  kind: "win" | "push" | "partial" | "loss"
  /** The row that applies now. */
  current: boolean
  /** A draw has passed it: from so long after the row is drawn so. It says nothing of a win. */
  litAfterMs?: number
}

const values = { win: "text-success", push: "text-text-secondary", partial: "text-text", loss: "text-text-muted" }

/** A game's memory beside its board. */
export const Ladder = memo(function Ladder({
  title,
  rows,
  empty,
}: {
  title: string
  rows: readonly LadderRow[]
  empty: string
}) {
  // Seven rows of two lines draw closer on a low board.
  const tall = rows.some(({ detail }) => detail !== undefined)
  return (
    <section aria-label={title} className="flex min-h-0 flex-col justify-center gap-1">
      <h2 className="px-2 pb-1 text-text-muted type-label">{title}</h2>
      {rows.length === 0 && <p className="px-2 text-sm text-text-muted">{empty}</p>}
      <ol
        data-slot="ladder"
        data-tall={tall}
        className="grid min-h-0 auto-rows-[minmax(1.25rem,2.125rem)] gap-0.5 data-[tall=true]:auto-rows-[minmax(2rem,3.125rem)]"
      >
        {rows.map(({ id, label, detail, value, piece, kind, current, litAfterMs }) => (
          <li
            key={id}
            aria-current={current || undefined}
            data-lit={litAfterMs !== undefined || undefined}
            style={litAfterMs === undefined ? undefined : ({ "--lit-after": `${litAfterMs}ms` } as CSSProperties)}
            className="flex items-center justify-between gap-2 whitespace-nowrap rounded-sm px-2 text-sm text-text-muted aria-current:bg-[color-mix(in_oklab,var(--surface),var(--accent)_11%)] aria-current:text-text forced-colors:aria-current:outline-1 forced-colors:aria-current:-outline-offset-1"
          >
            <span className="flex min-w-0 items-center gap-1.5">
              {kind === "win" && <Check aria-label="Won" className="size-3.5 shrink-0" strokeWidth={1.75} />}
              {piece && <span className="shrink-0">{piece}</span>}
              <span className={piece ? "grid text-xs" : "grid leading-tight"}>
                <span className="truncate">{label}</span>
                {detail && <span className="text-text-muted text-xs">{detail}</span>}
              </span>
            </span>
            <b className={`font-semibold ${values[kind]}`}>{value}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}, same)
