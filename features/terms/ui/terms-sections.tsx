import { Scale } from "lucide-react"
import type { Terms } from "#contract/terms"
import { edgeReminder } from "../model/terms"

/** The terms, numbered, so that a section can be cited. */
export function TermsSections({ terms }: { terms: Terms }) {
  return (
    <ol>
      {terms.sections.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.875rem_minmax(0,1fr)] gap-x-3.5 border-hair py-3.5 first:pt-0 not-first:border-t"
        >
          <span
            aria-hidden
            className="grid size-7.5 place-items-center rounded-full bg-surface-hover font-[650] text-sm tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-[650] leading-7.5">{title}</h3>
            <p className="text-[0.90625rem] text-text-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function EdgeReminder() {
  return (
    <p className="flex items-start gap-2 text-sm text-warning">
      <Scale aria-hidden className="mt-px size-4.5 shrink-0" strokeWidth={1.75} />
      {edgeReminder}
    </p>
  )
}
