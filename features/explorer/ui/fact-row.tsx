import { CopyButton } from "@dghrt/design-system"
import type { ReactNode } from "react"

interface FactRowProps {
  label: string
  children: ReactNode
  /** What goes to the clipboard. */
  copy?: string
  aside?: ReactNode
  /** An id or an address: on a wide screen below the facts of the play. */
  id?: boolean
}

/** A row of a list of facts: label, value, and what can be done with it. In large text the value has a line of its own. */
export function FactRow({ label, children, copy, aside, id = false }: FactRowProps) {
  return (
    <div
      data-id={id}
      className="grid min-h-12 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-hair py-1.5 not-first:border-t sm:data-[id=true]:order-1 md:grid-cols-[7rem_minmax(0,1fr)_auto] @max-3xs:grid-cols-[minmax(0,1fr)_auto] @max-3xs:[&_data]:whitespace-normal"
    >
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 @max-3xs:order-last @max-3xs:col-span-full [&_a]:inline-flex [&_a]:min-h-11 [&_a]:flex-wrap [&_a]:items-center [&_a]:gap-x-1.5 [&_a]:text-primary [&_a:hover]:underline">
        {children}
      </dd>
      <dd className="empty:hidden">
        {aside}
        {copy !== undefined && <CopyButton text={copy} label={`Copy ${label.toLowerCase()}`} />}
      </dd>
    </div>
  )
}
