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
    const panel = tabs.current?.querySelector("[data-slot=tabs-content][data-state=active]")
    if (panel && panel.getBoundingClientRect().top > innerHeight / 2)
      tabs.current?.scrollIntoView({ block: "start", behavior: "instant" })
  }, [tab])
  return tabs
}
