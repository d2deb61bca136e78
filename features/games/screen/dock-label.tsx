import type { ReactNode } from "react"

export interface DockLabelProps {
  /** Id of the field; without one the words are a group's. */
  htmlFor?: string
  id?: string
  children: ReactNode
  /** Why what was typed was left out. It stands in place of the words, also on a phone: the column is too narrow for both. */
  refusal: string | null
}

/** The words over a typed choice in the dock. A phone lays it out beside the stake without them. */
export function DockLabel({ htmlFor, id, children, refusal }: DockLabelProps) {
  const className = refusal ? "sr-only" : ""
  return (
    <div className={`text-text-muted type-label ${refusal ? "" : "handheld:sr-only"}`}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className={className}>
          {children}
        </label>
      ) : (
        <span id={id} className={className}>
          {children}
        </span>
      )}
      <span role="status" className="whitespace-nowrap normal-case tracking-normal">
        {refusal}
      </span>
    </div>
  )
}
