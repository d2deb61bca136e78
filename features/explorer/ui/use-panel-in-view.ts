import { useEffect, useRef } from "react"

/**
 * For the element of the tabs: after a change of tab, brings their row to the top of the view where the panel would begin
 * in the lower half, below what a press on the tab lets the reader see. The focus stays on the tab.
 */
export function usePanelInView(tab: string) {
  const tabs = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The panel begins below the row, and has no place of its own before the next render.
    const row = tabs.current?.querySelector("[role=tablist]")
    if (row && row.getBoundingClientRect().bottom > innerHeight / 2)
      tabs.current?.scrollIntoView({ block: "start", behavior: "instant" })
  }, [tab])
  return tabs
}
