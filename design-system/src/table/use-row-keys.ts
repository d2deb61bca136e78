import { type KeyboardEvent, type RefObject, useRef, useState } from "react"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"

export interface RowKeys {
  /** The row whose link is reached with Tab, by position in the sorted rows. */
  active: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: { target: EventTarget }) => void
}

interface Rows {
  /** In the order in which they are shown; an id stays with its row when others are added or sorted. */
  rows: readonly { id: string }[]
  /** Rows that Page Up and Page Down pass over. */
  page: () => number
  /** Brings a row into view, and into the document where only the rows in view are drawn. */
  reveal: (index: number) => void
  body: RefObject<HTMLElement | null>
}

const indexOf = (target: EventTarget) =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? Number.NaN)
    : Number.NaN

/** Where the row is now; where it was, or the last row, once it has gone. */
function indexOfRow(rows: Rows["rows"], { id, index }: { id: string | undefined; index: number }) {
  const at = id === undefined || rows[index]?.id === id ? index : rows.findIndex((row) => row.id === id)
  return Math.min(at === -1 ? index : at, Math.max(rows.length - 1, 0))
}

/** Arrow keys, Home, End, Page Up and Page Down lead from row to row. */
export function useRowKeys({ rows, page, reveal, body }: Rows): RowKeys {
  const [reached, setReached] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 })
  const active = indexOfRow(rows, reached)
  const setActive = (index: number) => setReached({ id: rows[index]?.id, index })
  const wanted = useRef<number | null>(null)

  // A row far away is drawn only after the table has scrolled to it.
  useIsomorphicLayoutEffect(() => {
    if (wanted.current === null) return
    const link = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] [tabindex]`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // What else is in a row, a field for example, keeps its own keys.
    if (!(event.target instanceof Element) || !event.target.hasAttribute("tabindex")) return
    const index = indexOf(event.target)
    if (Number.isNaN(index) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: index + page(),
      PageUp: index - page(),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(step, 0), rows.length - 1)
    wanted.current = next
    setActive(next)
    reveal(next)
  }

  return {
    active,
    onKeyDown,
    onFocus: ({ target }) => {
      const index = indexOf(target)
      if (!Number.isNaN(index)) setActive(index)
    },
  }
}
